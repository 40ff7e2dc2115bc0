import { formatNumber, languageTag } from '#client/shared/texts/locales.ts'
import type { Language } from '#client/shared/texts/use-translate.ts'
import type { DrawnSize, Measured } from './measured.ts'
import type { DrawnThing } from './things.ts'

/** A no-break space between number and unit, as in the catalogue's other facts. */
const space = '\u00a0'

/** The measures of a drawing in the visitor's language, in cm; its cord in m. */
export function formatDrawingTexts({ sizes, cord }: Measured, { locale, t }: Pick<Language, 'locale' | 't'>) {
  const number = (value: number) => formatNumber(value, locale, 2)
  const either = new Intl.ListFormat(languageTag(locale), { type: 'disjunction' })
  const numbersOf = (name: keyof DrawnSize) => {
    const lengths = sizes.flatMap(size => size[name] ?? [])
    return [...new Set(lengths)].sort((a, b) => a - b).map(mm => number(mm / 10))
  }
  /** `45 / 60 cm`, with one number for each size; empty where the measure is unknown. */
  const short = (name: keyof DrawnSize) => {
    const numbers = numbersOf(name)
    const text = numbers.length > 3 ? `${numbers[0]}–${numbers.at(-1)}` : numbers.join(' / ')
    return text && `${name === 'diameter' ? `Ø${space}` : ''}${text}${space}cm`
  }
  const long = (name: keyof DrawnSize) => {
    const length = `${either.format(numbersOf(name))}${space}cm`
    return numbersOf(name).length > 0 ? [t(`drawing.${name}`, { length })] : []
  }
  const cordText = cord ? t('product.cord', { length: `${number(cord / 1000)}${space}m` }) : ''
  const measures = [
    ...(['diameter', 'width', 'height', 'depth', 'length'] as const).flatMap(long),
    ...(cordText ? [cordText] : []),
  ]
  return {
    short,
    /** The measure with its name: `depth 4.5 cm`. */
    named: (name: keyof DrawnSize) => long(name).join(),
    cord: cordText,
    alternative: (thing: DrawnThing['name']) => t(`drawing.${thing}`, { measures: measures.join(', ') }),
  }
}
