import { type Reflectances, roomIndex, type Spread, utilisation } from './utilisation.ts'

/** Usual reflectances of ceiling, walls and floor, by the colour of the walls. */
export const colours = {
  white: { ceiling: 0.8, walls: 0.65, floor: 0.2 },
  light: { ceiling: 0.7, walls: 0.5, floor: 0.2 },
  medium: { ceiling: 0.7, walls: 0.3, floor: 0.2 },
  dark: { ceiling: 0.5, walls: 0.1, floor: 0.1 },
} as const satisfies Record<string, Reflectances>
export type Colour = keyof typeof colours

/** The recommended illuminance of a surface, with a lower and an upper limit, in lx. */
export interface Guide {
  least: number
  usual: number
  most: number
}

/**
 * Recommended values for rooms in homes, for which there is no law or standard. Sources: IES
 * Lighting Handbook (table 10-7), Ledvance and licht.de. `spot` is a place in the room that needs
 * more light.
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

/** Maintenance factor: lamps keep this share of their light after years of dust and ageing. */
const maintained = 0.8

/** A low factor for old eyes. People aged 60 need about three times as much light as at 20. */
const forOldEyes = 2

/** Height of the lit plane above the floor, in mm: the table top, or in halls the floor itself. */
const planes = { table: 750, floor: 0 }

/** Lamps are assumed to be at least this high above the plane, in mm. */
const leastHeight = 500

/** A room. Lengths are in mm. */
export interface RoomSize {
  length: number
  width: number
  /** Height of the ceiling. */
  height: number
  use: RoomUse
  colour: Colour
  spread: Spread
  hasOldEyes: boolean
}

export interface NeededLight {
  /** Usual illuminance on the plane, in lx. */
  lux: number
  /** The light that all lamps together must give for this illuminance, in lm. */
  lumens: number
  /** The light that the lowest and the highest recommended illuminance need, in lm. */
  least: number
  most: number
  /** The share of the lamps' light that reaches the plane. */
  utilisation: number
  index: number
  /** The floor's area in m². */
  area: number
}

/**
 * Computes the light that a room needs from ceiling lamps by the lumen method, Φ = E · A / (UF ·
 * MF): illuminance times area, divided by utilisation factor and maintenance factor.
 */
export function computeNeededLight({ length, width, height, use, colour, spread, hasOldEyes }: RoomSize): NeededLight {
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

/** Computes the illuminance on the plane in lx from the light of all lamps in lm. */
export const computeLux = (lumens: number, { utilisation, area }: NeededLight) =>
  (lumens * utilisation * maintained) / area
