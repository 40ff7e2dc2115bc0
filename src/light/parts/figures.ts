import { formatNumber } from '#client/shared/texts/locales.ts'
import type { Language } from '#client/shared/texts/use-translate.ts'

/* Figures with their units, joined by a no-break space as in the catalogue's other facts. */

/** With one decimal at most. */
export const figure = (value: number, { locale }: Pick<Language, 'locale'>) => formatNumber(value, locale, 1)

const withUnit =
  (unit: string, decimals: number) =>
  (value: number | null, { locale }: Pick<Language, 'locale'>) =>
    `${formatNumber(value ?? 0, locale, decimals)}\u00a0${unit}`

export const watts = withUnit('W', 1)
export const mm = withUnit('mm', 0)
export const lumens = withUnit('lm', 0)
export const lux = withUnit('lx', 0)
export const squareMetres = withUnit('m²', 1)
export const kilowattHours = withUnit('kWh', 1)

/** Of mm. */
export const cm = (value: number, language: Pick<Language, 'locale'>) => withUnit('cm', 1)(value / 10, language)
