import type { Measures, Replacer } from '../entries/facts.ts'
import { formatNumber, type Locale } from '../lib/localize.ts'
import { contentTexts } from '../lib/texts.ts'

// Facts as texts in each language. A no-break space joins figures and units.

const space = '\u00a0'

export const formatWithUnit = (name: string) => (value: number, locale: Locale) =>
  `${formatNumber(value, locale)}${space}${name}`

export const formatHours = (value: number, locale: Locale) =>
  formatWithUnit(contentTexts[locale].facts.hours)(value, locale)

/** From mm. */
export const formatMetres = (value: number, locale: Locale) => formatWithUnit('m')(value / 1000, locale)

/** Without a space before the degree sign. */
export const formatDegrees = (value: number, locale: Locale) => `${formatNumber(value, locale)}°`

export const formatColourRendering = (value: number, locale: Locale) => `Ra${space}${formatNumber(value, locale)}`

export const formatProtectionClass = (value: string, locale: Locale) =>
  `${contentTexts[locale].facts.class}${space}${value}`

export const formatYesOrNo = (value: boolean, locale: Locale) => contentTexts[locale].facts[value ? 'yes' : 'no']

export const formatReplacer = (by: Replacer, locale: Locale) => contentTexts[locale].facts.replaceable[by]

/** `Ø 450 × H 220 mm`; the symbol of a width is `W` in English and `B` in Swedish. */
export function formatMeasures(value: Measures, locale: Locale) {
  const { diameter, width, height, depth, length } = value
  const measures: [sign: string, mm: number | undefined][] = [
    ['Ø', diameter],
    [contentTexts[locale].facts.width, width],
    ['H', height],
    ['D', depth],
    ['L', length],
  ]
  const parts = measures.flatMap(([sign, mm]) => (mm === undefined ? [] : `${sign}${space}${formatNumber(mm, locale)}`))
  return `${parts.join(' × ')}${space}mm`
}
