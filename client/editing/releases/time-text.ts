import { type Locale, languageTag } from '../../shared/texts/locales.ts'

/** "1 Dec 2026, 08:00", in this browser's time zone. */
export const timeText = (time: string, locale: Locale) =>
  new Date(time).toLocaleString(languageTag(locale), { dateStyle: 'medium', timeStyle: 'short' })
