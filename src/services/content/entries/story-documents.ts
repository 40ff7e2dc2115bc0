import * as v from 'valibot'
import { hasExistingDay } from '../lib/existing-day.ts'
import { refersTo, shownAs } from '../lib/marks.ts'
import { en as reasons } from '../lib/reasons/en.ts'
import {
  captionedPictures,
  claims,
  count,
  id,
  linkField,
  localizedText,
  longText,
  pagePictureField,
  percent,
  products,
  richTextField,
} from './fields.ts'
import { roomEntry } from './page-documents.ts'

export const namedEntry = v.object({ slug: id, name: v.string() })
/**
 * `position` sorts the list of designers. A designer without a story appears only as a name on
 * products.
 */
export const designer = v.object({
  ...namedEntry.entries,
  intro: longText,
  position: v.optional(count, 0),
  trade: v.optional(localizedText),
  quote: v.optional(longText),
  picture: v.optional(pagePictureField),
  storyBody: v.optional(richTextField),
})

const story = {
  slug: id,
  title: localizedText,
  intro: longText,
  picture: pagePictureField,
  body: richTextField,
  claims,
  products,
}
export const caseStory = v.object({
  ...story,
  place: localizedText,
  year: count,
  facts: v.array(v.object({ name: localizedText, value: localizedText })),
  /** Shown after the text. */
  pictures: v.optional(captionedPictures, []),
  /** Where the picture shows products, in percent of its width and height. */
  hotspots: v.optional(v.array(v.object({ product: refersTo('product'), x: percent, y: percent })), []),
})
/** `date` is an ISO date. */
export const newsEntry = v.object({
  ...story,
  date: v.pipe(v.string(), v.isoDate(), v.check(hasExistingDay, reasons.date), shownAs('date')),
})
export const concept = v.object({ ...story, position: count, kelvin: count })

/** The key that identifies a block, even after editors have moved it. */
const keyed = { _key: id }

/** The blocks of a campaign, in any order and number. */
const block = v.variant('_type', [
  v.object({ _type: v.literal('text'), ...keyed, body: richTextField }),
  v.object({
    _type: v.literal('banner'),
    ...keyed,
    title: localizedText,
    text: longText,
    link: v.optional(linkField),
    picture: pagePictureField,
  }),
  v.object({ _type: v.literal('pictures'), ...keyed, pictures: captionedPictures }),
  v.object({ _type: v.literal('products'), ...keyed, title: localizedText, products }),
  v.object({ _type: v.literal('quote'), ...keyed, quote: longText, source: v.optional(localizedText) }),
  v.object({ _type: v.literal('case'), ...keyed, case: refersTo('case') }),
  v.object({ _type: v.literal('designer'), ...keyed, designer: refersTo('designer') }),
  v.object({
    _type: v.literal('roomGuide'),
    ...keyed,
    title: localizedText,
    intro: longText,
    rooms: v.array(roomEntry),
  }),
  v.object({ _type: v.literal('link'), ...keyed, title: localizedText, text: longText, link: linkField }),
])

/** A page for an occasion: a picture with its title, then blocks. */
export const campaign = v.object({
  slug: id,
  title: localizedText,
  intro: longText,
  /** Shown behind the title, across the whole page. */
  picture: pagePictureField,
  /** The picture for screens that are taller than wide. Without it, `picture` is cropped. */
  portrait: v.optional(pagePictureField),
  link: v.optional(linkField),
  blocks: v.array(block),
  claims,
})

const time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, reasons.time))

/** Opening hours that several days share; Monday is 1. */
const hours = v.object({
  days: v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7))), v.minLength(1), v.maxLength(7)),
  opens: time,
  closes: time,
})

/**
 * `country` is an ISO code; coordinates are degrees north and east. `otherNames` are more names of
 * the town, in any language, and names of places nearby, by which visitors also find the dealer.
 */
export const dealer = v.object({
  slug: id,
  name: v.string(),
  street: v.string(),
  postalCode: v.string(),
  town: localizedText,
  country: v.pipe(v.string(), v.length(2)),
  phone: v.string(),
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  note: v.optional(longText),
  otherNames: v.optional(v.array(v.string())),
  hours: v.optional(v.array(hours)),
  website: v.optional(v.pipe(v.string(), v.url(), v.startsWith('https://'))),
})
