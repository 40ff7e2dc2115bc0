import * as v from 'valibot'
import { energyClass, eprel } from '../shared/content/shapes/energy.ts'
import { listOf, orNull } from '../shared/content/shapes/tolerant.ts'

export const factsFragment = `facts {
  dimmable lightsourceIncluded socketCount maxEffect guarantee producerGuarantee colorTemperature eprel containedEnergyClass
  dimensions { diameter width height depth length } luminousFlux colorRendering socket cableLength
}`

const length = orNull(v.number())

export const contentFacts = v.fallback(
  v.object({
    dimmable: orNull(v.boolean()),
    lightsourceIncluded: orNull(v.boolean()),
    socketCount: orNull(v.number()),
    maxEffect: orNull(v.number()),
    guarantee: orNull(v.number()),
    producerGuarantee: orNull(v.number()),
    colorTemperature: orNull(v.number()),
    dimensions: listOf(v.object({ diameter: length, width: length, height: length, depth: length, length })),
    luminousFlux: orNull(v.number()),
    colorRendering: orNull(v.number()),
    socket: orNull(v.string()),
    cableLength: length,
    energyClass,
    eprel,
    containedEnergyClass: energyClass,
  }),
  {
    dimmable: null,
    lightsourceIncluded: null,
    socketCount: null,
    maxEffect: null,
    guarantee: null,
    producerGuarantee: null,
    colorTemperature: null,
    dimensions: [],
    luminousFlux: null,
    colorRendering: null,
    socket: null,
    cableLength: null,
    energyClass: null,
    eprel: null,
    containedEnergyClass: null,
  },
)

/** The data for a lamp's dimmer. */
export interface Dimming {
  /**
   * If the buyer chooses the bulb: the range and the initial value of its colour temperature, in K.
   * Null if the lamp's light is built in; its picture shows that light.
   */
  bulbs: { from: number; to: number; kelvin: number } | null
}

/**
 * Colour temperatures in K of usual bulbs with E14 and E27 caps, from candle-like filaments to
 * neutral white. Most homes have warm white, and so do the lit pictures.
 */
const bulbs = { from: 2200, to: 4000, kelvin: 2700 }

/** Finds the data for the dimmer. Null if the lamp cannot be dimmed, or if that is unknown. */
export function findDimming(facts: v.InferOutput<typeof contentFacts>): Dimming | null {
  const { dimmable, lightsourceIncluded } = facts
  return dimmable ? { bulbs: lightsourceIncluded === false ? bulbs : null } : null
}
