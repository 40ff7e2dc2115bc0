import { languageTag } from '#client/i18n/locales.ts'
import type { Language } from '#client/i18n/use-translate.ts'

/** Lengths in mm, as the content service sends them. */
export interface KeyFacts {
  /** One for each size that differs. */
  dimensions: { diameter: number | null; width: number | null; height: number | null; length: number | null }[]
  /** lm */
  luminousFlux: number | null
  /** K */
  colorTemperature: number | null
  /** Ra */
  colorRendering: number | null
  socket: string | null
  /** mm */
  cableLength: number | null
}

/** A no-break space, as in the catalogue's other facts. */
const space = '\u00a0'

/**
 * The facts that decide a purchase, formatted for a language: `Ø 32 · H 45 cm`, `430 lm`, `2700 K`,
 * `Ra 92`, `E27`, `cord 2 m`. Unknown facts and dimensions that differ between sizes are left out.
 */
export function keyFacts(facts: KeyFacts, { locale, t }: Pick<Language, 'locale' | 't'>): string[] {
  const { dimensions, luminousFlux, colorTemperature, colorRendering, socket, cableLength } = facts
  const number = new Intl.NumberFormat(languageTag(locale), { useGrouping: false, maximumFractionDigits: 2 })
  const withUnit = (value: number | null, unit: string) => (value ? [`${number.format(value)}${space}${unit}`] : [])
  const [size] = dimensions
  const lengths = dimensions.length === 1 && size ? lengthsOf(size, t('product.width')) : []
  const measures = lengths.map(([sign, mm]) => `${sign}${space}${number.format(mm / 10)}`).join(' · ')
  return [
    ...(measures ? [`${measures}${space}cm`] : []),
    ...withUnit(luminousFlux, 'lm'),
    ...withUnit(colorTemperature, 'K'),
    ...(colorRendering ? [`Ra${space}${number.format(colorRendering)}`] : []),
    ...(socket ? [socket] : []),
    ...withUnit(cableLength && cableLength / 1000, 'm').map(length => t('product.cord', { length })),
  ]
}

function lengthsOf({ diameter, width, height, length }: KeyFacts['dimensions'][number], widthSign: string) {
  const signed: [string, number | null][] = [
    ['Ø', diameter],
    [widthSign, width],
    ['H', height],
    ['L', length],
  ]
  return signed.flatMap(([sign, mm]): [string, number][] => (mm ? [[sign, mm]] : []))
}
