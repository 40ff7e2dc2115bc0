import { formatNumber } from '#client/shared/texts/locales.ts'
import type { Language } from '#client/shared/texts/use-translate.ts'

/* Functions that format numbers with units, joined by a no-break space. */

/** Formats a number with at most one decimal. */
export const formatFigure = (value: number, { locale }: Pick<Language, 'locale'>) => formatNumber(value, locale, 1)

const withUnit =
  (unit: string, decimals: number) =>
  (value: number | null, { locale }: Pick<Language, 'locale'>) =>
    `${formatNumber(value ?? 0, locale, decimals)}\u00a0${unit}`

export const formatWatts = withUnit('W', 1)
export const formatMm = withUnit('mm', 0)
export const formatLumens = withUnit('lm', 0)
export const formatLux = withUnit('lx', 0)
export const formatSquareMetres = withUnit('m²', 1)
export const formatKilowattHours = withUnit('kWh', 1)

/** Formats a length that is given in mm. */
export const formatCm = (value: number, language: Pick<Language, 'locale'>) => withUnit('cm', 1)(value / 10, language)
