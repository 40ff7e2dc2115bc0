import { formatNumber } from '#client/shared/texts/locales.ts'
import type { Language } from '#client/shared/texts/use-translate.ts'

/** A size in the language's digits, rounded up to tenths. */
export const megabytes = (bytes: number, { locale }: Pick<Language, 'locale'>): string =>
  formatNumber(Math.ceil(bytes / 100_000) / 10, locale)

/** At most what a view of a model of `bytes` loads: its code, and the file compressed. */
export const viewBytes = (bytes: number): number => 150_000 + 0.4 * bytes
