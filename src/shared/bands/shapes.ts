import * as v from 'valibot'
import { link, pagePicture } from '../content/shapes/shapes.ts'
import { lenientText, listOf, orNull } from '../content/shapes/tolerant.ts'

/*
 * Schemas of the bands' content, each with the GraphQL fields that it needs. A query with these
 * fields has to append `pictureFragment`.
 */

export const banner = v.object({ title: v.string(), text: lenientText, link, picture: pagePicture })
/** A hero. `portrait` is its picture for screens in portrait orientation. */
export const hero = v.object({ ...banner.entries, portrait: orNull(pagePicture) })
export type Banner = v.InferOutput<typeof banner>
export type HeroBanner = v.InferOutput<typeof hero>

export const caseFields = 'slug title intro place year picture { ...PagePicture }'
export const chosenCase = v.object({
  slug: v.string(),
  title: v.string(),
  intro: lenientText,
  place: lenientText,
  year: orNull(v.number()),
  picture: pagePicture,
})
export type ChosenCase = v.InferOutput<typeof chosenCase>

export const roomBandFields = 'name figure advice link { title href } picture { ...PagePicture }'
const room = v.object({
  name: v.string(),
  figure: lenientText,
  advice: lenientText,
  link: orNull(link),
  picture: orNull(pagePicture),
})
export const roomGuide = v.object({ title: v.string(), intro: lenientText, rooms: listOf(room) })
export type RoomGuide = v.InferOutput<typeof roomGuide>

export const designerFields = 'slug name trade intro quote picture { ...PagePicture }'
export const chosenDesigner = v.object({
  slug: v.string(),
  name: v.string(),
  trade: lenientText,
  intro: lenientText,
  quote: orNull(v.string()),
  picture: orNull(pagePicture),
})
export type ChosenDesigner = v.InferOutput<typeof chosenDesigner>
