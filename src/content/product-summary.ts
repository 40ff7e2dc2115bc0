import * as v from 'valibot'
import type { ProductSummary } from '#client/product/product.ts'
import { type StockLabel, stockLabel } from '#client/stock.ts'
import type { PriceTexts } from '#client/ui/price.tsx'
import type { Visit } from '../visit.ts'
import { media, mediaFragment } from './shapes.ts'

/** What a card needs. Documents that use it append it once; it brings `Media` along. */
export const productSummaryFragment = `
fragment ProductSummary on Product {
  id slug name variantName markets isNew isExclusive
  media { ...Media }
  attributes { slug values { name } }
  prices { priceList price priceAsNumber priceBeforeDiscount priceBeforeDiscountAsNumber lowestPrice }
  items { stock }
  variants { id }
}${mediaFragment}`

const price = v.object({
  priceList: v.number(),
  price: v.string(),
  priceAsNumber: v.number(),
  priceBeforeDiscount: v.string(),
  priceBeforeDiscountAsNumber: v.number(),
  lowestPrice: v.nullable(v.string()),
})

export const contentSummary = v.object({
  id: v.string(),
  slug: v.string(),
  name: v.string(),
  variantName: v.string(),
  markets: v.array(v.number()),
  isNew: v.boolean(),
  isExclusive: v.boolean(),
  media: v.array(media),
  attributes: v.array(v.object({ slug: v.string(), values: v.array(v.object({ name: v.string() })) })),
  prices: v.array(price),
  items: v.array(v.object({ stock: v.string() })),
  variants: v.array(v.object({ id: v.string() })),
})

export type ContentSummary = v.InferOutput<typeof contentSummary>

/** The content service's product as a card of one visit shows it. */
export function toSummary(product: ContentSummary, visit: Visit): ProductSummary {
  return {
    id: product.id,
    slug: product.slug,
    name: product.name,
    finish: product.variantName,
    finishes: product.variants.length,
    picture: product.media[0] ?? null,
    price: priceOf(product.prices, visit.pricelist),
    stock: bestStock(product.items),
    isNew: product.isNew,
    isExclusive: product.isExclusive,
    isIp44: product.attributes.some(
      ({ slug, values }) => slug === 'ip-class' && values.some(({ name }) => name === 'IP44'),
    ),
    isSoldHere: product.markets.includes(visit.market),
  }
}

/** Shown to a visitor whose price list has no price (specification, §9). */
const fallbackList = 65

function priceOf(prices: ContentSummary['prices'], pricelist: number): PriceTexts | null {
  const found = prices.find(one => one.priceList === pricelist) ?? prices.find(one => one.priceList === fallbackList)
  if (!found) return null
  const reduced = found.priceBeforeDiscountAsNumber > found.priceAsNumber
  return {
    now: found.price,
    before: reduced ? found.priceBeforeDiscount : null,
    lowest: reduced ? found.lowestPrice : null,
  }
}

function bestStock(items: { stock: string }[]): StockLabel {
  const labels = items.map(({ stock }) => stockLabel(stock))
  return labels.find(label => label === 'yes') ?? labels.find(label => label === 'few') ?? 'none'
}
