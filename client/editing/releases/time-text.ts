import { type Locale, languageTag } from '../../shared/texts/locales.ts'

/** Formats a time in this browser's time zone, like "1 Dec 2026, 08:00". */
export const formatTime = (time: string, locale: Locale) =>
  new Date(time).toLocaleString(languageTag(locale), { dateStyle: 'medium', timeStyle: 'short' })
