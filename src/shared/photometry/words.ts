import type { Distribution } from '#client/shared/photometry/distribution.ts'
import { formatNumber, formatPercent, languageTag } from '#client/shared/texts/locales.ts'
import type { Language } from '#client/shared/texts/use-translate.ts'
import { computeBeam } from './formulas/beam.ts'
import { findPeakIntensity } from './formulas/illuminance.ts'
import type { FluxTable } from './formulas/table.ts'

/** No-break space between a number and its unit, as on the rest of the product page. */
const space = '\u00a0'

/** Positive values below this are formatted as `< 0.1`. */
const least = 0.1

export type PhotometryTexts = ReturnType<typeof createPhotometryTexts>

/** Creates functions that format values with units, and the alternative texts of diagrams. */
export function createPhotometryTexts({ locale, t }: Pick<Language, 'locale' | 't'>) {
  const rough = new Intl.NumberFormat(languageTag(locale), { maximumSignificantDigits: 3, useGrouping: 'min2' })
  const printed = new Intl.NumberFormat(languageTag(locale), {
    ...{
      maximumSignificantDigits: 3,
      maximumFractionDigits: 1,
      roundingPriority: 'lessPrecision',
      useGrouping: 'min2',
    },
  })
  /** Formats a value with at most three digits and one decimal, as is usual in lighting design. */
  const light = (value: number) =>
    value > 0 && value < least ? `<${space}${printed.format(least)}` : printed.format(value)
  const decimal = (value: number) => formatNumber(value, locale, 2)
  const degrees = (value: number) => `${Math.round(value)}°`
  const metres = (value: number) => `${decimal(Math.round(value * 100) / 100)}${space}m`
  const centimetres = (value: number) => `${decimal(Math.round(value * 100))}${space}cm`
  /** Formats `36°`, or `36° × 60°` if the angles across and along the lamp differ. */
  const angles = (distribution: Distribution, name: 'beam' | 'field') => {
    const found = ([0, 90] as const).map(plane => computeBeam(distribution, plane)?.[name] ?? null)
    const [across, along] = found.map(value => (value === null ? t('photometry.none') : degrees(value)))
    return across === along || across === undefined ? (across ?? '') : `${across} × ${along}`
  }
  /** Formats `1.2 × 0.8 m`, or `1.2 m` if both values are the same. */
  const across = (values: number[]) => {
    const texts = [...new Set(values.map(value => decimal(Math.round(value * 10) / 10)))]
    return `${texts.join(' × ')}${space}m`
  }
  const lux = (value: number) => `${light(value)}${space}lx`
  const candela = (value: number) => `${light(value)}${space}cd`
  return {
    number: (value: number) => rough.format(value),
    lux,
    lumen: (value: number) => `${light(value)}${space}lm`,
    candela,
    perWatt: (value: number) => `${light(value)}${space}lm/W`,
    share: (value: number) => formatPercent(Math.round(value * 100), locale),
    degrees,
    metres,
    across,
    centimetres,
    angles,
    polar(distribution: Distribution) {
      const { value, gamma } = findPeakIntensity(distribution)
      return t('photometry.polarText', { peak: candela(value), angle: degrees(gamma) })
    },
    cone(rows: { height: number; centre: number }[]) {
      const [first, last] = [rows[0], rows.at(-1)]
      const texts = (row = first) => ({ lux: lux(row?.centre ?? 0), at: metres(row?.height ?? 0) })
      const [near, far] = [texts(), texts(last)]
      return t('photometry.coneText', { near: near.lux, nearAt: near.at, far: far.lux, farAt: far.at })
    },
    isolux({ length, width, height }: FluxTable, grid: number[][]) {
      const middle = grid[Math.floor(grid.length / 2)]
      return t('photometry.isoluxText', {
        size: `${decimal(length * 100)} × ${centimetres(width)}`,
        height: centimetres(height),
        middle: lux(middle?.[Math.floor(middle.length / 2)] ?? 0),
        corner: lux(grid[0]?.[0] ?? 0),
      })
    },
  }
}
