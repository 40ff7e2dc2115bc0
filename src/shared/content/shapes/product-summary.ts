import * as v from 'valibot'
import { parseStockLabel, type StockLabel } from '#client/shared/commerce/stock.ts'
import { findCrossedOut, type ShownPrice } from '#client/shared/money/price.ts'
import type { ProductSummary, Swatch } from '#client/shared/product-card/product.ts'
import type { Visit } from '../../../visit.ts'
import { energyClass } from './energy.ts'
import { contentColor, media, mediaFragment } from './shapes.ts'
import { lenientFlag, lenientText, listOf, orNull } from './tolerant.ts'

/**
 * The fields of a product card except pictures and attributes, for queries that request all
 * pictures and attributes themselves. Contains the fragment `Media`.
 */
export const productBasicsFragment = `
fragment ProductBasics on Product {
  id slug name variantName type markets isNew isExclusive
  facts { energyClass }
  prices(priceLists: $priceLists) { priceList currency priceAsNumber priceBeforeDiscountAsNumber lowestPriceAsNumber }
  items { stock }
  finishes: variants { id slug variantName swatch markets }
}${mediaFragment}`

/**
 * The fields of a product card. Queries that use this fragment have to append it once, declare
 * `$priceLists: [Int!]`, and send `summaryVariables`.
 */
export const productSummaryFragment = `
fragment ProductSummary on Product {
  ...ProductBasics
  media(first: 1) { ...Media }
  attributes(slugs: ["ip-class"]) { slug values { name } }
}${productBasicsFragment}`

/** The variables that every query for product cards needs. */
export const summaryVariables = ({ locale, preview, priceList }: Visit) => ({
  locale,
  preview,
  priceLists: [...new Set([priceList, fallbackPriceList])],
})

/** The price list that is used when the visitor's own has no price. */
const fallbackPriceList = 65

const finish = v.object({
  id: v.string(),
  slug: lenientText,
  variantName: lenientText,
  swatch: orNull(contentColor),
  markets: listOf(v.number()),
})

const price = v.object({
  priceList: v.number(),
  currency: lenientText,
  priceAsNumber: v.number(),
  priceBeforeDiscountAsNumber: orNull(v.number()),
  lowestPriceAsNumber: orNull(v.number()),
})

/**
 * A product without an id, an address or a name cannot be shown; everything else may be missing.
 */
export const contentSummary = v.object({
  id: v.string(),
  slug: v.string(),
  name: v.string(),
  variantName: lenientText,
  type: lenientText,
  facts: v.fallback(v.object({ energyClass }), { energyClass: null }),
  markets: listOf(v.number()),
  isNew: lenientFlag,
  isExclusive: lenientFlag,
  media: listOf(media),
  attributes: listOf(v.object({ slug: lenientText, values: listOf(v.object({ name: v.string() })) })),
  prices: listOf(price),
  items: listOf(v.object({ stock: lenientText })),
  finishes: listOf(finish),
})

export type ContentSummary = v.InferOutput<typeof contentSummary>

/** Converts a product to a card with the price and market of the visit. */
export function toSummary(product: ContentSummary, visit: Visit): ProductSummary {
  return {
    id: product.id,
    slug: product.slug,
    name: product.name,
    finish: product.variantName,
    swatches: toSwatches(product, visit),
    picture: product.media[0] ?? null,
    price: toShownPrice(product.prices, visit.priceList),
    // Only light sources may show the energy arrow, so a lamp's own class is ignored.
    energy: product.type === 'lightsource' ? product.facts.energyClass : null,
    stock: findBestStock(product.items),
    isNew: product.isNew,
    isExclusive: product.isExclusive,
    isIp44: product.attributes.some(
      ({ slug, values }) => slug === 'ip-class' && values.some(({ name }) => name === 'IP44'),
    ),
    isSoldHere: product.markets.includes(visit.market),
  }
}

/** The finishes that are sold in the visit's market, and the product itself. */
const toSwatches = ({ id, finishes }: ContentSummary, { market }: Visit): Swatch[] =>
  finishes
    .filter(one => one.id === id || one.markets.includes(market))
    .map(({ slug, variantName, swatch }) => ({ slug, finish: variantName, colour: swatch }))

/** Finds the price in the price list, else in the fallback list; undefined if neither has one. */
export const findPrice = (prices: ContentSummary['prices'], priceList: number) =>
  prices.find(one => one.priceList === priceList) ?? prices.find(one => one.priceList === fallbackPriceList)

function toShownPrice(prices: ContentSummary['prices'], priceList: number): ShownPrice | null {
  const found = findPrice(prices, priceList)
  if (!found) return null
  const { priceAsNumber: amount, priceBeforeDiscountAsNumber: listed, lowestPriceAsNumber: lowest, currency } = found
  return { amount, before: findCrossedOut({ amount, listed, lowest }), currency }
}

/** Returns the label of the product's item that has the most in stock. */
export function findBestStock(items: { stock: string }[]): StockLabel {
  const labels = items.map(({ stock }) => parseStockLabel(stock))
  return labels.find(label => label === 'yes') ?? labels.find(label => label === 'few') ?? 'none'
}
