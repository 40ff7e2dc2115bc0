import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  computeDownwardShare,
  computeEfficacy,
  computeFlux,
  computeShareInCone,
  integrateFlux,
} from '#client/shared/photometry/flux.ts'
import { computeBeam } from '#src/shared/photometry/formulas/beam.ts'
import { beamDiameter, computeCone, edgeIlluminance } from '#src/shared/photometry/formulas/cone.ts'
import { illuminanceAt } from '#src/shared/photometry/formulas/illuminance.ts'
import { cosine, makeRoundLamp, makeUnevenLamp, steps } from './lamps.ts'

const fine = steps(0, 90, 0.25)
const power = (peak: number, n: number) => (gamma: number) => peak * Math.max(0, cosine(gamma)) ** n

test('the flux matches exact integrals, even for coarse angles', () => {
  const table: [name: string, flux: number, expected: number, off: number][] = [
    ['100 on 0–180, 5°', computeFlux(makeRoundLamp(steps(0, 180, 5), () => 100)), 1256.637, 1e-3],
    ['100 on 0–180, 45°', computeFlux(makeRoundLamp(steps(0, 180, 45), () => 100)), 1256.637, 1e-3],
    ['1000 cos', computeFlux(makeRoundLamp(steps(0, 90, 0.05), power(1000, 1))), 3141.593, 1e-3],
    ['1000 cos, 5°', computeFlux(makeRoundLamp(steps(0, 90, 5), power(1000, 1))), 3139.597, 1e-3],
    ['1000 cos, 10°', computeFlux(makeRoundLamp(steps(0, 90, 10), power(1000, 1))), 3133.593, 1e-3],
    ['1000 cos⁴', computeFlux(makeRoundLamp(steps(0, 90, 0.05), power(1000, 4))), 1256.637, 1e-3],
    ['1000 cos⁴, 5°', computeFlux(makeRoundLamp(steps(0, 90, 5), power(1000, 4))), 1259.82, 1e-3],
    ['1000 cos⁴, 10°', computeFlux(makeRoundLamp(steps(0, 90, 10), power(1000, 4))), 1269.286, 1e-3],
  ]
  for (const [name, flux, expected, off] of table) expect(Math.abs(flux - expected) < off, `${name} ${flux}`).toBe(true)
  const half = makeUnevenLamp(
    'half',
    steps(0, 180, 15),
    steps(0, 90, 5),
    (c, gamma) => (1000 * cosine(gamma) * (1 + cosine(c))) / 2,
  )
  expect(computeFlux(half)).toBeCloseTo(3139.597 / 2, 3)
})

test('the flux of a lamp is the same whichever symmetry describes it', () => {
  const light = (c: number, gamma: number) => (100 + 20 * cosine(2 * c)) * (1 + cosine(gamma))
  const angles = steps(0, 180, 5)
  const whole = computeFlux(makeUnevenLamp('none', steps(0, 345, 15), angles, light))
  expect(computeFlux(makeUnevenLamp('quarter', steps(0, 90, 15), angles, light))).toBeCloseTo(whole, 6)
  expect(computeFlux(makeUnevenLamp('half', steps(0, 180, 15), angles, light))).toBeCloseTo(whole, 6)
  expect(computeFlux(makeUnevenLamp('lengthwise', steps(90, 270, 15), angles, light))).toBeCloseTo(whole, 6)
})

test('the shares of light in a cone and downwards, and the efficacy, match known values', () => {
  const even = makeRoundLamp(steps(0, 180, 5), () => 100)
  const table: [number, number][] = [
    [computeShareInCone(makeRoundLamp(fine, power(1, 1)), 90), 0.5],
    [computeShareInCone(makeRoundLamp(fine, power(1, 1)), 120), 0.75],
    [computeShareInCone(makeRoundLamp(fine, power(1, 4)), 90), 0.8232],
    [computeShareInCone(makeRoundLamp(fine, power(1, 4)), 120), 0.9688],
    [computeShareInCone(even, 90), 0.1464],
    [computeShareInCone(even, 120), 0.25],
    [computeDownwardShare(even), 0.5],
  ]
  for (const [share, expected] of table) expect(Math.abs(share - expected)).toBeLessThan(1e-4)
  expect(computeEfficacy(even)).toBeCloseTo(125.6637, 4)
  expect(computeEfficacy({ ...even, lampSets: [{ ...even.lampSets[0], power: 0 }] })).toBeNull()
})

test('beam and field angles are 2 acos(p^(1/n)), with p = 0.5 and 0.1', () => {
  const table: [n: number, angles: number[], beam: number, field: number][] = [
    [1, fine, 120, 168.522],
    [2, fine, 90, 143.13],
    [4, fine, 65.53, 111.564],
    [8, fine, 47.016, 82.838],
    [16, fine, 33.487, 60.014],
  ]
  for (const [n, angles, beam, field] of table) {
    const found = computeBeam(makeRoundLamp(angles, power(500, n)), 0)
    expect(Math.abs((found?.beam ?? 0) - beam)).toBeLessThan(2e-3)
    expect(Math.abs((found?.field ?? 0) - field)).toBeLessThan(2e-3)
  }
  const coarse = computeBeam(makeRoundLamp(steps(0, 90, 5), power(500, 4)), 90)
  expect([coarse?.beam.toFixed(3), coarse?.field?.toFixed(3)]).toEqual(['65.568', '111.800'])
})

