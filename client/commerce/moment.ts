import { type Locale, languageTag } from '../i18n/locales.ts'

/** The shop's time zone: legal deadlines are shown in it, with its name. */
const timeZone = 'Europe/Stockholm'

/** A moment to the second, "21 November 2026 at 23:14:05 CET". `time` is an ISO time. */
export const momentText = (time: string, language: Locale) =>
  new Intl.DateTimeFormat(languageTag(language), { dateStyle: 'long', timeStyle: 'long', timeZone }).format(
    new Date(time),
  )

/** A date, "21 November 2026". `time` is an ISO time. */
export const dayText = (time: string, language: Locale) =>
  new Intl.DateTimeFormat(languageTag(language), { dateStyle: 'long', timeZone }).format(new Date(time))

/** The date of one of the wire's times, in UTC; a platform's other formats stay as they are. */
export function wireDayText(date: string, language: Locale): string {
  const time = `${date.replace(' ', 'T')}Z`
  return Number.isNaN(Date.parse(time)) ? date : dayText(time, language)
}

/** The last day of the fourteen-day period for returns and refunds. `time` is an ISO time. */
export const fortnightAfter = (time: string, language: Locale) =>
  dayText(new Date(Date.parse(time) + 14 * 24 * 60 * 60 * 1000).toISOString(), language)
