import type { Measures, Replacer } from '../entries/facts.ts'
import { type Locale, numberText } from '../lib/localize.ts'
import { contentTexts } from '../lib/texts.ts'

/* Facts as texts of each language. A no-break space joins figures and units. */

const space = '\u00a0'

export const unit = (name: string) => (value: number, locale: Locale) => `${numberText(value, locale)}${space}${name}`

export const hours = (value: number, locale: Locale) => unit(contentTexts[locale].facts.hours)(value, locale)

/** From mm. */
export const metres = (value: number, locale: Locale) => unit('m')(value / 1000, locale)

/** An angle has no space before its sign. */
export const degrees = (value: number, locale: Locale) => `${numberText(value, locale)}°`

export const rendering = (value: number, locale: Locale) => `Ra${space}${numberText(value, locale)}`

export const protection = (value: string, locale: Locale) => `${contentTexts[locale].facts.class}${space}${value}`

export const yesOrNo = (value: boolean, locale: Locale) => contentTexts[locale].facts[value ? 'yes' : 'no']

export const replaceable = (by: Replacer, locale: Locale) => contentTexts[locale].facts.replaceable[by]

/** `Ø 450 × H 220 mm`; a width is a `W` in English and a `B` in Swedish. */
export function lengths(value: Measures, locale: Locale) {
  const { diameter, width, height, depth, length } = value
  const measures: [sign: string, mm: number | undefined][] = [
    ['Ø', diameter],
    [contentTexts[locale].facts.width, width],
    ['H', height],
    ['D', depth],
    ['L', length],
  ]
  const parts = measures.flatMap(([sign, mm]) => (mm === undefined ? [] : `${sign}${space}${numberText(mm, locale)}`))
  return `${parts.join(' × ')}${space}mm`
}
