import { formatNumber } from '#client/shared/texts/locales.ts'
import type { Language } from '#client/shared/texts/use-translate.ts'

/** Formats a size in MB, rounded up to tenths, without the unit. */
export const formatMegabytes = (bytes: number, { locale }: Pick<Language, 'locale'>): string =>
  formatNumber(Math.ceil(bytes / 100_000) / 10, locale)

/** Estimates what a view of a 3D model loads at most: its code and the compressed file. */
export const estimateViewBytes = (bytes: number): number => 150_000 + 0.4 * bytes