test('globes and uplights have no beam angle, and other lamps have one for each plane', () => {
  expect(
    computeBeam(
      makeRoundLamp(steps(0, 180, 5), () => 100),
      0,
    ),
  ).toBeNull()
  expect(
    computeBeam(
      makeRoundLamp(steps(0, 180, 5), gamma => 100 - 100 * cosine(gamma)),
      0,
    ),
  ).toBeNull()
  expect(
    computeBeam(
      makeRoundLamp(steps(90, 180, 5), () => 100),
      0,
    ),
  ).toBeNull()
  expect(
    computeBeam(
      makeRoundLamp(steps(0, 90, 5), gamma => (gamma === 60 ? 200 : 100)),
      0,
    ),
  ).toBeNull()
  // Light that is even from straight down to the horizon has a beam of 180°.
  expect(
    computeBeam(
      makeRoundLamp(steps(0, 90, 5), () => 100),
      0,
    ),
  ).toEqual({ beam: 180, field: 180 })
  const linear = makeUnevenLamp('quarter', [0, 90], fine, (c, gamma) => power(1, c === 0 ? 8 : 2)(gamma))
  expect([0, 90].map(plane => computeBeam(linear, plane === 0 ? 0 : 90)?.beam.toFixed(2))).toEqual(['47.02', '90.00'])
})

test('the illuminance at a point is I cos³γ / h²', () => {
  const at = (lamp: ReturnType<typeof makeRoundLamp>, height: number, x: number, y = 0) =>
    illuminanceAt(lamp, { x, y, height })
  const even = (candela: number) => makeRoundLamp(fine, () => candela)
  expect(at(even(1000), 2, 1).horizontal).toBeCloseTo(178.885, 3)
  expect(at(makeRoundLamp(fine, power(1000, 1)), 2, 2).horizontal).toBeCloseTo(62.5, 3)
  expect(at(even(500), 0.6, 0.4).horizontal).toBeCloseTo(800.048, 3)
  expect(at(makeRoundLamp(steps(0, 90, 0.05), power(500, 1)), 0.6, 0, 0.4).horizontal).toBeCloseTo(665.68, 3)
  expect(at(even(1000), 2, 1)).toMatchObject({ vertical: expect.closeTo(89.443, 3), isEstimate: false })
  expect(at(even(1000), -1, 0)).toMatchObject({ horizontal: 0, vertical: 0 })
})

test('a lamp closer than five times its size is computed as a disc, within 0.5 % of the exact value', () => {
  const lamp = (mm: number) => makeRoundLamp(fine, power(1000, 1), { luminous: { length: mm, width: 0, height: 0 } })
  // On the axis of a Lambertian disc with radius r and intensity I₀, E is I₀ / (h² + r²).
  for (const [mm, height] of [
    [400, 0.6],
    [600, 0.6],
    [400, 1],
    [250, 0.5],
  ] as const) {
    const { horizontal, isEstimate } = illuminanceAt(lamp(mm), { x: 0, y: 0, height })
    const exact = 1000 / (height ** 2 + (mm / 2000) ** 2)
    expect([isEstimate, Math.abs(horizontal / exact - 1) < 0.005]).toEqual([true, true])
  }
  expect(illuminanceAt(lamp(400), { x: 0, y: 0, height: 2 }).isEstimate).toBe(false)
  expect(illuminanceAt(lamp(400), { x: 0, y: 0, height: 1.99 }).isEstimate).toBe(true)
})

test('a cone of 36° and 1000 cd has the published values', () => {
  const table = [
    [0.5, 0.325, 4000, 1720.5],
    [2, 1.3, 250, 107.5],
    [3, 1.95, 111.1, 47.8],
  ] as const
  for (const [height, diameter, centre, edge] of table) {
    expect(beamDiameter(36, height)?.toFixed(3)).toBe(diameter.toFixed(3))
    expect((1000 / height ** 2).toFixed(1)).toBe(centre.toFixed(1))
    expect(edgeIlluminance(36, 1000, height).toFixed(1)).toBe(edge.toFixed(1))
  }
  const rows = computeCone(makeRoundLamp(fine, power(1000, 4)))
  expect(rows.map(({ height, centre }) => [height, Math.round(centre)])).toEqual([
    [0.5, 4000],
    [1, 1000],
    [1.5, 444],
    [2, 250],
    [2.5, 160],
    [3, 111],
  ])
  expect(rows[3]?.diameters.map(one => one?.toFixed(2))).toEqual(['2.57', '2.57'])
  expect(computeCone(makeRoundLamp(steps(0, 180, 5), () => 100))[1]).toMatchObject({
    centre: 100,
    diameters: [null, null],
  })
})

const peaks = fc.double({ min: 1, max: 5000, noNaN: true })

test('illuminance is proportional to the intensity, and the fluxes inside and outside a cone add up to the whole flux', () => {
  fc.assert(
    fc.property(
      peaks,
      fc.integer({ min: 1, max: 20 }),
      fc.double({ min: 1, max: 179, noNaN: true }),
      (peak, n, cut) => {
        const lamp = makeRoundLamp(steps(0, 180, 5), gamma => peak * (1.1 + cosine(gamma)) ** n)
        const all = integrateFlux(lamp)
        expect(Math.abs(integrateFlux(lamp, 0, cut) + integrateFlux(lamp, cut, 180) - all)).toBeLessThan(all * 1e-9)
        expect(computeShareInCone(lamp, cut)).toBeLessThanOrEqual(1)
        const point = { x: cut / 100, y: 0.3, height: 1 }
        const doubled = makeRoundLamp(lamp.angles, gamma => 2 * peak * (1.1 + cosine(gamma)) ** n)
        const [one, two] = [lamp, doubled].map(each => illuminanceAt(each, point).horizontal)
        expect(two).toBeCloseTo(2 * (one ?? 0), 6)
        expect(illuminanceAt(lamp, { ...point, x: -point.x, y: -0.3 }).horizontal).toBeCloseTo(one ?? 0, 6)
      },
    ),
    { numRuns: 60 },
  )
})
