import * as v from 'valibot'
import { inLanguages } from '../lib/localize.ts'
import { shownAs } from '../lib/marks.ts'
import { en as reasons } from '../lib/reasons/en.ts'
import { storedEnergyClasses } from './energy-classes.ts'

const text = inLanguages(v.string(), v.string())
const sentences = v.pipe(v.string(), shownAs('longText'))
const longText = inLanguages(sentences, sentences)
const positive = v.pipe(v.number(), v.gtValue(0))

/** Lengths in mm. `height` of a light source is its length, measured from the end of the socket. */
const measures = v.strictObject({
  diameter: v.optional(positive),
  width: v.optional(positive),
  height: v.optional(positive),
  depth: v.optional(positive),
  length: v.optional(positive),
})

/** Who can replace a part with tools from ordinary shops, without damaging the lamp. */
export const replacers = ['user', 'professional', 'nobody'] as const

/**
 * Measured or certified facts about a product, by the slug of the label that shows them. Units:
 * lengths in mm, weight in kg, power in W, luminous flux in lm, colour temperature in K, colour
 * rendering as Ra, lifetime in hours.
 */
export const productFacts = v.object({
  /** One entry for each size. */
  dimensions: v.optional(v.array(measures)),
  weight: v.optional(positive),
  color: v.optional(text),
  material: v.optional(v.array(text)),
  socket: v.optional(v.picklist(['E14', 'E27', 'G9', 'GU10', 'G4', 'GU5.3', 'GX53', 'R7s'])),
  lampholder: v.optional(text),
  /** How many light sources the product takes. Default: one. */
  'socket-count': v.optional(v.pipe(positive, v.integer())),
  'shade-fitting': v.optional(v.picklist(['E14', 'E27'])),
  'max-effect': v.optional(positive),
  'max-bulb-size': v.optional(measures),
  /** For lamps: whether the shade encloses the light source, which then gets hotter. */
  'closed-shade': v.optional(v.boolean()),
  /** For light sources: whether their maker approves them for closed shades. */
  'approved-for-closed': v.optional(v.boolean()),
  /** For light sources: the kinds of dimmers that their maker approves. */
  dimmers: v.optional(v.array(v.picklist(['trailing-edge', 'leading-edge']))),
  effect: v.optional(positive),
  'luminous-flux': v.optional(positive),
  'color-temperature': v.optional(v.pipe(v.number(), v.integer(), v.minValue(1000), v.maxValue(10_000))),
  'color-rendering': v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
  lifetime: v.optional(positive),
  'lightsource-included': v.optional(v.boolean()),
  dimmable: v.optional(v.boolean()),
  switch: v.optional(text),
  'cable-color': v.optional(text),
  'cable-length': v.optional(positive),
  'textile-cable': v.optional(v.boolean()),
  'ip-class': v.optional(v.pipe(v.string(), v.regex(/^IP[0-6X][0-9X]$/))),
  'isolation-class': v.optional(v.picklist(['I', 'II', 'III'])),
  'candle-diameter': v.optional(positive),
  /**
   * For light sources, from the energy label: class, kWh per 1000 h, and number in the European
   * product database.
   */
  'energy-class': v.optional(v.picklist(storedEnergyClasses)),
  'energy-consumption': v.optional(v.pipe(positive, v.integer())),
  eprel: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,9}$/, reasons.digits))),
  directional: v.optional(v.boolean()),
  /** Angle between the directions of half the peak intensity, in degrees. */
  beam: v.optional(v.pipe(positive, v.maxValue(360))),
  /** False for products that run behind a transformer or on a battery. */
  mains: v.optional(v.boolean()),
  /** The energy class of the light source in a lamp. */
  'contained-energy-class': v.optional(v.picklist(storedEnergyClasses)),
  /**
   * The battery in the product, or the product itself if it is a battery: chemistry, capacity in
   * mAh, energy in Wh. The law counts all batteries of up to 5 kg as portable.
   */
  battery: v.optional(v.picklist(['Li-ion', 'Li-polymer', 'LiFePO4', 'NiMH', 'Lithium', 'Alkaline'])),
  'battery-capacity': v.optional(positive),
  'battery-energy': v.optional(positive),
  'battery-replaceable': v.optional(v.picklist(replacers)),
  /** How the battery is taken out and replaced, for those who can replace it. */
  'battery-replacement': v.optional(longText),
  /** Only for lamps with a built-in light source. `none` means that the lamp has no driver. */
  'lightsource-replaceable': v.optional(v.picklist(replacers)),
  'driver-replaceable': v.optional(v.picklist([...replacers, 'none'])),
  'lightsource-replacement': v.optional(longText),
  /** Where to order spare parts, at what price and for how many years; who repairs the product. */
  repairs: v.optional(longText),
  /** The seller's own guarantee, in years. The page `/info/guarantee` has its terms. */
  guarantee: v.optional(v.pipe(positive, v.integer())),
  /**
   * The maker's guarantee of durability for the whole product, free of charge, in years: more than
   * two, as its label requires (Implementing Regulation (EU) 2025/1960, Annex II).
   */
  'producer-guarantee': v.optional(v.pipe(v.number(), v.integer(), v.minValue(3, reasons.producerGuarantee))),
  /** What the maker's guarantee covers, where it applies, and how to claim it. */
  'producer-guarantee-terms': v.optional(longText),
  /** The seller's Global Location Number. */
  gln: v.optional(v.string()),
})

export type Replacer = (typeof replacers)[number] | 'none'
export type Facts = v.InferOutput<typeof productFacts>

export const hasBattery = (facts: Facts) => Object.keys(facts).some(name => name.startsWith('battery'))
export type Measures = v.InferOutput<typeof measures>
