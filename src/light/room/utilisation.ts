/** What part of light a surface reflects, 0 to below 1. */
export interface Reflectances {
  ceiling: number
  walls: number
  floor: number
}

/**
 * How lamps send their light: down (opaque shades), all around (opal glass, fabric), or up to the
 * ceiling.
 */
export const spreads = ['down', 'round', 'up'] as const
export type Spread = (typeof spreads)[number]

/** Light that arrives at each surface, of what the lamps emit, with all reflections. */
export interface Arriving {
  ceiling: number
  walls: number
  floor: number
}

/** Light that is still on its way is left out below this part. */
const negligible = 1e-9

/**
 * Room index: the area of floor and ceiling for the area of the walls between lamps and plane.
 * Lengths in one unit.
 */
export const roomIndex = (length: number, width: number, height: number) =>
  (length * width) / (height * (length + width))

/**
 * The part of the lamps' light that reaches the plane (utilisation factor), at most 1: the floor of
 * a square room with the same index, all surfaces diffuse.
 */
export const utilisation = (index: number, reflectances: Reflectances, spread: Spread): number =>
  Math.min(1, arriving(index, reflectances, spread).floor)

/**
 * Radiosity of three surfaces: light goes back and forth between ceiling, walls and floor of a room
 * of height 1 until next to nothing is left.
 */
export function arriving(index: number, { ceiling, walls, floor }: Reflectances, spread: Spread): Arriving {
  const across = facing(index)
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

/** Where light falls first; of lamps all around, half of it on the ceiling. */
function firstLight(index: number, spread: Spread): Arriving {
  if (spread === 'up') return { ceiling: 1, walls: 0, floor: 0 }
  if (spread === 'down') return { ceiling: 0, walls: 1 - facing(index), floor: facing(index) }
  const floor = evenDownward(index)
  return { ceiling: 0.5, walls: (1 - floor) / 2, floor: floor / 2 }
}

/**
 * View factor of two equal squares, parallel and opposite, at distance 1 with sides of 2k (Hottel;
 * in every textbook of heat transfer).
 */
export function facing(index: number): number {
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
 * The part of an even half-sphere below the ceiling that meets the floor before the walls, averaged
 * over the ceiling: the solid angle of the floor, one integral solved and one summed (Simpson).
 */
export function evenDownward(index: number): number {
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
