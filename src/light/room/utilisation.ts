/** The share of light that each surface reflects, from 0 to below 1. */
export interface Reflectances {
  ceiling: number
  walls: number
  floor: number
}

/**
 * The direction of lamps' light: down (opaque shades), all around (opal glass, fabric), or up to
 * the ceiling.
 */
export const spreads = ['down', 'round', 'up'] as const
export type Spread = (typeof spreads)[number]

/** The share of the emitted light that reaches each surface, with all reflections. */
export interface ArrivingLight {
  ceiling: number
  walls: number
  floor: number
}

/** Reflections stop when less than this share of the light is left. */
const negligible = 1e-9

/**
 * Room index: the ratio of the area of floor and ceiling to the area of the walls between lamps and
 * plane. All lengths in the same unit.
 */
export const roomIndex = (length: number, width: number, height: number) =>
  (length * width) / (height * (length + width))

/**
 * Utilisation factor: the share of the lamps' light that reaches the plane, at most 1. Computed for
 * the floor of a square room with the same index and diffuse surfaces.
 */
export const utilisation = (index: number, reflectances: Reflectances, spread: Spread): number =>
  Math.min(1, computeArriving(index, reflectances, spread).floor)

/**
 * Radiosity of three surfaces: light is reflected between ceiling, walls and floor of a room with
 * height 1 until it is negligible.
 */
export function computeArriving(index: number, { ceiling, walls, floor }: Reflectances, spread: Spread): ArrivingLight {
  const across = viewFactor(index)
  const toWalls = 1 - across
  const fromWalls = (toWalls * index) / 2
  let coming = firstLight(index, spread)
  const sum = { ceiling: 0, walls: 0, floor: 0 }
  while (coming.ceiling + coming.walls + coming.floor > negligible) {
    sum.ceiling += coming.ceiling
    sum.walls += coming.walls
    sum.floor += coming.floor
    const up = coming.ceiling * ceiling
    const side = coming.walls * walls
    const down = coming.floor * floor
    coming = {
      ceiling: down * across + side * fromWalls,
      walls: (up + down) * toWalls + side * (1 - 2 * fromWalls),
      floor: up * across + side * fromWalls,
    }
  }
  return sum
}

/** The surfaces that light reaches first; with light all around, half of it reaches the ceiling. */
function firstLight(index: number, spread: Spread): ArrivingLight {
  if (spread === 'up') return { ceiling: 1, walls: 0, floor: 0 }
  if (spread === 'down') return { ceiling: 0, walls: 1 - viewFactor(index), floor: viewFactor(index) }
  const floor = evenDownwardShare(index)
  return { ceiling: 0.5, walls: (1 - floor) / 2, floor: floor / 2 }
}

/**
 * View factor of two equal parallel squares, opposite each other at distance 1, with sides of
 * 2 × `index` (Hottel; in textbooks of heat transfer).
 */
export function viewFactor(index: number): number {
  const side = 2 * index
  const one = 1 + side ** 2
  const slant = Math.sqrt(one)
  const logarithm = Math.log(one / Math.sqrt(one + side ** 2))
  return (
    (2 / (Math.PI * side ** 2)) * (logarithm + 2 * side * slant * Math.atan(side / slant) - 2 * side * Math.atan(side))
  )
}

const steps = 200

/**
 * The share of light, emitted evenly into the half-sphere below the ceiling, that reaches the floor
 * before the walls, averaged over the ceiling. One integral is solved, the other summed (Simpson).
 */
export function evenDownwardShare(index: number): number {
  const side = 2 * index
  const step = side / steps
  let sum = 0
  for (let at = 0; at <= steps; at++) {
    const y = at * step
    const near = 1 + y ** 2
    const far = Math.sqrt(near + side ** 2)
    const inner = side ** 2 / (near * far) + 1 / far - 1 / Math.sqrt(near)
    sum += (at === 0 || at === steps ? 1 : at % 2 === 1 ? 4 : 2) * (side - y) * inner
  }
  return (sum * step * 2) / (3 * Math.PI * side ** 2)
}
