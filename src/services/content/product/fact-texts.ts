import type { Measures } from '../entries/facts.ts'
import type { Locale } from '../lib/localize.ts'

/*
 * Facts as each language writes them. Figures and their units are held together by a no-break
 * space.
 */

const space = '\u00a0'
const numbers = { en: new Intl.NumberFormat('en-GB'), sv: new Intl.NumberFormat('sv-SE') }

/**
 * Both languages group by a no-break space: the catalogue's figures look the same on every page.
 */
export const figure = (value: number, locale: Locale) =>
  numbers[locale].format(value).replace(locale === 'en' ? ',' : /\s/, space)

export const unit = (name: string) => (value: number, locale: Locale) => `${figure(value, locale)}${space}${name}`

export const hours = (value: number, locale: Locale) => unit(locale === 'en' ? 'h' : 'tim')(value, locale)

/** From mm. */
export const metres = (value: number, locale: Locale) => unit('m')(value / 1000, locale)

/** Not grouped: `2700 K` is a name as much as a number. */
export const kelvin = (value: number) => `${value}${space}K`

export const rendering = (value: number) => `Ra${space}${value}`

export const protection = (value: string, locale: Locale) => `${locale === 'en' ? 'Class' : 'Klass'}${space}${value}`

export const yesOrNo = (value: boolean, locale: Locale) => words[locale][value ? 'yes' : 'no']
const words = { en: { yes: 'Yes', no: 'No' }, sv: { yes: 'Ja', no: 'Nej' } }

/** `Ø 450 × H 220 mm`; a width is a `W` in English and a `B` in Swedish. */
export function lengths(value: Measures, locale: Locale) {
  const { diameter, width, height, depth, length } = value
  const parts = [
    ['Ø', diameter],
    [locale === 'en' ? 'W' : 'B', width],
    ['H', height],
    ['D', depth],
    ['L', length],
  ].flatMap(([sign, mm]) => (mm === undefined ? [] : `${sign}${space}${mm}`))
  return `${parts.join(' × ')}${space}mm`
}
