import { expect, test } from 'vitest'
import type { Symmetry } from '#client/shared/photometry/distribution.ts'
import { computeFlux } from '#client/shared/photometry/flux.ts'
import { detectPhotometricKind } from '#client/shared/photometry/format/kind.ts'
import { splitLines } from '#client/shared/photometry/format/lines.ts'
import { formatProblem } from '#client/shared/photometry/format/problem.ts'
import { readPhotometry } from '#client/shared/photometry/format/read.ts'
import { turnQuarter } from '#client/shared/photometry/format/turn.ts'
import { writeEulumdat } from '#client/shared/photometry/format/write-eulumdat.ts'
import { writeIes } from '#client/shared/photometry/format/write-ies.ts'
import { candelaAt } from '#src/shared/photometry/formulas/illuminance.ts'
import { makeEulumdat, makeIes, makeRoundLamp, makeUnevenLamp, readOrThrow, steps } from './lamps.ts'

test('every value of an EULUMDAT file is read from its line', () => {
  const { distribution, warnings } = readOrThrow(new TextEncoder().encode(makeEulumdat({ 9: 'Ljus Å' })))
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
  expect(warnings.map(formatProblem)).toEqual(['line 50, angles: end at 90: no light above'])
  expect(computeFlux(distribution)).toBeCloseTo(806, -1)
  // 300 cd per 1000 lm are 241.8 cd for 806 lm.
  const flat = readOrThrow(
    writeEulumdat(
      makeRoundLamp(steps(0, 180, 45), gamma => (gamma === 0 ? 300 : 1), {
        lampSets: [{ ...distribution.lampSets[0] }],
      }),
    ),
  )
  expect(candelaAt(flat.distribution, 10, 0)).toBeCloseTo(241.8, 6)
})

test('the symmetry decides how many planes and lines an EULUMDAT file has', () => {
  const angles = steps(0, 180, 5)
  const counts: [Symmetry, number[], number, number][] = [
    ['none', steps(0, 345, 15), 24, 991],
    ['rotational', [0], 1, 140],
    ['half', steps(0, 180, 15), 13, 584],
    ['lengthwise', steps(90, 270, 15), 13, 584],
    ['quarter', steps(0, 90, 15), 7, 362],
  ]
  for (const [symmetry, planes, known, lines] of counts) {
    const lamp = makeUnevenLamp(symmetry, planes, angles, () => 79.5)
    const file = new TextDecoder().decode(writeEulumdat(lamp))
    expect(file.split('\r\n').length - 1, symmetry).toBe(lines)
    expect(file.split('\r\n')[3]).toBe('24')
    const { distribution } = readOrThrow(writeEulumdat(lamp))
    expect([distribution.symmetry, distribution.intensities.length]).toEqual([symmetry, known])
  }
})

test('two lamp sets are alternatives and are never added up', () => {
  const lines = makeEulumdat({ 26: '2' }).split('\r\n')
  lines.splice(32, 0, '1', 'LED', '2643', '4000 K', '80', '22')
  const { distribution, warnings } = readOrThrow(new TextEncoder().encode(lines.join('\n')))
  expect(distribution.lampSets.map(({ flux }) => flux)).toEqual([806, 2643])
  expect(warnings.map(formatProblem)).toContain('line 26, lamp sets: are 2 alternatives: only the first is used')
  expect(computeFlux(distribution, 1) / computeFlux(distribution)).toBeCloseTo(2643 / 806, 6)
})

test('the first lines, then the name, decide the format of a file', () => {
  const table: [text: string, name: string, kind: string | null][] = [
    [makeIes(), 'lamp.txt', 'ies'],
    [makeIes({ head: 'IES:LM-63-2019' }), 'lamp.ldt', 'ies'],
    [makeIes({ head: 'iesna: lm-63-2002' }).replace('TILT', 'x'), 'lamp', 'ies'],
    [makeIes({ head: 'Some maker' }), '', 'ies'],
    [makeEulumdat(), '', 'ldt'],
    [makeEulumdat({ 1: 'IESNA:LM-63-2002', 8: 'TILT=NONE' }), 'lamp.ies', 'ldt'],
    ['Some maker', 'lamp.IES', 'ies'],
    ['Some maker', 'lamp.ldt ', 'ldt'],
    ['Some maker', 'lamp.txt', null],
  ]
  for (const [text, name, kind] of table) {
    const { lines = [] } = splitLines(new TextEncoder().encode(text))
    expect(detectPhotometricKind(lines, name), `${text.slice(0, 30)} ${name}`).toBe(kind)
  }
  const { problem } = readPhotometry(new TextEncoder().encode('Some maker'), 'lamp.ies')
  expect(problem).toMatchObject({ field: 'TILT' })
})

