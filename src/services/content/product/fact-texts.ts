import type { Measures } from '../entries/facts.ts'
import { type Locale, languageTag, oncePerLocale } from '../lib/localize.ts'
import { texts } from '../lib/texts.ts'

/* Facts as texts of each language. A no-break space joins figures and units. */

const space = '\u00a0'
const numbersOf = oncePerLocale(locale => new Intl.NumberFormat(languageTag(locale)))

/** All languages group digits by a no-break space, so that figures look the same on every page. */
export const figure = (value: number, locale: Locale) =>
  numbersOf(locale)
    .formatToParts(value)
    .map(({ type, value }) => (type === 'group' ? space : value))
    .join('')

export const unit = (name: string) => (value: number, locale: Locale) => `${figure(value, locale)}${space}${name}`

export const hours = (value: number, locale: Locale) => unit(texts[locale].facts.hours)(value, locale)

/** From mm. */
export const metres = (value: number, locale: Locale) => unit('m')(value / 1000, locale)

/** Not grouped: `2700 K` is also a name. */
export const kelvin = (value: number) => `${value}${space}K`

/** An angle has no space before its sign. */
export const degrees = (value: number, locale: Locale) => `${figure(value, locale)}°`

export const rendering = (value: number) => `Ra${space}${value}`

export const protection = (value: string, locale: Locale) => `${texts[locale].facts.class}${space}${value}`

export const yesOrNo = (value: boolean, locale: Locale) => texts[locale].facts[value ? 'yes' : 'no']

/** `Ø 450 × H 220 mm`; a width is a `W` in English and a `B` in Swedish. */
export function lengths(value: Measures, locale: Locale) {
  const { diameter, width, height, depth, length } = value
  const parts = [
    ['Ø', diameter],
    [texts[locale].facts.width, width],
    ['H', height],
    ['D', depth],
    ['L', length],
  ].flatMap(([sign, mm]) => (mm === undefined ? [] : `${sign}${space}${mm}`))
  return `${parts.join(' × ')}${space}mm`
}
