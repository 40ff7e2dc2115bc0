import { type Locale, languageTag } from '../texts/locales.ts'
import { addDays, clockIn } from './delivery/days.ts'

/**
 * The shop's time zone, of its days and deadlines. Commerce has its own setting: `dispatch.origin`
 * in its `lib/terms.ts`.
 */
export const timeZone = 'Europe/Stockholm'

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
  dayText(`${addDays(clockIn(timeZone, new Date(time)).day, 14)}T12:00:00Z`, language)
