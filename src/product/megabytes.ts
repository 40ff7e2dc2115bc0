import { formatNumber } from '#client/shared/texts/locales.ts'
import type { Language } from '#client/shared/texts/use-translate.ts'

/** Formats a size in bytes as a number of MB without the unit, rounded up to tenths. */
export const formatMegabytes = (bytes: number, { locale }: Pick<Language, 'locale'>): string =>
  formatNumber(Math.ceil(bytes / 100_000) / 10, locale)

/** Estimates how many bytes the view of a 3D model loads: scripts and the compressed model. */
export const estimateViewBytes = (bytes: number): number => 150_000 + 0.4 * bytes
