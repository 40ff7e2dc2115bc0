import { expect, test } from 'vitest'
import type { Symmetry } from '#client/photometry/distribution.ts'
import { fluxOf } from '#client/photometry/flux.ts'
import { problemText } from '#client/photometry/format/problem.ts'
import { readPhotometry } from '#client/photometry/format/read.ts'
import { turned } from '#client/photometry/format/turn.ts'
import { writeEulumdat } from '#client/photometry/format/write-eulumdat.ts'
import { candelaAt } from '#src/photometry/formulas/illuminance.ts'
import { inSwedish } from '#src/services/content/rules/photometry-problem.ts'
import { eulumdat, ies, readOrThrow, readText, round, steps, uneven } from './lamps.ts'

const saidOf = (text: string) => {
  const { distribution, problem, ...rest } = readText(text)
  if (problem) return [problemText(problem)]
  return [distribution.name, ...('warnings' in rest ? rest.warnings : []).map(problemText)]
}

/** '' where nothing is wrong, null where something has no Swedish text. */
const swedishOf = (text: string) => {
  const { problem } = readText(text)
  return problem ? inSwedish(problem) : ''
}

test('EULUMDAT: what it says, in its places', () => {
  const { distribution, warnings } = readOrThrow(new TextEncoder().encode(eulumdat({ 9: 'Ljus Å' })))
  expect(distribution).toMatchObject({
    maker: 'Dager',
    name: 'Ljus Å',
    number: 'L 1',
    report: 'R 1',
    symmetry: 'rotational',
    size: { length: 300, width: 0, height: 200 },
    luminous: { length: 250, width: 0, height: 0 },
    lampSets: [{ count: 1, type: 'LED', flux: 806, colour: '2700 K', rendering: 'Ra > 80', power: 7 }],
    isAbsolute: false,
  })
  expect(warnings.map(problemText)).toEqual(['angles: end at 90: no light above'])
  expect(fluxOf(distribution)).toBeCloseTo(806, -1)
  // 300 cd/klm at 806 lm.
  const flat = readOrThrow(
    writeEulumdat(
      round(steps(0, 180, 45), gamma => (gamma === 0 ? 300 : 1), { lampSets: [{ ...distribution.lampSets[0] }] }),
    ),
  )
  expect(candelaAt(flat.distribution, 10, 0)).toBeCloseTo(241.8, 6)
})

test('EULUMDAT: planes and lines for each symmetry', () => {
  const angles = steps(0, 180, 5)
  const counts: [Symmetry, number[], number, number][] = [
    ['none', steps(0, 345, 15), 24, 991],
    ['rotational', [0], 1, 140],
    ['half', steps(0, 180, 15), 13, 584],
    ['lengthwise', steps(90, 270, 15), 13, 584],
    ['quarter', steps(0, 90, 15), 7, 362],
  ]
  for (const [symmetry, planes, known, lines] of counts) {
    const lamp = uneven(symmetry, planes, angles, () => 79.5)
    const file = new TextDecoder().decode(writeEulumdat(lamp))
    expect([symmetry, file.split('\r\n').length - 1]).toEqual([symmetry, lines])
    expect(file.split('\r\n')[3]).toBe('24')
    const { distribution } = readOrThrow(writeEulumdat(lamp))
    expect([distribution.symmetry, distribution.intensities.length]).toEqual([symmetry, known])
  }
})

test('defects that occur are put up with, and said', () => {
  const end = 'angles: end at 90: no light above'
  const table: [text: string, said: string[]][] = [
    [`\uFEFF${eulumdat()}`, ['Lamp', end]],
    [eulumdat().replaceAll('\r\n', '\n'), ['Lamp', end]],
    [`${eulumdat()}\r\n\r\n`, ['Lamp', end]],
    [eulumdat({ 13: '300,5', 15: '10,5' }), ['Lamp', 'line 13, length of the luminaire: has a decimal comma', end]],
    [eulumdat({ 1: '', 8: '', 10: '' }), ['Lamp', end]],
    [eulumdat({ 27: '-1' }), ['Lamp', end]],
    [eulumdat({ 23: '0' }), ['Lamp', end, 'line 23, light output ratio: is 0: taken from the intensities']],
    [eulumdat({ 23: '98' }), ['Lamp', end, 'line 23, light output ratio: is 98 %, but the intensities yield 100.00 %']],
    [eulumdat({ 32: '0' }), ['Lamp', 'line 32, power: is 0 W: no efficacy follows', end]],
    [ies(), ['']],
    [ies({ tilt: 'TILT = NONE' }), ['', 'line 6, TILT: has spaces beside its equals sign']],
    [ies({ head: 'Some maker' }), ['', 'line 1, version: is missing: read as LM-63-1986']],
    [ies({ head: 'IES:LM-63-2019\n[TEST] 1' }), ['', 'keywords: TESTLAB, ISSUEDATE, MANUFAC are required and missing']],
    [ies({ electric: '1 1 0' }), ['', 'line 8, power: is 0 W: no efficacy follows']],
    [ies({ candela: '300,260 150, 0' }), ['']],
    [
      ies({ tilt: 'TILT=INCLUDE\n1\n2\n0 90\n1 0.9' }),
      ['', 'line 10, TILT: its factors are not used: they are for a lamp that is turned'],
    ],
    [
      ies({ lamp: '1 1000 1 4 4 1 2 0 0 0', planes: '0 90 180 270', candela: '300 260 150 0\n'.repeat(4) }),
      ['', 'horizontal angles: end before 360'],
    ],
  ]
  for (const [text, said] of table) expect(saidOf(text)).toEqual(said)
  const { distribution } = readText(eulumdat({ 27: '-1' }))
  expect(distribution).toMatchObject({ isAbsolute: true, lampSets: [{ count: 1, flux: 806 }] })
})

