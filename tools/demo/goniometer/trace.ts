import type { Model } from './model.ts'
import { sourceOf } from './source.ts'
import type { Surface } from './surfaces.ts'
import { hitBy, type Tree, treeOf } from './tree.ts'
import { add, anyWay, dot, mirror, normalize, normalOf, randoms, scatter, type Vector } from './vectors.ts'

/**
 * Amounts of light, in units of one ray. Apart from random deviations, the emitted light equals the
 * absorbed light plus the light that has left the lamp.
 */
export interface Balance {
  emitted: number
  left: number
  /** Absorbed light by surface, added up at each hit. */
  absorbed: Map<string, number>
}

/** Receives light that has left the lamp, and its direction; y points up. */
export type Left = (way: Vector, light: number) => void

interface Ray {
  model: Model
  tree: Tree
  at: Vector
  way: Vector
  normal: Vector
  random: () => number
  balance: Balance
}

// A ray with less light than `faint` ends at random. It continues with the probability `goesOn`,
// and then also carries the light of rays that ended, so that the mean stays the same.
const faint = 0.1
const goesOn = 0.5
const maxHits = 10_000

/** Follows rays from the surface `glows` until they leave the lamp. Results are reproducible. */
export function trace(model: Model, glows: string, rays: number, left: Left): Balance {
  const random = randoms(17)
  const start = sourceOf(model, glows, random)
  const [at, way, normal] = [new Float64Array(3), new Float64Array(3), new Float64Array(3)]
  const balance: Balance = { emitted: rays, left: 0, absorbed: new Map() }
  const ray: Ray = { model, tree: treeOf(model.corners), at, way, normal, random, balance }
  for (let count = 0; count < rays; count++) {
    start(at, way)
    const light = follow(ray)
    if (light === 0) continue
    balance.left += light
    left(way, light)
  }
  return balance
}

/** Returns a ray's light when it leaves the lamp, or 0 if it is absorbed completely. */
function follow({ model, tree, at, way, normal, random, balance: { absorbed } }: Ray): number {
  let light = 1
  for (let hits = 0; hits < maxHits; hits++) {
    const hit = hitBy(tree, at, way)
    if (!hit) return light
    add(at, way, hit.distance)
    const surface = model.surfaces[model.surfaceOf[hit.triangle] ?? 0]
    if (!surface) throw new Error('A triangle has no surface.')
    normalOf(model.corners, hit.triangle, normal)
    if (dot(way, normal) > 0) for (let k = 0; k < 3; k++) normal[k] = -(normal[k] ?? 0)
    const kept = surface.reflectance + surface.transmittance
    absorbed.set(surface.name, (absorbed.get(surface.name) ?? 0) + light * (1 - kept))
    light *= kept
    if (light < faint) {
      if (light === 0 || random() > goesOn) return 0
      light /= goesOn
    }
    goOn(surface, random() * kept < surface.reflectance, way, normal, random)
  }
  throw new Error(`Light is trapped between surfaces that absorb nothing: ${maxHits} hits.`)
}

function goOn({ kind, roughness }: Surface, isBack: boolean, way: Vector, normal: Vector, random: () => number) {
  if (kind === 'diffuse') return scatter(way, normal, random, isBack ? 1 : -1)
  if (!isBack) return
  mirror(way, normal)
  add(way, anyWay(random), roughness ** 2)
  normalize(way)
  if (dot(way, normal) <= 0) mirror(way, normal)
}
