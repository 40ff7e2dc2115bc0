import * as v from 'valibot'
import { inLanguages } from '../lib/localize.ts'
import { refersTo, shownAs } from '../lib/marks.ts'
import { en as reasons } from '../lib/reasons/en.ts'

/** A value in every language; missing languages fall back to the default language. */
const localized = <Schema extends v.GenericSchema>(schema: Schema) => inLanguages(schema, schema)

export const localizedText = localized(v.string())
/** A text of several sentences in every language. */
export const longText = localized(v.pipe(v.string(), shownAs('longText')))
/** A text that must not be empty in the default language. */
export const nonEmptyText = inLanguages(v.string(), v.pipe(v.string(), v.regex(/\S/, reasons.empty)))
const nonEmptyLongText = inLanguages(
  v.pipe(v.string(), shownAs('longText')),
  v.pipe(v.string(), v.regex(/\S/, reasons.empty), shownAs('longText')),
)
export const localizedTexts = localized(v.array(v.string()))
export const id = v.pipe(v.string(), v.nonEmpty())
/** Matches a path in the shop, which is the id of a page. */
export const pathId = /^(\/[a-z0-9-]+)+$/
/** Matches the last part of an address, which is the id of most entries, or a product's slug. */
export const slugId = /^[a-z0-9-]+$/
export const products = v.array(refersTo('product'))
export const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Portable Text, stored unchanged; pages parse what they render. */
export const richTextField = localized(
  v.pipe(v.array(v.looseObject({ _type: v.string(), _key: v.string() })), shownAs('body')),
)

/** `#rrggbb` */
export const colorField = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, reasons.colour), shownAs('colour'))

export const imageField = v.pipe(
  v.object({
    light: v.picklist(['unlit', 'lit']),
    src: v.string(),
    width: count,
    height: count,
    colour: v.optional(colorField),
  }),
  shownAs('image'),
)
export const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100))
/** The point that stays visible when a picture is cropped, in percent of its width and height. */
export const focus = v.pipe(v.object({ x: percent, y: percent }), shownAs('focus'))
export const pagePictureField = v.pipe(
  v.object({
    alt: localizedText,
    unlit: imageField,
    lit: v.optional(imageField),
    focus: v.optional(focus),
    layers: v.optional(v.string()),
  }),
  shownAs('picture'),
)
export const captionedPictures = v.array(
  v.pipe(v.object({ ...pagePictureField.entries, caption: v.optional(localizedText) }), shownAs('picture')),
)
/** A GLB model in metres: its address in the shop and its file size. */
export const modelField = v.pipe(
  v.object({
    src: v.pipe(v.string(), v.regex(/^\/(?!\/).*\.glb$/, reasons.model)),
    bytes: count,
  }),
  shownAs('file'),
)
/**
 * Claims about the environment in the entry's texts, each with a specification that is shown after
 * the main text. An entry that makes other claims cannot be published.
 */
export const claims = v.optional(v.array(v.object({ claim: nonEmptyText, specification: nonEmptyLongText })), [])
export const linkField = v.object({ title: localizedText, href: v.pipe(v.string(), shownAs('link')) })
export const seoField = v.object({
  title: localizedText,
  description: longText,
  shareImage: v.optional(v.pipe(v.string(), shownAs('pictureAddress'))),
})
