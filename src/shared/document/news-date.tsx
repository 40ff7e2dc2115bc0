import { languageTag, oncePerLocale } from '#client/shared/texts/locales.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'

const formatOf = oncePerLocale(
  locale => new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'long', timeZone: 'UTC' }),
)

/** A date in the page's language: "12 November 2026". `date` is an ISO date. */
export function NewsDate({ date }: { date: string }) {
  const { locale } = useLanguage()
  return (
    <time className="news-date" dateTime={date}>
      {formatOf(locale).format(new Date(date))}
    </time>
  )
}
