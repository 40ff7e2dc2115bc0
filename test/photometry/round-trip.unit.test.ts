import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Distribution, Luminous, Symmetry } from '#client/shared/photometry/distribution.ts'
import { computeFlux, computeOutputRatio } from '#client/shared/photometry/flux.ts'
import { turnQuarter } from '#client/shared/photometry/format/turn.ts'
import { writeEulumdat } from '#client/shared/photometry/format/write-eulumdat.ts'
import { writeIes } from '#client/shared/photometry/format/write-ies.ts'
import { candelaAt } from '#src/shared/photometry/formulas/illuminance.ts'
import { pickAmount } from '../support/amount.ts'
import {
  compareDistributions,
  cosine,
  createRandom,
  makeRoundLamp,
  makeUnevenLamp,
  readOrThrow,
  steps,
} from './lamps.ts'

const symmetries: [Symmetry, (step: number) => number[]][] = [
  ['none', step => steps(0, 360 - step, step)],
  ['rotational', () => [0]],
  ['half', step => steps(0, 180, step)],
  ['lengthwise', step => steps(90, 270, step)],
  ['quarter', step => steps(0, 90, step)],
]

/** Random lamps. Unless they are rotationally symmetric, C90 is one of their planes. */
const lamps: fc.Arbitrary<Distribution> = fc
  .record({
    symmetry: fc.constantFrom(...symmetries),
    step: fc.constantFrom(90, 45, 30, 15, 10),
    range: fc.constantFrom(steps(0, 90, 15), steps(0, 180, 10), steps(90, 180, 22.5), [0, 1, 7.5, 30, 90]),
    seed: fc.array(fc.double({ min: 0.01, max: 300, noNaN: true }), { minLength: 7, maxLength: 31 }),
    flux: fc.double({ min: 1, max: 90_000, noNaN: true }),
    count: fc.integer({ min: 1, max: 9 }),
    isAbsolute: fc.boolean(),
    isRound: fc.boolean(),
    tilt: fc.integer({ min: -90, max: 90 }),
  })
  .map(({ symmetry: [symmetry, planes], step, range, seed, flux, count, isAbsolute, isRound, tilt }) => {
    let at = 0
    const lampSets: Distribution['lampSets'] = [
      { count, type: 'LED', flux, colour: '2700 K', rendering: '90', power: 7 },
    ]
    const luminous = { length: 120, width: isRound ? 0 : 40, height: 10 }
    const made = makeUnevenLamp(symmetry, planes(step), range, () => seed[at++ % seed.length] ?? 0, {
      luminous,
      lampSets,
      isAbsolute,
      tilt,
    })
    // Give the luminaire exactly the flux of its lamps.
    const share = computeFlux(made) / flux
    return { ...made, intensities: made.intensities.map(row => row.map(value => value / share)) }
  })

/** The largest difference in intensity in any direction, as a share of the peak. */
function difference(one: Distribution, other: Distribution) {
  let [peak, off] = [0, 0]
  for (const c of steps(0, 345, 15)) {
    for (const gamma of steps(0, 180, 7.5)) {
      const [a, b] = [candelaAt(one, c, gamma), candelaAt(other, c, gamma)]
      peak = Math.max(peak, a, b)
      off = Math.max(off, Math.abs(a - b))
    }
  }
  return off / peak
}

test('written files are read back unchanged, in both formats and after conversion', () => {
  fc.assert(
    fc.property(lamps, lamp => {
      const ldt = readOrThrow(writeEulumdat(lamp)).distribution
      expect(ldt).toMatchObject({
        symmetry: lamp.symmetry,
        planes: lamp.planes,
        angles: lamp.angles,
        name: lamp.name,
        tilt: lamp.tilt,
      })
      expect(ldt.luminous).toEqual(lamp.luminous)
      const viaIes = readOrThrow(writeIes(lamp)).distribution
      expect(viaIes.luminous).toEqual(lamp.luminous)
      const both = readOrThrow(writeEulumdat(viaIes)).distribution
      for (const found of [ldt, viaIes, both, readOrThrow(writeIes(both)).distribution])
        expect(difference(lamp, found)).toBeLessThan(1e-6)
      expect(computeFlux(viaIes)).toBeCloseTo(computeFlux(lamp), 3)
      expect(
        new TextDecoder()
          .decode(writeIes(lamp))
          .split('\r\n')
          .every(line => line.length <= 132),
      ).toBe(true)
    }),
    { numRuns: 40 },
  )
})

const rows: [Symmetry, from: number, to: number][] = [
  ['none', 0, 359.9999],
  ['rotational', 0, 0],
  ['half', 0, 180],
  ['lengthwise', 90, 270],
  ['quarter', 0, 90],
]
const forms: Luminous['form'][] = [undefined, 'line', 'ellipse', 'ellipsoid', 'along', 'across']

