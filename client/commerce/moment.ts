import { type Locale, languageTag } from '../i18n/locales.ts'

/**
 * The shop's own clock: days and hours that the law asks for are told by it, with its name beside
 * them.
 */
const timeZone = 'Europe/Stockholm'

/** A moment to the second, "21 November 2026 at 23:14:05 CET". `time` is an ISO time. */
export const momentText = (time: string, language: Locale) =>
  new Intl.DateTimeFormat(languageTag(language), { dateStyle: 'long', timeStyle: 'long', timeZone }).format(
    new Date(time),
  )

/** A day, "21 November 2026". `time` is an ISO time. */
export const dayText = (time: string, language: Locale) =>
  new Intl.DateTimeFormat(languageTag(language), { dateStyle: 'long', timeZone }).format(new Date(time))

/**
 * The last of the fourteen days in which goods are sent back and money is repaid. `time` is an ISO
 * time.
 */
export const fortnightAfter = (time: string, language: Locale) =>
  dayText(new Date(Date.parse(time) + 14 * 24 * 60 * 60 * 1000).toISOString(), language)
