import { languageTag } from '#client/i18n/locales.ts'
import { useLanguage } from '#client/i18n/use-translate.ts'

/** A date in the page's language: "12 November 2026". `date` is an ISO date. */
export function NewsDate({ date }: { date: string }) {
  const { locale } = useLanguage()
  const format = new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <time className="news-date" dateTime={date}>
      {format.format(new Date(date))}
    </time>
  )
}
