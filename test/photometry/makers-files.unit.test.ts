import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { computeFlux } from '#client/shared/photometry/flux.ts'
import { formatProblem } from '#client/shared/photometry/format/problem.ts'
import { writeEulumdat } from '#client/shared/photometry/format/write-eulumdat.ts'
import { writeIes } from '#client/shared/photometry/format/write-ies.ts'
import { candelaAt } from '#src/shared/photometry/formulas/illuminance.ts'
import { makeEulumdat, makeIes, readOrThrow } from './lamps.ts'

test('manufacturers’ files with harmless defects are read with a warning', () => {
  const told = Object.entries({
    'header-2019.ies': [],
    'header-with-space.ies': ['line 1, version: is written IESNA: LM-63-2002: read as LM-63-2002'],
    'long-line.ies': ['line 11, file: has 269 characters in a line, more than the 256 of the format'],
    'word-at-end.ies': ['line 13, file: has text after its last value, which is ignored: END'],
    'mark-at-end.ldt': ['line 105, file: has an end mark (0x1A or 0), which is ignored'],
    'angles-to-140.ldt': ['line 95, angles: go from 0 to 140: no light beyond them'],
    'tilt-empty.ldt': ['line 25, tilt: is empty: read as 0'],
    'ellipse.ies': [
      expect.stringMatching(/^line 8, luminous area: is an ellipse, .* rectangle of 1000 × 1300 × 0 mm$/),
    ],
    'lengthwise-without-90.ies': [],
  })
  for (const [name, said] of told) {
    const bytes = readFileSync(`test/photometry/files/${name}`)
    const { distribution, warnings } = readOrThrow(bytes)
    expect(warnings.map(formatProblem), name).toEqual(expect.arrayContaining(said))
    for (const written of [writeEulumdat(distribution), writeIes(distribution)]) {
      const again = readOrThrow(written).distribution
      expect(computeFlux(again)).toBeCloseTo(computeFlux(distribution), 4)
      for (const c of [0, 33, 90, 180, 300]) {
        for (const gamma of [0, 17, 60, 100])
          expect(candelaAt(again, c, gamma)).toBeCloseTo(candelaAt(distribution, c, gamma), 4)
      }
    }
  }
})

test('a file in UTF-16 is read, with a warning', () => {
  for (const text of [makeEulumdat(), makeIes()]) {
    for (const isBigEndian of [false, true]) {
      for (const mark of ['\uFEFF', '']) {
        const units = Uint16Array.from(mark + text, letter => letter.charCodeAt(0))
        const bytes = Buffer.from(units.buffer)
        const { distribution, warnings } = readOrThrow(isBigEndian ? bytes.swap16() : bytes)
        expect(warnings.map(formatProblem)).toContain(
          'line 1, file: is in UTF-16, which other programs may not be able to read',
        )
        expect(computeFlux(distribution)).toBeCloseTo(
          computeFlux(readOrThrow(new TextEncoder().encode(text)).distribution),
          6,
        )
      }
    }
  }
})
