import { type Locale, languageTag } from '#client/i18n/locales.ts'
import { useLanguage } from '#client/i18n/use-translate.ts'

/** Creating a format is much more expensive than using it. */
const formats = new Map<Locale, Intl.DateTimeFormat>()

function formatOf(locale: Locale): Intl.DateTimeFormat {
  const known = formats.get(locale)
  if (known) return known
  const format = new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'long', timeZone: 'UTC' })
  formats.set(locale, format)
  return format
}

/** A date in the page's language: "12 November 2026". `date` is an ISO date. */
export function NewsDate({ date }: { date: string }) {
  const { locale } = useLanguage()
  return (
    <time className="news-date" dateTime={date}>
      {formatOf(locale).format(new Date(date))}
    </time>
  )
}
