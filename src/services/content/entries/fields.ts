import * as v from 'valibot'
import { inLanguages } from '../lib/localize.ts'

/** A value in every language; missing ones fall back to the default language's. */
const localized = <Schema extends v.GenericSchema>(schema: Schema) => inLanguages(schema, schema)

export const text = localized(v.string())
/** A text that must not be empty in the default language. */
export const filled = inLanguages(v.string(), v.pipe(v.string(), v.regex(/\S/, 'must not be empty')))
export const texts = localized(v.array(v.string()))
export const id = v.pipe(v.string(), v.nonEmpty())
export const ids = v.array(id)
export const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Portable Text, unchanged; pages parse what they render. */
export const body = localized(v.array(v.looseObject({ _type: v.string(), _key: v.string() })))

/** `#rrggbb` */
export const colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, 'must be a colour like #b8934f'))

export const image = v.object({
  light: v.picklist(['unlit', 'lit']),
  src: v.string(),
  width: count,
  height: count,
  colour: v.optional(colour),
})
export const pagePicture = v.object({ alt: text, unlit: image, lit: v.optional(image), layers: v.optional(v.string()) })
/** A GLB, true to scale in metres: its address in the shop, and how large the file is. */
export const model = v.object({
  src: v.pipe(v.string(), v.regex(/^\/(?!\/).*\.glb$/, 'must be an address in the shop that ends in .glb')),
  bytes: count,
})
export const link = v.object({ title: text, href: v.string() })
export const seoData = v.object({ title: text, description: text, shareImage: v.optional(v.string()) })
