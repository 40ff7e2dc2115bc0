import * as v from 'valibot'
import { body, count, id, ids, pagePicture, text } from './fields.ts'

export const named = v.object({ slug: id, name: v.string() })
/**
 * `position` is the position in the list of designers; without a story only a name is shown at the
 * products.
 */
export const designer = v.object({
  ...named.entries,
  intro: text,
  position: v.optional(count, 0),
  trade: v.optional(text),
  quote: v.optional(text),
  picture: v.optional(pagePicture),
  storyBody: v.optional(body),
})

/** The common fields of cases, news and concepts: a text, a picture and related products. */
const story = { slug: id, title: text, intro: text, picture: pagePicture, body, products: ids }
export const caseStory = v.object({
  ...story,
  place: text,
  year: count,
  facts: v.array(v.object({ name: text, value: text })),
})
/** `date` as an ISO date. */
export const news = v.object({ ...story, date: v.pipe(v.string(), v.isoDate()) })
export const concept = v.object({ ...story, position: count, kelvin: count })

/** `country` as an ISO code; coordinates in degrees north and east. */
export const dealer = v.object({
  slug: id,
  name: v.string(),
  street: v.string(),
  postalCode: v.string(),
  town: text,
  country: v.pipe(v.string(), v.length(2)),
  phone: v.string(),
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  note: v.optional(text),
})
