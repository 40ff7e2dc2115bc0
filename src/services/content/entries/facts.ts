import * as v from 'valibot'
import { inLanguages } from '../lib/localize.ts'
import { shownAs } from '../lib/marks.ts'
import { en as said } from '../lib/reasons/en.ts'
import { storedEnergyClasses } from './energy-classes.ts'

const text = inLanguages(v.string(), v.string())
const sentences = v.pipe(v.string(), shownAs('longText'))
const longText = inLanguages(sentences, sentences)
const positive = v.pipe(v.number(), v.gtValue(0))

/** In mm. A light source's height is its length from the socket's end. */
const measures = v.strictObject({
  diameter: v.optional(positive),
  width: v.optional(positive),
  height: v.optional(positive),
  depth: v.optional(positive),
  length: v.optional(positive),
})

/** Who can replace a part without damage to the lamp, with tools that shops sell. */
export const replacers = ['user', 'professional', 'nobody'] as const

/**
 * Measured or certified facts about a product, by the label (specification, §3) that shows them:
 * lengths in mm, weight in kg, power in W, luminous flux in lm, colour temperature in K, colour
 * rendering as Ra, lifetime in hours.
 */
export const productFacts = v.object({
  /** One for each different size. */
  dimensions: v.optional(v.array(measures)),
  weight: v.optional(positive),
  color: v.optional(text),
  material: v.optional(v.array(text)),
  socket: v.optional(v.picklist(['E14', 'E27', 'G9', 'GU10', 'G4', 'GU5.3', 'GX53', 'R7s'])),
  lampholder: v.optional(text),
  'shade-fitting': v.optional(v.picklist(['E14', 'E27'])),
  'max-effect': v.optional(positive),
  'max-bulb-size': v.optional(measures),
  /** Of a lamp: closed on all sides of the bulb, which gets hotter there. */
  'closed-shade': v.optional(v.boolean()),
  /** Of a light source, by its maker: for closed shades too. */
  'approved-for-closed': v.optional(v.boolean()),
  /** Of a light source: the dimmers its maker names. */
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
   * Of a light source, with its label's data: kWh in 1000 h, and its number in the European product
   * database.
   */
  'energy-class': v.optional(v.picklist(storedEnergyClasses)),
  'energy-consumption': v.optional(v.pipe(positive, v.integer())),
  eprel: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,9}$/, said.digits))),
  directional: v.optional(v.boolean()),
  /** Angle between the directions of half its greatest intensity, in degrees. */
  beam: v.optional(v.pipe(positive, v.maxValue(360))),
  /** False for products that run behind a transformer or on a battery. */
  mains: v.optional(v.boolean()),
  /** Of the light source in a lamp. */
  'contained-energy-class': v.optional(v.picklist(storedEnergyClasses)),
  /**
   * The product's battery, or the battery that the product is: chemistry, capacity in mAh, energy
   * in Wh. By the law, all batteries of up to 5 kg are portable.
   */
  battery: v.optional(v.picklist(['Li-ion', 'Li-polymer', 'LiFePO4', 'NiMH', 'Lithium', 'Alkaline'])),
  'battery-capacity': v.optional(positive),
  'battery-energy': v.optional(positive),
  'battery-replaceable': v.optional(v.picklist(replacers)),
  /** Instructions for whoever may replace it. */
  'battery-replacement': v.optional(longText),
  /** Of a lamp with a built-in light source; `none` is a lamp without a driver of its own. */
  'lightsource-replaceable': v.optional(v.picklist(replacers)),
  'driver-replaceable': v.optional(v.picklist([...replacers, 'none'])),
  'lightsource-replacement': v.optional(longText),
  /** Where spare parts are ordered, at what price, for how many years; who repairs it. */
  repairs: v.optional(longText),
  /** The merchant's own guarantee, in years. Its terms are the page `/info/guarantee`. */
  guarantee: v.optional(v.pipe(positive, v.integer())),
  /**
   * The maker's guarantee of durability for the whole article, free of charge, in years: more than
   * two, as the label needs it (Implementing Regulation (EU) 2025/1960, Annex II).
   */
  'producer-guarantee': v.optional(v.pipe(v.number(), v.integer(), v.minValue(3, said.producerGuarantee))),
  /** What the maker's guarantee covers, where, and how it is claimed. */
  'producer-guarantee-terms': v.optional(longText),
  /** The seller's Global Location Number. */
  gln: v.optional(v.string()),
})

export type Replacer = (typeof replacers)[number] | 'none'
export type Facts = v.InferOutput<typeof productFacts>

/** Whether any of its facts is about a battery. */
export const hasBattery = (facts: Facts) => Object.keys(facts).some(name => name.startsWith('battery'))
export type Measures = v.InferOutput<typeof measures>
