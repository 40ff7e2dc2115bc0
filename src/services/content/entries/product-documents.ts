import * as v from 'valibot'
import { fromCommerce, neededToPublish, refersTo, shownAs } from '../lib/marks.ts'
import { productFacts } from './facts.ts'
import {
  captionedPictures,
  claims,
  colorField,
  count,
  focus,
  id,
  imageField,
  linkField,
  localizedText,
  localizedTexts,
  longText,
  modelField,
  pagePictureField,
  products,
  richTextField,
} from './fields.ts'

/** `position` sorts the categories in menus. */
export const categoryEntry = v.object({
  slug: id,
  position: count,
  name: localizedText,
  title: localizedText,
  intro: longText,
  image: v.optional(pagePictureField),
})

/**
 * Amounts in minor units of `currency`, including tax. `before` is the price before a reduction,
 * and `lowest` is the lowest price of the last 30 days.
 */
const price = v.object({
  priceList: count,
  currency: v.string(),
  amount: count,
  before: v.optional(count),
  lowest: v.optional(count),
})

const stock = v.pipe(v.picklist(['yes', 'few', 'no']), fromCommerce())

export const productEntry = v.object({
  id,
  slug: id,
  name: v.string(),
  variantName: localizedText,
  /** The finish's colour, for lists. */
  swatch: v.optional(colorField),
  sku: id,
  type: v.string(),
  family: v.optional(refersTo('family')),
  designer: v.optional(refersTo('designer')),
  maker: v.optional(v.pipe(refersTo('maker'), neededToPublish())),
  /** The slugs of the product's categories; the first is the main category. */
  categories: v.pipe(v.array(refersTo('category')), v.minLength(1)),
  popularity: count,
  createdAt: v.string(),
  isNew: v.boolean(),
  isExclusive: v.boolean(),
  markets: v.pipe(v.array(count), fromCommerce()),
  prices: v.pipe(v.array(price), fromCommerce()),
  items: v.array(v.object({ item: id, name: localizedText, sku: id, ean: v.string(), stock })),
  /**
   * Working days until the product is made; missing if it is in stock. From the commerce platform.
   */
  prepareDays: v.optional(v.pipe(count, fromCommerce())),
  /** The entry with the product's luminous intensities. */
  photometry: v.optional(refersTo('photometry')),
  media: v.pipe(
    v.array(
      v.pipe(
        v.object({
          alt: localizedText,
          images: v.array(imageField),
          focus: v.optional(focus),
          layers: v.optional(v.string()),
        }),
        shownAs('media'),
      ),
    ),
    neededToPublish(),
  ),
  model: v.optional(modelField),
  /**
   * The product in a room, in landscape format. With it, the product's page has a second part below
   * the purchase form.
   */
  room: v.optional(pagePictureField),
  /** How the product's materials change over the years. Shown with the room. */
  ageing: v.optional(longText),
  /** One of its materials after some years each, from the same place in the same light. */
  ageingPictures: v.optional(captionedPictures),
  facts: v.optional(productFacts, {}),
  /** The shop's own labels, in addition to those derived from the facts. */
  attributes: v.optional(
    v.array(v.object({ slug: id, name: localizedText, values: v.array(v.object({ name: localizedText })) })),
    [],
  ),
  lead: longText,
  descriptionBody: richTextField,
  details: localizedTexts,
  informationBody: richTextField,
  downloads: v.array(v.pipe(linkField, shownAs('download'))),
  sizeGuideBody: v.optional(richTextField),
  /** The harmonised label of the maker's guarantee, filled in by the maker or the seller. */
  guaranteeLabel: v.optional(pagePictureField),
  /** Safety information for buyers. */
  warnings: v.optional(localizedTexts),
  claims,
  variants: products,
  relatedProducts: products,
  accessories: products,
  lightSources: products,
  spareParts: products,
})
