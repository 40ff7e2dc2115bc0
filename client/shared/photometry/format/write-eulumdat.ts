import type { Distribution, LampSet, Symmetry } from '../distribution.ts'
import { downwardShare, outputRatio } from '../flux.ts'
import { eulumdatPlanes } from './circle.ts'
import { luminousOutline } from './luminous.ts'
import { intensityNumerals, latin, numeral, peakIn, plain } from './numerals.ts'

const symmetries: Symmetry[] = ['none', 'rotational', 'half', 'lengthwise', 'quarter']

/** Writes EULUMDAT. Direct ratios are 0, as programs compute their own. */
export function writeEulumdat(distribution: Distribution): Uint8Array<ArrayBuffer> {
  const { angles, intensities, size, lampSets, tilt, isAbsolute, origin } = distribution
  const { symmetry, all, rows } = eulumdatPlanes(distribution)
  const luminous = luminousOutline(distribution.luminous)
  const intensity = intensityNumerals(peakIn(intensities), rows.length * angles.length)
  const text = (value: string) => plain(value, 78)
  const lines = [
    text(distribution.maker),
    symmetry === 'rotational' ? 1 : 3,
    symmetries.indexOf(symmetry),
    all.length,
    stepOf([...all, 360]),
    angles.length,
    stepOf(angles),
    text(distribution.report || (origin === 'computed' ? 'Computed, not measured' : '')),
    text(distribution.name),
    text(distribution.number),
    '',
    text(distribution.date),
    ...[size.length, size.width, size.height, luminous.length, luminous.width],
    ...[luminous.height, luminous.height, luminous.height, luminous.height],
    numeral(Math.round(downwardShare(distribution) * 1e4) / 100),
    numeral(outputRatio(distribution) * 100),
    1,
    tilt,
    lampSets.length,
    ...lampSets.flatMap(set => lampLines(set, isAbsolute)),
    ...Array.from({ length: 10 }, () => 0),
    ...all,
    ...angles,
    ...rows.flatMap(row => row.map(intensity)),
  ]
  return latin(lines.map(line => `${typeof line === 'number' ? numeral(line) : line}\r\n`).join(''))
}

const lampLines = ({ count, type, flux, colour, rendering, power }: LampSet, isAbsolute: boolean) => [
  isAbsolute ? -count : count,
  plain(type, 24),
  flux,
  plain(colour, 16),
  plain(rendering, 6),
  power,
]

/** The step of even values; 0 for uneven ones. */
function stepOf(values: number[]): number {
  const [first = 0, second = 0] = values
  const step = second - first
  return values.every((value, at) => Math.abs(value - first - at * step) < 1e-6) ? step : 0
}
