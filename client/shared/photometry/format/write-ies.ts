import type { Distribution } from '../distribution.ts'
import { lampFlux } from '../flux.ts'
import { iesPlanes } from './circle.ts'
import { sidesOf } from './luminous.ts'
import { intensityNumerals, latin, numeral, peakIn, plain } from './numerals.ts'

/** Longest line, which older programs read too. */
const maxLineLength = 132

/** The file generation type of LM-63-19, 5.13. */
const generation = { computed: '1.0001', measured: '1', unknown: '1.00001' }

/** Writes IES LM-63-2019, type C, in m, of the first lamp set. */
export function writeIes(distribution: Distribution): Uint8Array<ArrayBuffer> {
  const { angles, intensities, luminous, lampSets, isAbsolute, origin } = distribution
  const [{ count, type, power }] = lampSets
  const { angles: horizontal, rows } = iesPlanes(distribution)
  const scale = lampFlux(distribution) / 1000
  const intensity = intensityNumerals(peakIn(intensities) * scale, rows.length * angles.length)
  const computed = origin === 'computed' ? 'Computed, not measured' : ''
  const lines = [
    'IES:LM-63-2019',
    keyword('TEST', distribution.report || computed),
    keyword('TESTLAB', computed),
    keyword('ISSUEDATE', distribution.date),
    keyword('MANUFAC', distribution.maker),
    keyword('LUMCAT', distribution.number),
    keyword('LUMINAIRE', distribution.name),
    keyword('LAMP', type),
    'TILT=NONE',
    [
      count,
      isAbsolute ? -1 : lampFlux(distribution) / count,
      1,
      angles.length,
      horizontal.length,
      1,
      2,
      ...sidesOf(luminous),
    ]
      .map(numeral)
      .join(' '),
    `1 ${generation[origin ?? 'unknown']} ${numeral(power)}`,
    ...wrapped(angles.map(numeral)),
    ...wrapped(horizontal.map(numeral)),
    ...rows.flatMap(row => wrapped(row.map(value => intensity(value * scale)))),
  ]
  return latin(lines.map(line => `${line}\r\n`).join(''))
}

const keyword = (name: string, text: string) => `[${name}] ${plain(text, 100)}`.trim()

function wrapped(values: string[]): string[] {
  const lines: string[] = []
  let line = ''
  for (const value of values) {
    if (line && line.length + value.length + 1 > maxLineLength) {
      lines.push(line)
      line = value
    } else line = line ? `${line} ${value}` : value
  }
  return [...lines, line]
}
