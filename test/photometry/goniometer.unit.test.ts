import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { computeFlux, getLampFlux, integrateFlux } from '#client/shared/photometry/flux.ts'
import { writeEulumdat } from '#client/shared/photometry/format/write-eulumdat.ts'
import { articles } from '../../tools/demo/articles.ts'
import { contentSeed } from '../../tools/demo/content.ts'
import { ballOf } from '../../tools/demo/goniometer/ball.ts'
import { outdatedOf } from '../../tools/demo/goniometer/inputs.ts'
import { Intensities } from '../../tools/demo/goniometer/intensities.ts'
import { lamps } from '../../tools/demo/goniometer/lamps.ts'
import type { Surface } from '../../tools/demo/goniometer/surfaces.ts'
import { trace } from '../../tools/demo/goniometer/trace.ts'
import { photometries, photometryOf } from '../../tools/demo/light.ts'
import { cosine, makeRoundLamp, readOrThrow, readText } from './lamps.ts'

const rays = 40_000
const sides = 48

/** Corners of the triangles of a round plate, counterclockwise if seen from below. */
const plate = (radius: number, y: number) =>
  Array.from({ length: sides }, (_, at) => [0, y, 0, ...edge(radius, at, y), ...edge(radius, at + 1, y)]).flat()

/** Corners of the triangles of an upright tube from the height `low` to `high`. */
const tube = (radius: number, low: number, high: number) =>
  Array.from({ length: sides }, (_, at) => {
    const [a, b, c, d] = [
      edge(radius, at, low),
      edge(radius, at + 1, low),
      edge(radius, at, high),
      edge(radius, at + 1, high),
    ]
    return [...a, ...b, ...c, ...b, ...d, ...c]
  }).flat()

const edge = (radius: number, at: number, y: number) => {
  const turn = (at / sides) * 2 * Math.PI
  return [radius * Math.cos(turn), y, radius * Math.sin(turn)]
}

const dull = (name: string, reflectance: number, transmittance = 0): Surface => ({
  ...{ name, kind: 'diffuse', reflectance, transmittance, roughness: 1 },
})
const source = dull('source', 1)
const ball = (radius: number) => ballOf({ at: [0, 0, 0], radius })

/**
 * Simulates a source of 1000 lm between other surfaces. Returns the lamp's intensities, the share
 * of the light that left the lamp, and the share that was absorbed in it.
 */
function simulate(light: number[], ...others: [number[], Surface][]) {
  const parts: [number[], Surface][] = [[light, source], ...others]
  const model = {
    corners: Float64Array.from(parts.flatMap(([corners]) => corners)),
    surfaceOf: Uint16Array.from(parts.flatMap(([corners], at) => Array<number>(corners.length / 9).fill(at))),
    surfaces: parts.map(([, surface]) => surface),
  }
  const intensities = new Intensities('rotational')
  const { left, absorbed } = trace(model, 'source', rays, (way, light_) => intensities.add(way, light_))
  const { angles, intensities: rows } = intensities.inCandela(rays)
  const candela = Object.fromEntries(angles.map((angle, at) => [angle, rows[0]?.[at] ?? 0]))
  const { distribution } = readOrThrow(writeEulumdat(makeRoundLamp(angles, angle => candela[angle] ?? 0)))
  const lost = [...absorbed.values()].reduce((sum, one) => sum + one, 0) / rays
  expect(left / rays + lost).toBeCloseTo(1, 2)
  expect(integrateFlux(distribution) / 1000 / (1 - lost)).toBeCloseTo(1, 2)
  return { candela, left: left / rays, lost }
}

/** The mean relative difference from the expected intensities, weighted by each angle's zone. */
function differenceOf(candela: Record<string, number>, expected: (angle: number) => number): number {
  const zones = Object.entries(candela).map(([key, value]) => {
    const [angle, size] = [Number(key), Math.sin((Number(key) * Math.PI) / 180)]
    return { off: size * Math.abs(value - expected(angle)), whole: size * expected(angle) }
  })
  const sum = (name: 'off' | 'whole') => zones.reduce((total, zone) => total + zone[name], 0)
  return sum('off') / sum('whole')
}

