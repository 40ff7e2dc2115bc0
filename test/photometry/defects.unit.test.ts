import { expect, test } from 'vitest'
import { formatProblem } from '#client/shared/photometry/format/problem.ts'
import { readPhotometry } from '#client/shared/photometry/format/read.ts'
import { translateToSwedish } from '#src/services/content/rules/photometry-problem.ts'
import { makeEulumdat, makeIes, readText } from './lamps.ts'

const describeResult = (text: string) => {
  const { distribution, problem, ...rest } = readText(text)
  if (problem) return [formatProblem(problem)]
  return [distribution.name, ...('warnings' in rest ? rest.warnings : []).map(formatProblem)]
}

/** The problems and warnings that have no Swedish text. */
const untranslatedIn = (text: string) => {
  const { problem, ...rest } = readText(text)
  return [...(problem ? [problem] : []), ...('warnings' in rest ? rest.warnings : [])].filter(
    one => !translateToSwedish(one),
  )
}

test('common defects of files are accepted with a warning', () => {
  const end = 'line 50, angles: end at 90: no light above'
  const table: [text: string, said: string[]][] = [
    [`\uFEFF${makeEulumdat()}`, ['Lamp', end]],
    [makeEulumdat().replaceAll('\r\n', '\n'), ['Lamp', end]],
    [`${makeEulumdat()}\r\n\r\n`, ['Lamp', end]],
    [makeEulumdat({ 13: '300,5', 15: '10,5' }), ['Lamp', 'line 13, length of the luminaire: has a decimal comma', end]],
    [makeEulumdat({ 1: '', 8: '', 10: '' }), ['Lamp', end]],
    [makeEulumdat({ 27: '-1' }), ['Lamp', end]],
    [
      makeEulumdat({ 23: '0' }),
      ['Lamp', end, 'line 23, light output ratio: is 0: computed from the intensities instead'],
    ],
    [
      makeEulumdat({ 23: '98' }),
      ['Lamp', end, 'line 23, light output ratio: is 98 %, but the intensities add up to 100.00 %'],
    ],
    [makeEulumdat({ 32: '0' }), ['Lamp', 'line 32, power: is 0 W: no efficacy can be computed', end]],
    [makeIes(), ['']],
    [makeIes({ tilt: 'TILT = NONE' }), ['', 'line 6, TILT: has spaces beside its equals sign']],
    [makeIes({ head: 'Some maker' }), ['', 'line 1, version: is missing: read as LM-63-1986']],
    [
      makeIes({ head: 'IES:LM-63-2019\n[TEST] 1' }),
      ['', 'line 3, keywords: TESTLAB, ISSUEDATE, MANUFAC are required but missing'],
    ],
    [makeIes({ electric: '1 1 0' }), ['', 'line 8, power: is 0 W: no efficacy can be computed']],
    [makeIes({ candela: '300,260 150, 0' }), ['']],
    [
      makeIes({ tilt: 'TILT=INCLUDE\n1\n2\n0 90\n1 0.9' }),
      ['', 'line 10, TILT: its factors are not used: they apply to a tilted lamp'],
    ],
    [
      makeIes({ lamp: '1 1000 1 4 4 1 2 0 0 0', planes: '0 90 180 270', candela: '300 260 150 0\n'.repeat(4) }),
      ['', 'line 10, horizontal angles: end before 360'],
    ],
    [
      makeIes({ head: makeIes({}).split('\r\n').slice(0, 5).join('\n').replace(':LM', ': lm') }),
      ['', 'line 1, version: is written IESNA: lm-63-2002: read as LM-63-2002'],
    ],
    [makeIes({ head: 'IESNA86' }), ['', 'line 1, version: is written IESNA86: read as LM-63-1986']],
    [
      makeIes({ candela: '300 260 150 0\r\n\x1a' }),
      ['', 'line 12, file: has an end mark (0x1A or 0), which is ignored'],
    ],
    [
      makeIes({ candela: '300 260 150 0\x1a\x1a' }),
      ['', 'line 11, file: has an end mark (0x1A or 0), which is ignored'],
    ],
    [`${makeEulumdat()}\0\0`, ['Lamp', 'line 58, file: has an end mark (0x1A or 0), which is ignored', end]],
    [`${makeEulumdat()}END 1`, ['Lamp', 'line 58, file: has text after its last value, which is ignored: END 1', end]],
    [
      makeIes({ candela: '300 260 150 0 END 1' }),
      ['', 'line 11, file: has text after its last value, which is ignored: END'],
    ],
    [
      makeEulumdat({ 9: 'x'.repeat(300) }),
      ['x'.repeat(300), 'line 9, file: has 300 characters in a line, more than the 256 of the format', end],
    ],
    [
      makeEulumdat({ 5: '', 7: '', 22: '', 25: '' }),
      [
        'Lamp',
        'line 5, step of planes: is empty: read as 0',
        'line 7, step of angles: is empty: read as 0',
        'line 22, downward flux: is empty: read as 0',
        'line 25, tilt: is empty: read as 0',
        end,
      ],
    ],
    [
      makeEulumdat({ 24: '', 13: '' }),
      ['Lamp', 'line 13, length of the luminaire: is empty: read as 0', 'line 24, factor: is empty: read as 1', end],
    ],
    [
      makeEulumdat({ 18: '10', 20: '30' }),
      [
        'Lamp',
        'line 21, luminous area: has several heights: the files that the shop offers have the greatest, 30 mm',
        end,
      ],
    ],
    [makeEulumdat({ 50: '89' }), ['Lamp', 'line 50, angles: go from 0 to 89: no light beyond them']],
    [makeEulumdat({ 24: '0.822', 50: '140' }), ['Lamp', 'line 50, angles: go from 0 to 140: no light beyond them']],
    [makeIes({ angles: '0 30 60 85' }), ['', 'line 9, vertical angles: go from 0 to 85: no light beyond them']],
    [
      makeIes({ angles: '10 30 60 90', candela: '0 260 150 0' }),
      ['', 'line 9, vertical angles: go from 10 to 90: no light beyond them'],
    ],
    [
      makeIes({ lamp: '1 865 1 4 1 1 2 0 0 0' }),
      [
        '',
        expect.stringMatching(/^line 7, lumens for each lamp: is too low: the intensities add up to 10\d\.\d % of it$/),
      ],
    ],
    [
      makeIes({ lamp: '1 1000 1 4 1 1 2 -1.3 -1 0' }),
      [
        '',
        'line 7, luminous area: is an ellipse, which EULUMDAT does not have: the .ldt file has a rectangle of 1000 × 1300 × 0 mm',
      ],
    ],
  ]
  for (const [text, said] of table) {
    expect(describeResult(text)).toEqual(said)
    expect(untranslatedIn(text)).toEqual([])
  }
  const { distribution } = readText(makeEulumdat({ 27: '-1' }))
  expect(distribution).toMatchObject({ isAbsolute: true, lampSets: [{ count: 1, flux: 806 }] })
})

