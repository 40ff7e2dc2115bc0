import * as v from 'valibot'
import { facts } from './facts.ts'
import { maker } from './maker.ts'

/** A value in both languages; a missing Swedish one falls back to English. */
const localized = <Schema extends v.GenericSchema>(schema: Schema) => v.object({ en: schema, sv: v.optional(schema) })

const text = localized(v.string())
/** One that may not be left empty in English. */
const filled = v.object({ en: v.pipe(v.string(), v.regex(/\S/, 'must not be empty')), sv: v.optional(v.string()) })
const texts = localized(v.array(v.string()))
const id = v.pipe(v.string(), v.nonEmpty())
const ids = v.array(id)
const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Portable Text, passed on as it is; the pages parse what they render. */
const body = localized(v.array(v.looseObject({ _type: v.string(), _key: v.string() })))

const image = v.object({
  light: v.picklist(['unlit', 'lit']),
  src: v.string(),
  width: count,
  height: count,
  colour: v.optional(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/))),
})
const pagePicture = v.object({ alt: text, unlit: image, lit: v.optional(image) })
const link = v.object({ title: text, href: v.string() })
const seoData = v.object({ title: text, description: text, shareImage: v.optional(v.string()) })
const banner = v.object({ title: text, text, link, picture: pagePicture })
const picturedLink = v.object({ ...link.entries, image: v.optional(pagePicture) })

const globalContent = v.object({
  header: v.array(
    v.object({
      ...picturedLink.entries,
      lists: v.array(v.object({ title: text, links: v.array(picturedLink) })),
    }),
  ),
  footer: v.object({
    newsletterText: text,
    columns: v.array(v.object({ title: text, contentBody: body, isInformation: v.boolean() })),
  }),
  config: v.object({
    shopName: v.string(),
    seoData,
    newsletterModalText: text,
    newsletterModalSuccessText: text,
    popularSearches: texts,
  }),
})

const roomGuide = v.object({
  title: text,
  intro: text,
  rooms: v.array(v.object({ name: filled, figure: filled, advice: filled, link, picture: v.optional(pagePicture) })),
})

/** A front page is one without the optional parts too: each is a band of it. */
const startPage = v.object({
  seoData,
  hero: banner,
  /** Slugs. */
  categories: ids,
  newProductsTitle: text,
  newProducts: ids,
  /** Slug. */
  case: v.optional(id),
  roomGuide: v.optional(roomGuide),
  story: banner,
  popularTitle: text,
  popularProducts: ids,
  /** Slug. */
  designer: v.optional(id),
  /** Above the newest news, which nobody chooses. */
  newsTitle: v.optional(text),
})

const page = v.object({
  seoData,
  title: text,
  lead: text,
  picture: v.optional(pagePicture),
  body,
})

/** `position` is the category's place in menus. */
const category = v.object({
  slug: id,
  position: count,
  name: text,
  title: text,
  intro: text,
  image: v.optional(pagePicture),
})

const named = v.object({ slug: id, name: v.string() })
/**
 * `position` is the place in the list of designers; without a story there is only a name beside the
 * products.
 */
const designer = v.object({
  ...named.entries,
  intro: text,
  position: v.optional(count, 0),
  trade: v.optional(text),
  quote: v.optional(text),
  picture: v.optional(pagePicture),
  storyBody: v.optional(body),
})

/**
 * What cases, news and concepts share: something to read, with a picture and the products it is
 * about.
 */
const story = { slug: id, title: text, intro: text, picture: pagePicture, body, products: ids }
const caseStory = v.object({
  ...story,
  place: text,
  year: count,
  facts: v.array(v.object({ name: text, value: text })),
})
/** `date` as an ISO date. */
const news = v.object({ ...story, date: v.pipe(v.string(), v.isoDate()) })
const concept = v.object({ ...story, position: count, kelvin: count })

/** `country` as an ISO code; coordinates in degrees north and east. */
const dealer = v.object({
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

/** Amounts in minor units of `currency`, tax included. */
const price = v.object({
  priceList: count,
  currency: v.string(),
  amount: count,
  before: v.optional(count),
  lowest: v.optional(count),
})

const product = v.object({
  id,
  slug: id,
  name: v.string(),
  variantName: text,
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
  media: v.array(v.object({ alt: text, images: v.array(image), layers: v.optional(v.string()) })),
  facts: v.optional(facts, {}),
  /** Labels of the house's own, besides those that follow from the facts. */
  attributes: v.optional(v.array(v.object({ slug: id, name: text, values: v.array(v.object({ name: text })) })), []),
  lead: text,
  descriptionBody: body,
  details: texts,
  informationBody: body,
  downloads: v.array(link),
  sizeGuideBody: v.optional(body),
  /** What a buyer must know to use it safely. */
  warnings: v.optional(texts),
  variants: ids,
  relatedProducts: ids,
  accessories: ids,
  lightSources: ids,
  spareParts: ids,
})

/**
 * What an entry's `data` holds, by the entry's type. Whoever writes an entry validates it with
 * these.
 */
export const documents = {
  globalContent,
  startPage,
  page,
  category,
  product,
  family: named,
  designer,
  maker,
  case: caseStory,
  news,
  concept,
  dealer,
}

export type DocumentType = keyof typeof documents
export type Document<Type extends DocumentType> = v.InferOutput<(typeof documents)[Type]>
export type Product = Document<'product'>

export const isProduct = (document: Document<DocumentType>): document is Product => 'sku' in document
