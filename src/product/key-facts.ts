import { formatNumber } from '#client/shared/texts/locales.ts'
import type { Language } from '#client/shared/texts/use-translate.ts'

/** Facts as the content service sends them. */
export interface KeyFacts {
  /** One element for each different size; lengths in mm. */
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

/** A no-break space between number and unit, as in the catalogue's other facts. */
const space = '\u00a0'

/**
 * Formats the facts that decide a purchase: `Ø 32 · H 45 cm`, `430 lm`, `2700 K`, `Ra 92`, `E27`,
 * `cord 2 m`; for several sizes `Ø 45 / 60 · H 22 cm`. Unknown facts are left out.
 */
export function formatKeyFacts(facts: KeyFacts, { locale, t }: Pick<Language, 'locale' | 't'>): string[] {
  const { dimensions, luminousFlux, colorTemperature, colorRendering, socket, cableLength } = facts
  const number = (value: number) => formatNumber(value, locale, 2)
  const withUnit = (value: number | null, unit: string) => (value ? [`${number(value)}${space}${unit}`] : [])
  const measures = commonLengths(dimensions, t('product.width'))
    .map(([sign, lengths]) => [sign, lengths.map(mm => number(mm / 10)).join(`${space}/${space}`)].join(space))
    .join(' · ')
  return [
    ...(measures ? [`${measures}${space}cm`] : []),
    ...withUnit(luminousFlux, 'lm'),
    ...withUnit(colorTemperature, 'K'),
    ...(colorRendering ? [`Ra${space}${number(colorRendering)}`] : []),
    ...(socket ? [socket] : []),
    ...withUnit(cableLength && cableLength / 1000, 'm').map(length => t('product.cord', { length })),
  ]
}

/** The measures that are known for all sizes, without duplicate lengths. */
function commonLengths(sizes: KeyFacts['dimensions'], widthSign: string) {
  const lengths: [sign: string, all: (number | null)[]][] = [
    ['Ø', sizes.map(({ diameter }) => diameter)],
    [widthSign, sizes.map(({ width }) => width)],
    ['H', sizes.map(({ height }) => height)],
    ['L', sizes.map(({ length }) => length)],
  ]
  return lengths.flatMap(([sign, all]): [string, number[]][] => {
    const known = all.flatMap(mm => (mm ? [mm] : []))
    return known.length > 0 && known.length === sizes.length ? [[sign, [...new Set(known)]]] : []
  })
}
