import { type Locale, languageTag } from '../texts/locales.ts'
import type { Language } from '../texts/use-translate.ts'
import { CommerceError } from './error.ts'

/**
 * A waiting time in words, e.g. "12 minutes", rounded up: seconds below 2 minutes, minutes below 2
 * hours.
 */
export function waitTime(seconds: number, locale: Locale): string {
  const [unit, length] = seconds < 120 ? ['second', 1] : seconds < 7200 ? ['minute', 60] : ['hour', 3600]
  const format = new Intl.NumberFormat(languageTag(locale), { style: 'unit', unit, unitDisplay: 'long' })
  return format.format(Math.ceil(seconds / length))
}

/** The message for a rate-limited call; null for other errors, and without a waiting time. */
export const tooManyText = (error: unknown, { t, locale }: Pick<Language, 't' | 'locale'>): string | null =>
  error instanceof CommerceError && error.status === 429 && error.retryAfter !== null
    ? t('error.tooMany', { time: waitTime(error.retryAfter, locale) })
    : null
