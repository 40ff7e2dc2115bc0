import * as v from 'valibot'

/** A value in both languages; a missing Swedish one falls back to English. */
const localized = <Schema extends v.GenericSchema>(schema: Schema) => v.object({ en: schema, sv: v.optional(schema) })

export const text = localized(v.string())
/** One that may not be left empty in English. */
export const filled = v.object({
  en: v.pipe(v.string(), v.regex(/\S/, 'must not be empty')),
  sv: v.optional(v.string()),
})
export const texts = localized(v.array(v.string()))
export const id = v.pipe(v.string(), v.nonEmpty())
export const ids = v.array(id)
export const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Portable Text, passed on as it is; the pages parse what they render. */
export const body = localized(v.array(v.looseObject({ _type: v.string(), _key: v.string() })))

export const image = v.object({
  light: v.picklist(['unlit', 'lit']),
  src: v.string(),
  width: count,
  height: count,
  colour: v.optional(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/))),
})
export const pagePicture = v.object({ alt: text, unlit: image, lit: v.optional(image) })
export const link = v.object({ title: text, href: v.string() })
export const seoData = v.object({ title: text, description: text, shareImage: v.optional(v.string()) })