test('every luminous opening of LM-63-2002 and 1995 is read, written and rotated', () => {
  const table: [head: string, sides: string, form: string | undefined, written: string][] = [
    ...(
      [
        ['0 0 0', undefined, '0 0 0'],
        ['1.2 0.6 0', undefined, '1.2 0.6 0'],
        ['1.2 0.6 0.1', undefined, '1.2 0.6 0.1'],
        ['-0.5 -0.5 0', undefined, '-0.5 -0.5 0'],
        ['-0.5 -0.5 0.3', undefined, '-0.5 -0.5 0.3'],
        ['-1.3 -1 0', 'ellipse', '-1.3 -1 0'],
        ['-1.3 -1 0.2', 'ellipse', '-1.3 -1 0.2'],
        ['-0.5 -0.5 -0.5', 'ellipsoid', '-0.5 -0.5 -0.5'],
        ['-0.5 -0.6 -0.7', 'ellipsoid', '-0.5 -0.6 -0.7'],
        ['-0.1 1.2 -0.1', 'along', '-0.1 1.2 -0.1'],
        ['-0.1 1.2 -0.2', 'along', '-0.1 1.2 -0.2'],
        ['1.2 -0.1 -0.1', 'across', '1.2 -0.1 -0.1'],
        ['1.2 -0.1 -0.2', 'across', '1.2 -0.1 -0.2'],
        ['-0.5 0 -0.5', 'along', '-0.5 0 -0.5'],
        ['-0.5 0 -0.7', 'along', '-0.5 0 -0.7'],
        ['0 1.2 0', 'line', '0 1.2 0'],
        ['1.2 0 0', 'line', '1.2 0 0'],
      ] as const
    ).map(([sides, form, written]): [string, string, string | undefined, string] => [
      'IESNA:LM-63-2002',
      sides,
      form,
      written,
    ]),
    ...(
      [
        ['-0.5 0 0', undefined, '-0.5 -0.5 0'],
        ['-0.5 0 0.3', undefined, '-0.5 -0.5 0.3'],
        ['-0.5 0 -0.5', 'ellipsoid', '-0.5 -0.5 -0.5'],
        ['-0.5 0.7 0', 'ellipse', '-0.5 -0.7 0'],
        ['0.7 -0.5 -0.4', 'ellipsoid', '-0.7 -0.5 -0.4'],
        ['0 1.2 -0.1', 'along', '-0.1 1.2 -0.1'],
        ['1.2 0 -0.1', 'across', '1.2 -0.1 -0.1'],
      ] as const
    ).map(([sides, form, written]): [string, string, string | undefined, string] => [
      'IESNA:LM-63-1995',
      sides,
      form,
      written,
    ]),
  ]
  const sidesIn = (bytes: Uint8Array) =>
    new TextDecoder().decode(bytes).split('TILT=NONE\r\n')[1]?.split('\r\n')[0]?.split(' ').slice(7).join(' ')
  for (const [head, sides, form, written] of table) {
    const text = makeIes({ head, lamp: `1 1000 1 4 1 1 2 ${sides}` })
    const { distribution, warnings } = readOrThrow(new TextEncoder().encode(text))
    expect([distribution.luminous.form, sidesIn(writeIes(distribution))], sides).toEqual([form, written])
    const isSaid = warnings.some(({ field }) => field === 'luminous area')
    expect(isSaid, sides).toBe(form !== undefined)
    // An EULUMDAT file stores only the size of the opening, and whether it is round.
    const { luminous } = readOrThrow(writeEulumdat(distribution)).distribution
    const isRound = !form && /^-/.test(written)
    expect(luminous.width === 0 && luminous.length > 0, sides).toBe(isRound || written === '-0.5 -0.5 -0.5')
    const twice = turnQuarter(
      turnQuarter({ ...distribution, ...{ symmetry: 'quarter' as const, planes: [0, 90], intensities: [[1], [2]] } }),
    )
    expect(sidesIn(writeIes({ ...distribution, luminous: twice.luminous })), sides).toBe(written)
  }
})

test('the year of the IES standard decides how multiplier, ballast factor and the twelfth field are read', () => {
  const candela = (version: string, twelfth: string) => {
    const head = `${version}\n[TEST] 1\n[TESTLAB] 1\n[ISSUEDATE] 1\n[MANUFAC] 1`
    const file = makeIes({ head, lamp: '2 1000 0.5 4 1 1 1 -1 -1 0', electric: `0.9 ${twelfth} 20` })
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
  const absolute = readOrThrow(new TextEncoder().encode(makeIes({ lamp: '1 -1 1 4 1 1 2 0 0 0' }))).distribution
  expect(absolute.isAbsolute).toBe(true)
  expect(candelaAt(absolute, 0, 30)).toBeCloseTo(260, 9)
  expect(computeFlux(absolute)).toBeCloseTo(absolute.lampSets[0].flux, 9)
})

test('LM-63 measures horizontal angles H from the long axis of the lamp, so C = H + 90', () => {
  // This lamp gives most light along its length.
  const file = makeIes({
    lamp: '1 1000 1 4 3 1 2 0.1 0.9 0',
    planes: '0 45 90',
    candela: '200 180 90 0\n150 120 60 0\n100 70 30 0',
  })
  const { distribution } = readOrThrow(new TextEncoder().encode(file))
  expect([0, 90, 180, 270].map(c => Math.round(candelaAt(distribution, c, 0)))).toEqual([100, 200, 100, 200])
  expect(distribution.luminous).toEqual({ length: 900, width: 100, height: 0 })
  expect([0, 90].map(c => Math.round(candelaAt(turnQuarter(distribution), c, 0)))).toEqual([200, 100])
  expect(turnQuarter(distribution).luminous).toEqual({ length: 100, width: 900, height: 0 })
  // LM-63-1995 also allows horizontal angles from 90 to 270.
  const half = makeIes({
    lamp: '1 1000 1 4 3 1 2 0 0 0',
    planes: '90 180 270',
    candela: '10 9 5 0\n20 19 9 0\n30 20 10 0',
  })
  const found = readOrThrow(new TextEncoder().encode(half)).distribution
  expect([180, 270, 0, 90].map(c => Math.round(candelaAt(found, c, 0)))).toEqual([10, 20, 30, 20])
})
