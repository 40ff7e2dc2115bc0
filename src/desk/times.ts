import { type Locale, languageTag } from '#client/shared/texts/locales.ts'

/** The shop's time zone, in which the desk shows all times. */
export const shopZone = 'Europe/Stockholm'

/** Formats an ISO time as a date in the shop's time zone, such as `27 Nov 2026`. */
export const formatShopDate = (time: string, locale: Locale) =>
  new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'medium', timeZone: shopZone }).format(new Date(time))

/** Formats an ISO time as a date and time in the shop's time zone. */
export const formatShopTime = (time: string, locale: Locale) =>
  new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'medium', timeStyle: 'short', timeZone: shopZone }).format(
    new Date(time),
  )
