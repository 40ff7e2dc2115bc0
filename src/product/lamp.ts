import * as v from 'valibot'
import { energyClass, eprel } from '../content/energy.ts'
import { orNull } from '../content/tolerant.ts'

export const factsFragment = 'facts { dimmable lightsourceIncluded colorTemperature eprel containedEnergyClass }'

export const contentFacts = v.fallback(
  v.object({
    dimmable: orNull(v.boolean()),
    lightsourceIncluded: orNull(v.boolean()),
    colorTemperature: orNull(v.number()),
    energyClass,
    eprel,
    containedEnergyClass: energyClass,
  }),
  {
    dimmable: null,
    lightsourceIncluded: null,
    colorTemperature: null,
    energyClass: null,
    eprel: null,
    containedEnergyClass: null,
  },
)

/** What can be set of a lamp's light. Colour temperatures in K. */
export interface Dimming {
  /**
   * That of its own light source, or the one to begin with where the buyer chooses it; null when
   * nobody knows.
   */
  kelvin: number | null
  /** Where the light source is the buyer's choice. */
  bulbs: { from: number; to: number } | null
}

/**
 * From candle-like filaments to neutral white: what is sold for E14 and E27. Most homes have warm
 * white.
 */
const bulbs = { from: 2200, to: 4000 }
const warmWhite = 2700

/** Null for a lamp that cannot be dimmed, or of which it is not known: it only has a switch. */
export function dimmingOf(facts: v.InferOutput<typeof contentFacts>): Dimming | null {
  const { dimmable, lightsourceIncluded, colorTemperature } = facts
  if (!dimmable) return null
  if (lightsourceIncluded === false) return { kelvin: warmWhite, bulbs }
  return { kelvin: colorTemperature, bulbs: null }
}
