/** The share of light that each surface reflects, from 0 to below 1. */
export interface Reflectances {
  ceiling: number
  walls: number
  floor: number
}

/**
 * The directions in which lamps shine: down (opaque shades), all around (opal glass, fabric), or up
 * to the ceiling.
 */
export const spreads = ['down', 'round', 'up'] as const
export type Spread = (typeof spreads)[number]

/** The share of the lamps' light that reaches each surface, including all reflections. */
export interface ArrivingLight {
  ceiling: number
  walls: number
  floor: number
}

/** Reflections are computed until less than this share of the light is left. */
const negligible = 1e-9

/**
 * Computes the room index, the ratio of the area of floor and ceiling to the area of the walls.
 * `height` is the distance between lamps and plane. All lengths have the same unit.
 */
export const roomIndex = (length: number, width: number, height: number) =>
  (length * width) / (height * (length + width))

/**
 * Computes the utilisation factor, the share of the lamps' light that reaches the plane (at most
 * 1). The room is simplified to a square room with the same index and diffuse surfaces, whose floor
 * is the plane.
 */
export const utilisation = (index: number, reflectances: Reflectances, spread: Spread): number =>
  Math.min(1, computeArriving(index, reflectances, spread).floor)

/**
 * Computes the light that reaches ceiling, walls and floor of a square room with height 1. The
 * three surfaces reflect light to each other until the rest is negligible (radiosity).
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

/** Returns where light arrives before any reflection. `round` sends half of it to the ceiling. */
function firstLight(index: number, spread: Spread): ArrivingLight {
  if (spread === 'up') return { ceiling: 1, walls: 0, floor: 0 }
  if (spread === 'down') return { ceiling: 0, walls: 1 - viewFactor(index), floor: viewFactor(index) }
  const floor = evenDownwardShare(index)
  return { ceiling: 0.5, walls: (1 - floor) / 2, floor: floor / 2 }
}

/**
 * Computes the view factor of two equal squares that are opposite each other at distance 1 (Hottel;
 * see textbooks on heat transfer). Their sides are 2 × `index` long.
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
 * Computes which share of the light from a ceiling lamp reaches the floor directly instead of a
 * wall. The lamp sends its light evenly in all directions below the ceiling; the result is the mean
 * for all positions on the ceiling. The inner integral is solved exactly, and the outer one is
 * computed with Simpson's rule.
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
