import { type Locale, languageTag } from '../texts/locales.ts'
import { addDays, readClock } from './delivery/days.ts'

/**
 * The shop's time zone, for its dates and deadlines. The embedded commerce service has its own
 * setting: `dispatch.origin` in its `lib/terms.ts`.
 */
export const timeZone = 'Europe/Stockholm'

/** Formats an ISO time to the minute, for example "21 November 2026 at 23:14 CET". */
export const formatMoment = (time: string, language: Locale) =>
  new Intl.DateTimeFormat(languageTag(language), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(new Date(time))

/** Formats a date, "21 November 2026". `time` is an ISO time. */
export const formatDay = (time: string, language: Locale) =>
  new Intl.DateTimeFormat(languageTag(language), { dateStyle: 'long', timeZone }).format(new Date(time))

/**
 * Formats the date of a time from the checkout interface. `date` is in UTC. Texts in other formats
 * are returned unchanged.
 */
export function formatWireDay(date: string, language: Locale): string {
  const time = `${date.replace(' ', 'T')}Z`
  return Number.isNaN(Date.parse(time)) ? date : formatDay(time, language)
}

/**
 * The last day of the fourteen-day period for returns and refunds, formatted. `time` is an ISO
 * time.
 */
export const formatFortnightAfter = (time: string, language: Locale) =>
  formatDay(`${addDays(readClock(timeZone, new Date(time)).day, 14)}T12:00:00Z`, language)
