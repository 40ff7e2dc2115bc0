import { type Locale, languageTag } from '../texts/locales.ts'
import type { Language } from '../texts/use-translate.ts'
import { CommerceError } from './error.ts'

/**
 * Formats a waiting time, e.g. "12 minutes", rounded up: seconds below 2 minutes, minutes below 2
 * hours, then hours.
 */
export function formatWait(seconds: number, locale: Locale): string {
  const [unit, length] = seconds < 120 ? ['second', 1] : seconds < 7200 ? ['minute', 60] : ['hour', 3600]
  const format = new Intl.NumberFormat(languageTag(locale), { style: 'unit', unit, unitDisplay: 'long' })
  return format.format(Math.ceil(seconds / length))
}

/**
 * The message for a rate-limited call; null for other errors, or when the response has no waiting
 * time.
 */
export const formatTooMany = (error: unknown, { t, locale }: Pick<Language, 't' | 'locale'>): string | null =>
  error instanceof CommerceError && error.status === 429 && error.retryAfter !== null
    ? t('error.tooMany', { time: formatWait(error.retryAfter, locale) })
    : null