test('a broken file is refused, and the message names the line, field and reason', () => {
  const table: [text: string, said: string][] = [
    ['', 'file: is empty: export it again'],
    ['\x1a', 'file: is empty: export it again'],
    ['a\0b', 'file: is not a text file: upload the .ldt or .ies file itself, not an archive or a picture'],
    ['\n'.repeat(300_001), 'file: has more than 300000 lines: export it with fewer planes or angles'],
    ['Maker', 'line 2, type of light source: is missing: the file ends before it; export it again'],
    ['<svg onload="alert(1)">\n<script>', 'line 2, type of light source: is not a number: <script>'],
    [makeEulumdat({ 3: '5' }), 'line 3, symmetry: must be from 0 to 4, not 5'],
    [makeEulumdat({ 3: '1.5' }), 'line 3, symmetry: is not a whole number: 1.5'],
    [
      makeEulumdat({ 3: '2', 4: '25' }),
      'line 4, number of planes: does not fit the symmetry: 25 instead of an even number',
    ],
    [makeEulumdat({ 4: '99999999' }), 'line 4, number of planes: must be from 1 to 721, not 99999999'],
    [makeEulumdat({ 6: '1e9' }), 'line 6, number of angles: must be from 2 to 361, not 1000000000'],
    [makeEulumdat({ 6: '' }), 'line 6, number of angles: is empty'],
    [makeEulumdat({ 13: '-3' }), 'line 13, length of the luminaire: must be from 0 to 100000, not -3'],
    [
      makeEulumdat({ 23: '50' }),
      'line 23, light output ratio: is 50 %, but the intensities add up to 100.00 %: correct it, or write 0',
    ],
    [
      makeEulumdat({ 23: '0', 24: '1.2' }),
      'line 29, flux of the lamps: is too low: the intensities add up to 120.0 % of it; correct it or the intensities',
    ],
    [makeEulumdat({ 24: '0' }), 'line 24, factor: must be from 0.000001 to 1000000, not 0'],
    [makeEulumdat({ 26: '21' }), 'line 26, number of lamp sets: must be from 1 to 20, not 21'],
    [
      makeEulumdat({ 27: '0' }),
      'line 27, lamps: must be at least one, or a negative number for a luminaire that was measured as a whole',
    ],
    [makeEulumdat({ 29: 'NaN' }), 'line 29, flux of the lamps: is not a number: NaN'],
    [makeEulumdat({ 29: '1e99' }), 'line 29, flux of the lamps: must be from 0.1 to 10000000, not 1e+99'],
    [makeEulumdat({ 46: '15' }), 'line 46, angles: do not rise: 15 after 15'],
    [
      makeEulumdat({ 50: '89', 57: '300' }),
      'line 50, angles: end at 89, where there is light: add the angles up to 90 or 180',
    ],
    [makeEulumdat({ 44: '5' }), 'line 44, angles: begin at 5, where there is light: add the angles from 0'],
    [makeEulumdat({ 3: '0', 43: '15' }), 'line 43, planes: must begin at C0, not at C15'],
    [makeEulumdat({ 51: '-1' }), 'line 51, intensity: must be from 0 to 10000000, not -1'],
    [makeEulumdat({ 51: '0x1' }), 'line 51, intensity: is not a number: 0x1'],
    [makeEulumdat({ 51: 'Infinity' }), 'line 51, intensity: is not a number: Infinity'],
    [`${makeEulumdat()}1`, 'line 58, file: has more values than its numbers of planes and angles allow'],
    [makeEulumdat().split('\r\n').slice(0, 50).join('\n'), 'line 50, file: has fewer than 57 lines: export it again'],
    [makeIes({ tilt: 'TILT=lamp.tlt' }), 'line 6, TILT: names another file, which is not read: write TILT=NONE'],
    ['IESNA:LM-63-2002\n[TEST] 1', 'line 2, TILT: is missing: the line TILT=NONE belongs before the numbers'],
    [
      'IESNA:LM-63-2077\nTILT=NONE',
      'line 1, version: is unknown: IESNA:LM-63-2077; export it as LM-63-2002 or LM-63-2019',
    ],
    [
      makeIes({ lamp: '1 1000 1 4 1 2 2 0 0 0' }),
      'line 7, photometric type: is B: only type C can be read, export the file as type C',
    ],
    [
      makeIes({ lamp: '1 1000 1 4 1 3 2 0 0 0' }),
      'line 7, photometric type: is A: only type C can be read, export the file as type C',
    ],
    [
      makeIes({ lamp: '1 1000 1 9999 1 1 2 0 0 0' }),
      'line 7, number of vertical angles: must be from 2 to 361, not 9999',
    ],
    [
      makeIes({ lamp: '1 0 1 4 1 1 2 0 0 0' }),
      'line 7, lumens for each lamp: must be from 0.1 to 10000000 for all lamps, or -1 for absolute photometry',
    ],
    [
      makeIes({ angles: '0 30 60 85', candela: '300 260 150 90' }),
      'line 9, vertical angles: end at 85, where there is light: add the angles up to 90 or 180',
    ],
    [
      makeIes({ angles: '5 30 60 90' }),
      'line 9, vertical angles: begin at 5, where there is light: add the angles from 0',
    ],
    [makeIes({ planes: '15' }), 'line 10, horizontal angles: must begin at 0, not at 15'],
    [makeIes({ candela: '300 260 150' }), 'line 12, candela: is missing: the file ends before it; export it again'],
    [
      makeIes({ candela: '300 260 150 0 1' }),
      'line 11, file: has more values than its numbers of planes and angles allow',
    ],
    [makeIes({ candela: '0 0 0 0' }), 'line 11, candela: is less than 0.1 lm: correct it or the factors'],
    [
      makeIes({ candela: '900 800 400 0' }),
      expect.stringMatching(
        /^line 7, lumens for each lamp: is too low: the intensities add up to 2\d\d\.\d % of it; correct/,
      ),
    ],
  ]
  for (const [text, said] of table) {
    expect(describeResult(text)).toEqual([said])
    expect(untranslatedIn(text)).toEqual([])
    // Each message names the line, unless it is about the whole file.
    expect(describeResult(text).join()).toMatch(/^(line \d+, |file: )/)
  }
})

test('every refused value has a reason in both languages', () => {
  for (const whole of [makeEulumdat(), makeIes(), makeIes({ tilt: 'TILT=INCLUDE\n1\n2\n0 90\n1 0.9' })]) {
    const values = whole.split(/(\s+)/)
    for (const [at, value] of values.entries()) {
      if (/^-?[\d.]+$/.test(value)) expect(untranslatedIn(values.with(at, 'x').join('')), `${at}`).toEqual([])
    }
  }
  const { problem } = readText(makeEulumdat({ 27: 'x' }))
  expect(problem && translateToSwedish(problem)).toBe('rad 27, lampor: är inget tal: x')
})

test('a file is refused if it has more than 1.6 MB, as uploaded or as stored in UTF-8', () => {
  const large = readPhotometry(new Uint8Array(1_600_001).fill(49))
  const reason = 'is larger than 1.6 MB: export it with fewer planes or angles'
  expect(large.problem).toEqual({ line: 0, field: 'file', reason })
  const stored = readPhotometry(new Uint8Array(900_000).fill(0xe9))
  expect(stored.problem).toEqual({ line: 0, field: 'file', reason })
})
