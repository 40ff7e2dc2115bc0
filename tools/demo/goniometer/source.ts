import type { Model } from './model.ts'
import { add, normalOf, scatter, type Vector } from './vectors.ts'

/** Sets the start (`at`) and the direction (`way`) of a ray. */
export type Start = (at: Vector, way: Vector) => void

/** Creates rays that leave the outer side of a surface evenly, in directions by Lambert's law. */
export function sourceOf({ corners, surfaceOf, surfaces }: Model, glows: string, random: () => number): Start {
  const glowing = [...surfaceOf.keys()].filter(at => surfaces[surfaceOf[at] ?? 0]?.name === glows)
  if (glowing.length === 0) throw new Error(`The model has no surface ${glows}.`)
  const normal = new Float64Array(3)
  const side = sideOf(corners, glowing)
  let area = 0
  const areas = glowing.map(triangle => (area += normalOf(corners, triangle, normal)))
  return (at, way) => {
    const triangle = glowing[firstFrom(areas, random() * area)] ?? 0
    normalOf(corners, triangle, normal)
    const [root, share] = [Math.sqrt(random()), random()]
    const [one, two, three] = [1 - root, root * (1 - share), root * share]
    const corner = (k: number) => corners[triangle * 9 + k] ?? 0
    for (let k = 0; k < 3; k++) at[k] = one * corner(k) + two * corner(k + 3) + three * corner(k + 6)
    add(at, normal, side * 1e-5)
    scatter(way, normal, random, side)
  }
}

/** Returns 1 if normals point outwards, and -1 if inwards: the sign of the body's volume. */
function sideOf(corners: Float64Array, triangles: number[]): 1 | -1 {
  const normal = new Float64Array(3)
  const middle = (triangle: number, axis: number) =>
    [0, 3, 6].reduce((sum, corner) => sum + (corners[triangle * 9 + corner + axis] ?? 0), 0) / 3
  const axes = [0, 1, 2]
  const centre = axes.map(axis => triangles.reduce((sum, at) => sum + middle(at, axis), 0) / triangles.length)
  const volume = triangles.reduce((sum, at) => {
    const area = normalOf(corners, at, normal)
    return sum + area * axes.reduce((away, k) => away + (normal[k] ?? 0) * (middle(at, k) - (centre[k] ?? 0)), 0)
  }, 0)
  return volume < 0 ? -1 : 1
}

/** Finds the index of the first of these sorted numbers that is at least `wanted`. */
function firstFrom(rising: number[], wanted: number): number {
  let [low, high] = [0, rising.length - 1]
  while (low < high) {
    const half = (low + high) >> 1
    if ((rising[half] ?? 0) < wanted) low = half + 1
    else high = half
  }
  return low
}