test('two lamp sets are alternatives, never a sum', () => {
  const lines = eulumdat({ 26: '2' }).split('\r\n')
  lines.splice(32, 0, '1', 'LED', '2643', '4000 K', '80', '22')
  const { distribution, warnings } = readOrThrow(new TextEncoder().encode(lines.join('\n')))
  expect(distribution.lampSets.map(({ flux }) => flux)).toEqual([806, 2643])
  expect(warnings.map(problemText)).toContain('line 26, lamp sets: 2 alternatives: the first counts')
  expect(fluxOf(distribution, 1) / fluxOf(distribution)).toBeCloseTo(2643 / 806, 6)
})

test('what is broken is refused, with its line, field and reason', () => {
  const table: [text: string, said: string][] = [
    ['', 'file: is empty'],
    ['a\0b', 'file: is not a text'],
    ['x'.repeat(300), 'line 1, file: has a line of more than 256 characters'],
    ['\n'.repeat(300_001), 'file: has more than 300000 lines'],
    ['Maker', 'line 2, type of light source: is missing: the file ends before it'],
    ['<svg onload="alert(1)">\n<script>', 'line 2, type of light source: is not a number: <script>'],
    [eulumdat({ 3: '5' }), 'line 3, symmetry: must be from 0 to 4, not 5'],
    [eulumdat({ 3: '1.5' }), 'line 3, symmetry: is not a whole number: 1.5'],
    [eulumdat({ 3: '2', 4: '25' }), 'line 4, number of planes: does not fit the symmetry: 25'],
    [eulumdat({ 4: '99999999' }), 'line 4, number of planes: must be from 1 to 721, not 99999999'],
    [eulumdat({ 6: '1e9' }), 'line 6, number of angles: must be from 2 to 361, not 1000000000'],
    [eulumdat({ 6: '' }), 'line 6, number of angles: is empty'],
    [eulumdat({ 13: '-3' }), 'line 13, length of the luminaire: must be from 0 to 100000, not -3'],
    [eulumdat({ 23: '50' }), 'line 23, light output ratio: is 50 %, but the intensities yield 100.00 %'],
    [eulumdat({ 23: '0', 24: '1.1' }), expect.stringMatching(/intensity: yields 110\.. % of the lamps' flux/)],
    [eulumdat({ 24: '0' }), 'line 24, factor: must be from 0.000001 to 1000000, not 0'],
    [eulumdat({ 26: '21' }), 'line 26, number of lamp sets: must be from 1 to 20, not 21'],
    [
      eulumdat({ 27: '0' }),
      'line 27, lamps: must be at least one, or a negative number for a luminaire that was measured as a whole',
    ],
    [eulumdat({ 29: 'NaN' }), 'line 29, flux of the lamps: is not a number: NaN'],
    [eulumdat({ 29: '1e99' }), 'line 29, flux of the lamps: must be from 0.1 to 10000000, not 1e+99'],
    [eulumdat({ 46: '15' }), 'line 46, angles: do not rise: 15 after 15'],
    [eulumdat({ 50: '89' }), 'angles: go from 0 or 90 to 90 or 180, not from 0 to 89'],
    [eulumdat({ 51: '-1' }), 'line 51, intensity: must be from 0 to 10000000, not -1'],
    [eulumdat({ 51: '0x1' }), 'line 51, intensity: is not a number: 0x1'],
    [eulumdat({ 51: 'Infinity' }), 'line 51, intensity: is not a number: Infinity'],
    [`${eulumdat()}1`, 'line 58, file: goes on after its last value'],
    [eulumdat().split('\r\n').slice(0, 50).join('\n'), 'line 50, file: ends before its line 57'],
    [ies({ tilt: 'TILT=lamp.tlt' }), 'line 6, TILT: names another file, which is not read'],
    ['IESNA:LM-63-2002\n[TEST] 1', 'line 2, TILT: is missing'],
    ['IESNA:LM-63-2077\nTILT=NONE', 'line 1, version: is unknown: IESNA:LM-63-2077'],
    [ies({ lamp: '1 1000 1 4 1 2 2 0 0 0' }), 'line 7, photometric type: is B: only type C can be read'],
    [ies({ lamp: '1 1000 1 4 1 3 2 0 0 0' }), 'line 7, photometric type: is A: only type C can be read'],
    [ies({ lamp: '1 1000 1 9999 1 1 2 0 0 0' }), 'line 7, number of vertical angles: must be from 2 to 361, not 9999'],
    [
      ies({ lamp: '1 0 1 4 1 1 2 0 0 0' }),
      'line 7, lumens for each lamp: must be from 0.1, or -1 for absolute photometry',
    ],
    [ies({ angles: '0 30 60 85' }), 'line 9, vertical angles: go from 0 or 90 to 90 or 180, not from 0 to 85'],
    [ies({ planes: '15' }), 'horizontal angles: must begin at 0'],
    [ies({ candela: '300 260 150' }), 'line 12, candela: is missing: the file ends before it'],
    [ies({ candela: '300 260 150 0 1' }), 'line 11, file: goes on after its last value'],
    [ies({ candela: '0 0 0 0' }), 'candela: is 0 everywhere'],
    [ies({ candela: '900 800 400 0' }), expect.stringMatching(/of the lamps' flux: more than there is/)],
  ]
  for (const [text, said] of table) {
    expect(saidOf(text)).toEqual([said])
    expect([said, swedishOf(text)]).toEqual([said, expect.not.stringMatching(/ (the|is|must|not) /)])
  }
  // Whichever value is none.
  for (const whole of [eulumdat(), ies(), ies({ tilt: 'TILT=INCLUDE\n1\n2\n0 90\n1 0.9' })]) {
    const values = whole.split(/(\s+)/)
    for (const [at, value] of values.entries()) {
      if (/^-?[\d.]+$/.test(value)) expect([at, swedishOf(values.with(at, 'x').join(''))]).not.toEqual([at, null])
    }
  }
  expect(swedishOf(eulumdat({ 27: 'x' }))).toBe('rad 27, lampor: är inget tal: x')
  const large = readPhotometry(new Uint8Array(2 * 1024 * 1024 + 1).fill(49))
  expect(large.problem).toEqual({ line: 0, field: 'file', reason: 'has more than 2097152 bytes' })
})

test('IES: multiplier, ballast factor and the twelfth field by its year', () => {
  const candela = (version: string, twelfth: string) => {
    const head = `${version}\n[TEST] 1\n[TESTLAB] 1\n[ISSUEDATE] 1\n[MANUFAC] 1`
    const file = ies({ head, lamp: '2 1000 0.5 4 1 1 1 -1 -1 0', electric: `0.9 ${twelfth} 20` })
    const { distribution } = readOrThrow(new TextEncoder().encode(file))
    return { peak: Math.round(candelaAt(distribution, 0, 0) * 100) / 100, ...distribution }
  }
  expect(candela('IESNA91', '0.8')).toMatchObject({ peak: 108, origin: null })
  expect(candela('IESNA:LM-63-1995', '0.8')).toMatchObject({
    peak: 108,
    luminous: { length: 304.8, width: 0, height: 0 },
  })
  expect(candela('IESNA:LM-63-2002', '1')).toMatchObject({ peak: 135, lampSets: [{ count: 2, flux: 2000 }] })
  expect(candela('IES:LM-63-2019', '1.00010')).toMatchObject({ peak: 135, origin: 'computed' })
  expect(candela('IES:LM-63-2019', '1.10000')).toMatchObject({ peak: 135, origin: 'measured' })
  expect(candela('IES:LM-63-2019', '1.00001')).toMatchObject({ peak: 135, origin: null })
  const absolute = readOrThrow(new TextEncoder().encode(ies({ lamp: '1 -1 1 4 1 1 2 0 0 0' }))).distribution
  expect(absolute.isAbsolute).toBe(true)
  expect(candelaAt(absolute, 0, 30)).toBeCloseTo(260, 9)
  expect(fluxOf(absolute)).toBeCloseTo(absolute.lampSets[0].flux, 9)
})

test('LM-63 counts from the lamp’s length: C = H + 90', () => {
  // Most light along the lamp.
  const file = ies({
    lamp: '1 1000 1 4 3 1 2 0.1 0.9 0',
    planes: '0 45 90',
    candela: '200 180 90 0\n150 120 60 0\n100 70 30 0',
  })
  const { distribution } = readOrThrow(new TextEncoder().encode(file))
  expect([0, 90, 180, 270].map(c => Math.round(candelaAt(distribution, c, 0)))).toEqual([100, 200, 100, 200])
  expect(distribution.luminous).toEqual({ length: 900, width: 100, height: 0 })
  expect([0, 90].map(c => Math.round(candelaAt(turned(distribution), c, 0)))).toEqual([200, 100])
  expect(turned(distribution).luminous).toEqual({ length: 100, width: 900, height: 0 })
  // 90 to 270, as LM-63-1995 allows.
  const half = ies({ lamp: '1 1000 1 4 3 1 2 0 0 0', planes: '90 180 270', candela: '10 9 5 0\n20 19 9 0\n30 20 10 0' })
  const found = readOrThrow(new TextEncoder().encode(half)).distribution
  expect([180, 270, 0, 90].map(c => Math.round(candelaAt(found, c, 0)))).toEqual([10, 20, 30, 20])
})