test('the simulated light of a plate, a ball, a tube and an opal ball matches their formulas', () => {
  const lambert = simulate(plate(0.1, 0))
  expect(differenceOf(lambert.candela, angle => Math.max(0, (1000 / Math.PI) * cosine(angle)))).toBeLessThan(0.02)

  const all = 1000 / (4 * Math.PI)
  const even = simulate(ball(0.05))
  expect(differenceOf(even.candela, () => all)).toBeLessThan(0.02)

  // The edge of the black tube cuts the light off at 30°.
  const black = dull('black', 0)
  const low = -0.1 / Math.tan(Math.PI / 6)
  const cut = simulate(ball(0.0005), [tube(0.1, low, 0.1), black], [plate(0.1, 0.1), black])
  expect(differenceOf(cut.candela, angle => (angle < 30 ? all : angle === 30 ? all / 2 : 0))).toBeLessThan(0.03)
  expect(cut.lost).toBeCloseTo(1 - (1 - cosine(30)) / 2, 2)

  // Light that the opal ball reflects meets the ball again, so the share that leaves is
  // transmitted / (transmitted + absorbed).
  const white = simulate(ball(0.001), [ball(0.1), dull('opal', 0.6, 0.4)])
  expect(white).toMatchObject({ left: expect.closeTo(1, 2), lost: expect.closeTo(0, 6) })
  expect(differenceOf(white.candela, () => all)).toBeLessThan(0.02)
  const milky = simulate(ball(0.001), [ball(0.1), dull('opal', 0.5, 0.4)])
  expect(milky).toMatchObject({ left: expect.closeTo(0.8, 2), lost: expect.closeTo(0.2, 2) })
})

test('the simulation reports light that can neither leave the lamp nor be absorbed', () => {
  expect(() => simulate(ball(0.001), [ball(0.1), dull('shut', 1)])).toThrow('Light is trapped')
})

test('the demo’s photometric files have no warnings, say that they are computed, and match the products', () => {
  const byId = new Map(articles.map(article => [article.id, article]))
  const told = lamps.flatMap(({ name, articles: ids, bulbs }): unknown[] => {
    const { file = '', origin } = photometries.find(({ slug }) => slug === name) ?? {}
    const read = readText(file)
    if (read.problem) return [[name, read.problem]]
    const { distribution, warnings } = read
    const ratio = integrateFlux(distribution) / 1000
    return ids.flatMap(id => {
      const { facts, lightSources } = byId.get(id) ?? {}
      const own = facts?.['luminous-flux']
      const bulb = byId.get(lightSources?.[0] ?? '')?.facts['luminous-flux']
      const wanted = own ?? (bulb ?? 0) * (bulbs?.length ?? 1)
      const said = own === undefined ? getLampFlux(distribution) : computeFlux(distribution)
      const isRight =
        Math.abs(said / wanted - 1) < 0.02 &&
        distribution.isAbsolute === (own !== undefined) &&
        ratio > 0.03 &&
        ratio < (own === undefined ? 0.95 : 1.02) &&
        origin === 'computed' &&
        distribution.report.startsWith('Computed, not measured') &&
        warnings.length === 0
      return isRight ? [] : [[name, id, said, wanted, ratio, warnings]]
    })
  })
  expect(told).toEqual([])
  // No lamp's model, material or bulb has changed since the last `npm run light`.
  expect(outdatedOf(lamps, name => photometries.find(({ slug }) => slug === name)?.file ?? '')).toEqual([])
  const without = articles.filter(({ id, type }) => (type === 'lamp') !== (photometryOf(id) !== undefined))
  expect(without.map(({ slug }) => slug)).toEqual([])
  expect(lamps.map(({ name }) => name).filter(name => !existsSync(`tools/demo/light/${name}.ldt`))).toEqual([])
  const seed = contentSeed(articles).find(one => one.includes('"slug":"langhed-pendant-brass"'))
  expect(seed).toContain('"photometry":"langhed-pendant"')
})