/** Returns `from`, up to `most` random angles, and `to` unless it is the end of a full circle. */
function anyAngles(next: (below: number) => number, from: number, to: number, most: number): number[] {
  const between = Array.from({ length: next(most) }, () => next(Math.round((to - from) * 1e4) + 1) / 1e4 + from)
  const ends = to === 359.9999 ? [0] : [from, to]
  return [...new Set([...ends, ...between].map(angle => Math.round(angle * 1e4) / 1e4))].sort((a, b) => a - b)
}

/** Makes a lamp with random planes, angles, intensities and sizes. */
function anyLamp(next: (below: number) => number): Distribution {
  const [symmetry, from, to] = rows[next(rows.length)] ?? ['none', 0, 359.9999]
  const [first, last] = (
    [
      [0, 90],
      [0, 180],
      [90, 180],
    ] as const
  )[next(3)] ?? [0, 180]
  const planes = anyAngles(next, from, to, 9)
  const angles = anyAngles(next, first, last, 7)
  const form = forms[next(forms.length)]
  const sides = { length: 1 + next(90_000) / 10, width: 1 + next(90_000) / 10, height: 1 + next(900) }
  const made = makeUnevenLamp(symmetry, planes, angles, () => (next(5) === 0 ? 0 : next(1e6) / 1e3), {
    luminous: form
      ? { ...sides, form, ...(form === 'line' && { width: 0 }) }
      : { ...sides, width: next(2) * sides.width },
    isAbsolute: next(2) === 0,
    lampSets: [{ count: 1 + next(9), type: 'LED', flux: 1 + next(1e6) / 7, colour: '', rendering: '', power: 7 }],
  })
  // Give the luminaire 60 to 99 % of the flux of its lamps.
  const share = (computeOutputRatio(made) * 100) / (60 + next(40))
  return { ...made, intensities: made.intensities.map(row => row.map(value => value / (share || 1))) }
}

test('converting a file keeps its intensities at any angles, and the shape of its luminous opening', () => {
  const next = createRandom(31)
  for (let count = pickAmount(3000, 10_000); count > 0; count--) {
    const lamp = anyLamp(next)
    // Skip lamps without light.
    if (!(computeOutputRatio(lamp) > 1e-3)) continue
    const viaIes = readOrThrow(writeIes(lamp)).distribution
    const viaLdt = readOrThrow(writeEulumdat(viaIes)).distribution
    const ways = [
      viaIes,
      viaLdt,
      readOrThrow(writeEulumdat(lamp)).distribution,
      readOrThrow(writeIes(viaLdt)).distribution,
    ]
    const off = ways.map(way => compareDistributions(lamp, way, next))
    if (off.some(share => !(share < 1e-6))) throw new Error(`${off.join()}: ${JSON.stringify(lamp)}`)
    expect(viaIes.luminous.form).toBe(lamp.luminous.form)
    for (const side of ['length', 'width', 'height'] as const)
      expect(viaIes.luminous[side]).toBeCloseTo(lamp.luminous[side], 5)
  }
})

test('a file with many values can be read again after it is written in either format', () => {
  const lamp = makeUnevenLamp(
    'none',
    steps(0, 359, 1),
    steps(0, 180, 0.5),
    (c, gamma) => 79 + cosine(c * 7) + cosine(gamma * 3),
  )
  const file = readOrThrow(writeEulumdat(lamp)).distribution
  const next = createRandom(5)
  expect(compareDistributions(lamp, readOrThrow(writeIes(file)).distribution, next)).toBeLessThan(1e-6)
  expect(compareDistributions(lamp, readOrThrow(writeEulumdat(file)).distribution, next)).toBeLessThan(1e-6)
})

test('a quarter turn rotates every direction by 90°, and four turns change nothing', () => {
  fc.assert(
    fc.property(lamps, lamp => {
      const once = turnQuarter(lamp)
      for (const c of steps(0, 345, 15)) {
        for (const gamma of [0, 20, 77, 130])
          expect(candelaAt(once, c + 90, gamma)).toBeCloseTo(candelaAt(lamp, c, gamma), 6)
      }
      const four = turnQuarter(turnQuarter(turnQuarter(once)))
      expect(difference(lamp, four)).toBeLessThan(1e-9)
      expect(four.luminous).toEqual(lamp.luminous)
      expect(computeFlux(once)).toBeCloseTo(computeFlux(lamp), 6)
    }),
    { numRuns: 40 },
  )
})

test('long texts and those in other alphabets are written on one line each', () => {
  const lamp = makeRoundLamp(steps(0, 90, 15), gamma => 300 * cosine(gamma), {
    maker: 'Ł\n[MORE]\r\n✂'.repeat(90),
    origin: 'computed',
  })
  for (const bytes of [writeEulumdat({ ...lamp, report: '' }), writeIes({ ...lamp, report: '' })]) {
    const { distribution } = readOrThrow(bytes)
    expect([distribution.report, distribution.name]).toEqual(['Computed, not measured', 'Test lamp'])
    expect(distribution.maker).toMatch(/^\?+\[MORE\]/)
  }
  expect(readOrThrow(writeIes(lamp)).distribution.origin).toBe('computed')
})
