import * as v from 'valibot'
import type { Language } from '#client/shared/texts/use-translate.ts'
import { energyClass, eprel } from '../shared/content/shapes/energy.ts'
import { contentSummary, productBasicsFragment } from '../shared/content/shapes/product-summary.ts'
import { media } from '../shared/content/shapes/shapes.ts'
import { lenientFlag, lenientText, listOf, mainListOf, orNull } from '../shared/content/shapes/tolerant.ts'
import type { Visit } from '../visit.ts'

export const feedDocument = `query ProductFeed($locale: Locale!, $ids: [ID!]!, $preview: Boolean, $priceLists: [Int!]) {
  productsByIds(locale: $locale, ids: $ids, preview: $preview) {
    ...ProductBasics
    sku lead prepareDays
    media { ...Media }
    categories { name isMainCategory }
    facts { energyClass eprel color material }
    maker { name }
    items { item name sku ean }
    attributes(slugs: []) { slug values { name } }
  }
}${productBasicsFragment}`

const fed = v.object({
  ...contentSummary.entries,
  sku: lenientText,
  /** Days to make the product; 0 if a remote service does not send them. */
  prepareDays: v.fallback(v.nullish(v.number(), 0), 0),
  lead: lenientText,
  media: listOf(media),
  categories: listOf(v.object({ name: v.string(), isMainCategory: lenientFlag })),
  facts: v.object({
    energyClass,
    eprel,
    color: orNull(v.string()),
    material: listOf(v.string()),
  }),
  maker: orNull(v.object({ name: v.string() })),
  items: listOf(
    v.object({ item: v.string(), name: lenientText, sku: lenientText, ean: lenientText, stock: lenientText }),
  ),
})
export const feedSchema = v.object({ productsByIds: mainListOf(fed) })

export type FeedProduct = v.InferOutput<typeof fed>

/** The data that all items of a feed share. */
export interface FeedContext {
  /** The shop's address, without a trailing slash. */
  site: string
  shopName: string
  language: Language
  visit: Visit
}
