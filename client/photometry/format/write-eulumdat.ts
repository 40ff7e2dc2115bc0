import type { Distribution, LampSet, Symmetry } from '../distribution.ts'
import { downwardShare, outputRatio } from '../flux.ts'
import { latin, numeral, plain } from './numerals.ts'

const symmetries: Symmetry[] = ['none', 'rotational', 'half', 'lengthwise', 'quarter']

/** Writes EULUMDAT. Direct ratios are 0, as programs compute their own. */
export function writeEulumdat(distribution: Distribution): Uint8Array<ArrayBuffer> {
  const { symmetry, planes, angles, intensities, size, luminous, lampSets, tilt, isAbsolute, origin } = distribution
  const { all, rows } = written(symmetry, planes, intensities)
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
    ...rows.flat(),
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

/** All planes over the circle, and the intensities in the order of EULUMDAT. */
function written(symmetry: Symmetry, planes: number[], rows: number[][]): { all: number[]; rows: number[][] } {
  const mirror = (at: number) =>
    planes
      .slice(1, -1)
      .map(plane => at - plane)
      .reverse()
  if (symmetry === 'none') return { all: planes, rows }
  // Some programs do not accept less than the usual 24.
  if (symmetry === 'rotational') return { all: Array.from({ length: 24 }, (_, at) => at * 15), rows }
  if (symmetry === 'half') return { all: [...planes, ...mirror(360)], rows }
  if (symmetry === 'lengthwise') {
    const others = mirror(180).map(plane => (plane + 360) % 360)
    return { all: [...planes, ...others].sort((a, b) => a - b), rows: rows.toReversed() }
  }
  const half = [
    ...planes,
    ...planes
      .slice(0, -1)
      .map(plane => 180 - plane)
      .reverse(),
  ]
  return {
    all: [
      ...half,
      ...half
        .slice(1, -1)
        .map(plane => 360 - plane)
        .reverse(),
    ],
    rows,
  }
}

/** The step of even values; 0 for uneven ones. */
function stepOf(values: number[]): number {
  const [first = 0, second = 0] = values
  const step = second - first
  return values.every((value, at) => Math.abs(value - first - at * step) < 1e-6) ? step : 0
}
