import * as v from 'valibot'
import { parseStockLabel, type StockLabel } from '#client/shared/commerce/stock.ts'
import type { ProductSummary } from '#client/shared/product-card/product.ts'
import type { Fetch } from '../services.ts'
import { queryContent } from '../shared/content/client.ts'
import { energyClass } from '../shared/content/shapes/energy.ts'
import { findMeasuredSize } from '../shared/content/shapes/measured-size.ts'
import {
  contentSummary,
  productSummaryFragment,
  summaryVariables,
  toSummary,
} from '../shared/content/shapes/product-summary.ts'
import { lenientText, listOf, mainListOf, orNull } from '../shared/content/shapes/tolerant.ts'
import type { Visit } from '../visit.ts'
import { getProductId, itemId } from './schedule.ts'

const fragment = `
fragment Planned on Product {
  ...ProductSummary
  sku
  items { item name sku }
  variants { variantName items { item name } }
  facts { effect luminousFlux lightsourceIncluded maxEffect socket colorTemperature ipClass }
  photometry { origin }
}${productSummaryFragment}`

const document = `query Planned($locale: Locale!, $ids: [ID!]!, $preview: Boolean, $priceLists: [Int!]) {
  productsByIds(locale: $locale, ids: $ids, preview: $preview) { ...Planned }
}${fragment}`

const searchDocument = `query Plan($locale: Locale!, $text: String!, $market: Int!, $priceList: Int!, $first: Int,
  $preview: Boolean, $priceLists: [Int!]) {
  search(locale: $locale, text: $text, market: $market, priceList: $priceList, first: $first, preview: $preview) {
    products { ...Planned }
  }
}${fragment}`

const number = orNull(v.number())

const contentPlanned = v.object({
  ...contentSummary.entries,
  sku: lenientText,
  items: listOf(v.object({ item: v.string(), name: lenientText, sku: lenientText, stock: lenientText })),
  variants: listOf(
    v.object({
      variantName: lenientText,
      items: listOf(v.object({ item: v.string(), name: lenientText })),
    }),
  ),
  facts: v.fallback(
    v.object({
      energyClass,
      effect: number,
      luminousFlux: number,
      lightsourceIncluded: orNull(v.boolean()),
      maxEffect: number,
      socket: orNull(v.string()),
      colorTemperature: number,
      ipClass: orNull(v.string()),
    }),
    {
      energyClass: null,
      effect: null,
      luminousFlux: null,
      lightsourceIncluded: null,
      maxEffect: null,
      socket: null,
      colorTemperature: null,
      ipClass: null,
    },
  ),
  photometry: orNull(v.object({})),
})

type ContentPlanned = v.InferOutput<typeof contentPlanned>

const schema = v.object({ productsByIds: mainListOf(contentPlanned) })
const searchSchema = v.object({ search: v.object({ products: mainListOf(contentPlanned) }) })

/** An item that a schedule shows, which is one finish of a design in one size. */
export interface ScheduleItem {
  item: string
  product: ProductSummary
  /** The name of the size; empty for a product with one size. */
  size: string
  /** If the product's files describe a different size, the name of that size; else empty. */
  filesSize: string
  sku: string
  stock: StockLabel
  light: Light
  /** Whether the product has a photometric file. */
  hasPhotometry: boolean
  /** The items of the design in all finishes and sizes, including this one. */
  finishes: { item: string; name: string }[]
}

/** The light of one piece. */
export interface Light {
  /** Power in W; null if unknown, or if the product has no light source. */
  watts: number | null
  lumens: number | null
  /** Colour temperature in K; null if unknown. */
  kelvins: number | null
  /** The bulb that has to be bought separately; null if the product needs none. */
  bulb: { socket: string; maxWatts: number | null } | null
  /** The IP code, such as `IP44`; empty when unknown. */
  ipClass: string
}

/**
 * Loads the items that exist, even if they are not sold in this market, as a map keyed by item id.
 * Throws `ContentError`.
 */
export async function loadScheduleItems(
  content: Fetch,
  visit: Visit,
  items: string[],
): Promise<Map<string, ScheduleItem>> {
  const ids = [...new Set(items.map(getProductId))]
  if (ids.length === 0) return new Map()
  const { productsByIds } = await queryContent(content, document, { ...summaryVariables(visit), ids }, schema)
  const products = new Map(productsByIds.map(product => [product.id, product]))
  return new Map(
    items.flatMap(item => {
      const product = products.get(getProductId(item))
      const article = product && toScheduleItem(product, item, visit)
      return article ? [[item, article] as const] : []
    }),
  )
}

/**
 * Loads the id of one item of each product in `ids` (at most 96), to create a schedule of
 * favorites. Throws `ContentError`.
 */
export async function loadFirstItems(content: Fetch, visit: Visit, ids: string[]): Promise<string[]> {
  const { productsByIds } = await queryContent(content, document, { ...summaryVariables(visit), ids }, schema)
  return productsByIds.flatMap(product => firstItem(product) ?? [])
}

/** At most this many search results. */
const maxFound = 8

/** Searches the items sold in this market. An empty term finds none. Throws `ContentError`. */
export async function searchScheduleItems(content: Fetch, visit: Visit, term: string): Promise<ScheduleItem[]> {
  if (!term) return []
  const { market, priceList } = visit
  const variables = { ...summaryVariables(visit), text: term, market, priceList, first: maxFound }
  const { search } = await queryContent(content, searchDocument, variables, searchSchema)
  return search.products.flatMap(product => {
    const item = firstItem(product)
    return (item && toScheduleItem(product, item, visit)) || []
  })
}

/** Returns the first item in stock, or if none is, the first item. */
function firstItem({ items }: ContentPlanned): string | undefined {
  const known = items.filter(({ item }) => itemId.test(item))
  return (known.find(({ stock }) => parseStockLabel(stock) !== 'none') ?? known[0])?.item
}

function toScheduleItem(product: ContentPlanned, item: string, visit: Visit): ScheduleItem | null {
  const own = product.items.find(one => one.item === item)
  if (!own) return null
  const measured = findMeasuredSize(product.items)
  return {
    item,
    product: toSummary(product, visit),
    size: product.items.length > 1 ? own.name : '',
    filesSize: measured === own.name ? '' : measured,
    sku: own.sku || product.sku,
    stock: parseStockLabel(own.stock),
    light: toLight(product),
    hasPhotometry: product.photometry !== null,
    finishes: product.variants.flatMap(({ variantName, items }) =>
      items
        .filter(({ item }) => itemId.test(item))
        .map(({ item, name }) => ({ item, name: items.length > 1 ? `${variantName}, ${name}` : variantName })),
    ),
  }
}

function toLight({ type, facts }: ContentPlanned): Light {
  const { effect, luminousFlux, lightsourceIncluded, maxEffect, socket, colorTemperature, ipClass } = facts
  const isBare = type !== 'lightsource' && lightsourceIncluded === false
  const hasLight = type === 'lightsource' || lightsourceIncluded === true
  return {
    watts: hasLight ? effect : null,
    lumens: hasLight ? luminousFlux : null,
    kelvins: hasLight ? colorTemperature : null,
    bulb: isBare ? { socket: socket ?? '', maxWatts: maxEffect } : null,
    ipClass: ipClass ?? '',
  }
}
