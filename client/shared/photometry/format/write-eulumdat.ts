import type { Distribution, LampSet, Symmetry } from '../distribution.ts'
import { computeDownwardShare, computeOutputRatio } from '../flux.ts'
import { toEulumdatPlanes } from './circle.ts'
import { toOutline } from './luminous.ts'
import { createIntensityFormat, findPeak, formatNumeral, toLatinBytes, toPlainText } from './numerals.ts'

const symmetries: Symmetry[] = ['none', 'rotational', 'half', 'lengthwise', 'quarter']

/**
 * Writes EULUMDAT. Direct ratios are written as 0, because programs compute these ratios
 * themselves.
 */
export function writeEulumdat(distribution: Distribution): Uint8Array<ArrayBuffer> {
  const { angles, intensities, size, lampSets, tilt, isAbsolute, origin } = distribution
  const { symmetry, all, rows } = toEulumdatPlanes(distribution)
  const luminous = toOutline(distribution.luminous)
  const intensity = createIntensityFormat(findPeak(intensities), rows.length * angles.length)
  const text = (value: string) => toPlainText(value, 78)
  const lines = [
    text(distribution.maker),
    symmetry === 'rotational' ? 1 : 3,
    symmetries.indexOf(symmetry),
    all.length,
    findStep([...all, 360]),
    angles.length,
    findStep(angles),
    text(distribution.report || (origin === 'computed' ? 'Computed, not measured' : '')),
    text(distribution.name),
    text(distribution.number),
    '',
    text(distribution.date),
    ...[size.length, size.width, size.height, luminous.length, luminous.width],
    ...[luminous.height, luminous.height, luminous.height, luminous.height],
    formatNumeral(Math.round(computeDownwardShare(distribution) * 1e4) / 100),
    formatNumeral(computeOutputRatio(distribution) * 100),
    1,
    tilt,
    lampSets.length,
    ...lampSets.flatMap(set => lampLines(set, isAbsolute)),
    ...Array.from({ length: 10 }, () => 0),
    ...all,
    ...angles,
    ...rows.flatMap(row => row.map(intensity)),
  ]
  return toLatinBytes(lines.map(line => `${typeof line === 'number' ? formatNumeral(line) : line}\r\n`).join(''))
}

const lampLines = ({ count, type, flux, colour, rendering, power }: LampSet, isAbsolute: boolean) => [
  isAbsolute ? -count : count,
  toPlainText(type, 24),
  flux,
  toPlainText(colour, 16),
  toPlainText(rendering, 6),
  power,
]

/** The distance between neighbouring values if it is the same for all; otherwise 0. */
function findStep(values: number[]): number {
  const [first = 0, second = 0] = values
  const step = second - first
  return values.every((value, at) => Math.abs(value - first - at * step) < 1e-6) ? step : 0
}
