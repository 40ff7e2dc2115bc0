import type { Distribution } from '../distribution.ts'
import { getLampFlux } from '../flux.ts'
import { toIesPlanes } from './circle.ts'
import { toIesSides } from './luminous.ts'
import { createIntensityFormat, findPeak, formatNumeral, toLatinBytes, toPlainText } from './numerals.ts'

/** Maximum line length in characters, for older programs. */
const maxLineLength = 132

/** The file generation type by origin (LM-63-19, 5.13). */
const generation = { computed: '1.0001', measured: '1', unknown: '1.00001' }

/** Writes IES LM-63-2019, type C, in metres, with the first lamp set only. */
export function writeIes(distribution: Distribution): Uint8Array<ArrayBuffer> {
  const { angles, intensities, luminous, lampSets, isAbsolute, origin } = distribution
  const [{ count, type, power }] = lampSets
  const { angles: horizontal, rows } = toIesPlanes(distribution)
  const scale = getLampFlux(distribution) / 1000
  const intensity = createIntensityFormat(findPeak(intensities) * scale, rows.length * angles.length)
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
      isAbsolute ? -1 : getLampFlux(distribution) / count,
      1,
      angles.length,
      horizontal.length,
      1,
      2,
      ...toIesSides(luminous),
    ]
      .map(formatNumeral)
      .join(' '),
    `1 ${generation[origin ?? 'unknown']} ${formatNumeral(power)}`,
    ...wrapValues(angles.map(formatNumeral)),
    ...wrapValues(horizontal.map(formatNumeral)),
    ...rows.flatMap(row => wrapValues(row.map(value => intensity(value * scale)))),
  ]
  return toLatinBytes(lines.map(line => `${line}\r\n`).join(''))
}

const keyword = (name: string, text: string) => `[${name}] ${toPlainText(text, 100)}`.trim()

function wrapValues(values: string[]): string[] {
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
