import * as v from 'valibot'
import { facts } from './facts.ts'
import { body, colour, count, id, ids, image, link, model, pagePicture, text, texts } from './fields.ts'

/** `position` is the category's position in menus. */
export const category = v.object({
  slug: id,
  position: count,
  name: text,
  title: text,
  intro: text,
  image: v.optional(pagePicture),
})

/** Amounts in minor units of `currency`, tax included. */
const price = v.object({
  priceList: count,
  currency: v.string(),
  amount: count,
  before: v.optional(count),
  lowest: v.optional(count),
})

export const product = v.object({
  id,
  slug: id,
  name: v.string(),
  variantName: text,
  /** The finish's colour, for lists. */
  swatch: v.optional(colour),
  sku: id,
  type: v.string(),
  family: v.optional(id),
  designer: v.optional(id),
  maker: v.optional(id),
  /** Slugs; the first is the main category. */
  categories: v.pipe(ids, v.minLength(1)),
  popularity: count,
  createdAt: v.string(),
  isNew: v.boolean(),
  isExclusive: v.boolean(),
  markets: v.array(count),
  prices: v.array(price),
  items: v.array(v.object({ item: id, name: text, sku: id, ean: v.string(), stock: v.picklist(['yes', 'few', 'no']) })),
  /** Working days until it is made; missing for what is in stock. From commerce, like the stock. */
  prepareDays: v.optional(count),
  /** The entry with its luminous intensities. */
  photometry: v.optional(id),
  media: v.array(v.object({ alt: text, images: v.array(image), layers: v.optional(v.string()) })),
  model: v.optional(model),
  facts: v.optional(facts, {}),
  /** The shop's own labels, besides those derived from the facts. */
  attributes: v.optional(v.array(v.object({ slug: id, name: text, values: v.array(v.object({ name: text })) })), []),
  lead: text,
  descriptionBody: body,
  details: texts,
  informationBody: body,
  downloads: v.array(link),
  sizeGuideBody: v.optional(body),
  /** Safety information for buyers. */
  warnings: v.optional(texts),
  variants: ids,
  relatedProducts: ids,
  accessories: ids,
  lightSources: ids,
  spareParts: ids,
})
