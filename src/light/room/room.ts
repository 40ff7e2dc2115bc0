import { type Reflectances, roomIndex, type Spread, utilisation } from './utilisation.ts'

/** What ceiling, walls and floor reflect, by the colour of the walls. */
export const colours = {
  white: { ceiling: 0.8, walls: 0.65, floor: 0.2 },
  light: { ceiling: 0.7, walls: 0.5, floor: 0.2 },
  medium: { ceiling: 0.7, walls: 0.3, floor: 0.2 },
  dark: { ceiling: 0.5, walls: 0.1, floor: 0.1 },
} as const satisfies Record<string, Reflectances>
export type Colour = keyof typeof colours

/** Light on a surface: a usual value and the range around it, in lx. */
export interface Guide {
  least: number
  usual: number
  most: number
}

/**
 * Guide values at home, in lx: no law and no standard has any. After the IES Lighting Handbook
 * (table 10-7), Ledvance and licht.de. `spot` is what a place in the room needs beside its light.
 */
export const uses = {
  living: { guide: { least: 50, usual: 100, most: 300 }, spot: 'reading' },
  kitchen: { guide: { least: 100, usual: 150, most: 300 }, spot: 'worktop' },
  dining: { guide: { least: 100, usual: 200, most: 300 }, spot: null },
  bedroom: { guide: { least: 50, usual: 100, most: 300 }, spot: 'reading' },
  bathroom: { guide: { least: 100, usual: 150, most: 300 }, spot: 'mirror' },
  hall: { guide: { least: 50, usual: 100, most: 150 }, spot: null },
} as const satisfies Record<string, { guide: Guide; spot: Spot | null }>
export type RoomUse = keyof typeof uses

export type Spot = 'reading' | 'worktop' | 'mirror'
export const spots: Record<Spot, Guide> = {
  reading: { least: 300, usual: 500, most: 1000 },
  worktop: { least: 300, usual: 500, most: 750 },
  mirror: { least: 300, usual: 400, most: 500 },
}

/** Light that is left after years of dust and age, of that of new lamps. */
const maintained = 0.8

/** At 60 an eye needs about three times the light that it needs at 20; offered is double. */
const forOldEyes = 2

/** Of the plane that is lit, above the floor, in mm: a table's; halls are lit at the floor. */
const planes = { table: 750, floor: 0 }

/** Lamps at least so far above the plane, in mm: a room is higher than its tables. */
const leastHeight = 500

/** Lengths in mm. */
export interface RoomSize {
  length: number
  width: number
  /** Of the ceiling. */
  height: number
  use: RoomUse
  colour: Colour
  spread: Spread
  hasOldEyes: boolean
}

export interface NeededLight {
  /** On the plane, in lx. */
  lux: number
  /** Of all lamps together, in lm. */
  lumens: number
  /** The same for the least and the most of the guide values. */
  least: number
  most: number
  /** The part of the lamps' light that arrives. */
  utilisation: number
  index: number
  /** m² */
  area: number
}

/**
 * The light that a room needs by the lumen method, Φ = E · A / (UF · MF), from the ceiling.
 */
export function neededLight({ length, width, height, use, colour, spread, hasOldEyes }: RoomSize): NeededLight {
  const { guide } = uses[use]
  const above = Math.max(leastHeight, height - (use === 'hall' ? planes.floor : planes.table))
  const index = roomIndex(length, width, above)
  const factor = utilisation(index, colours[colour], spread)
  const area = (length * width) / 1e6
  const times = hasOldEyes ? forOldEyes : 1
  const lumensFor = (lux: number) => (lux * times * area) / (factor * maintained)
  return {
    lux: guide.usual * times,
    lumens: lumensFor(guide.usual),
    least: lumensFor(guide.least),
    most: lumensFor(guide.most),
    utilisation: factor,
    index,
    area,
  }
}

/** What lamps with so many lm together give on the plane of a room, in lx. */
export const luxOf = (lumens: number, { utilisation, area }: NeededLight) => (lumens * utilisation * maintained) / area
