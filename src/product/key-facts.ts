import { formatNumber } from '#client/shared/texts/locales.ts'
import type { Language } from '#client/shared/texts/use-translate.ts'

/** Facts that decide a purchase, as the content service sends them; null where unknown. */
export interface KeyFacts {
  /** An element for each size of the product. Lengths are in mm. */
  dimensions: { diameter: number | null; width: number | null; height: number | null; length: number | null }[]
  /** Light output in lm. */
  luminousFlux: number | null
  /** Colour temperature in K. */
  colorTemperature: number | null
  /** Colour rendering index (Ra), at most 100. */
  colorRendering: number | null
  socket: string | null
  /** How many light sources the lamp takes; null for one. */
  socketCount: number | null
  /** Length of the cord in mm. */
  cableLength: number | null
}

/** No-break space between a number and its unit, as on the rest of the product page. */
const space = '\u00a0'

/**
 * Formats the known facts, such as `Ø 32 · H 45 cm`, `430 lm`, `2700 K`, `Ra 92`, `3 × E14` and
 * `cord 2 m`. Measures of several sizes are formatted as `Ø 45 / 60 · H 22 cm`.
 */
export function formatKeyFacts(facts: KeyFacts, { locale, t }: Pick<Language, 'locale' | 't'>): string[] {
  const { dimensions, luminousFlux, colorTemperature, colorRendering, socket, socketCount, cableLength } = facts
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
    ...(socket ? [formatPieces(socket, socketCount)] : []),
    ...withUnit(cableLength && cableLength / 1000, 'm').map(length => t('product.cord', { length })),
  ]
}

/** Formats a lamp's sockets or bulbs, with their number if there are several: `3 × E14`. */
export const formatPieces = (piece: string, count: number | null) =>
  count && count > 1 ? `${count}${space}×${space}${piece}` : piece

/** Lists the measures that are known for all sizes, each with its different lengths in mm. */
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
