import * as v from 'valibot'
import { type LinkedLine, productOf } from '#client/bag/bag-link.ts'
import type { ProductSummary } from '#client/product/product.ts'
import { stockLabel } from '#client/stock.ts'
import { query } from '../content/client.ts'
import { contentSummary, productSummaryFragment, toSummary } from '../content/product-summary.ts'
import { listOf, text } from '../content/tolerant.ts'
import type { Fetch } from '../services.ts'
import type { Visit } from '../visit.ts'

const document = `query PickupBag($locale: Locale!, $ids: [ID!]!, $preview: Boolean) {
  productsByIds(locale: $locale, ids: $ids, preview: $preview) { ...ProductSummary items { item name } }
}${productSummaryFragment}`

const contentProduct = v.object({
  ...contentSummary.entries,
  items: listOf(v.object({ item: v.string(), name: text, stock: text })),
})

const schema = v.object({ productsByIds: v.pipe(v.array(v.unknown()), listOf(contentProduct)) })

/** One line of a shared bag, as it can be had today. */
export interface PickupLine extends LinkedLine {
  /** Null for an item that the shop does not have, or has no more. */
  product: ProductSummary | null
  /** Empty for a product of one size. */
  size: string
  /** Why it cannot be added; null when it can. */
  missing: 'unknown' | 'notSold' | 'soldOut' | null
  /** Only a few are left. */
  few: boolean
}

/** What the lines of a link are for this visit. Throws `ContentError`. */
export async function loadPickup(content: Fetch, visit: Visit, lines: LinkedLine[]): Promise<PickupLine[]> {
  const { locale, preview } = visit
  const ids = [...new Set(lines.map(({ item }) => productOf(item)))]
  const { productsByIds } = await query(content, document, { locale, ids, preview }, schema)
  const products = new Map(productsByIds.map(product => [product.id, product]))
  return lines.map(line => toLine(line, products.get(productOf(line.item)), visit))
}

function toLine(line: LinkedLine, product: v.InferOutput<typeof contentProduct> | undefined, visit: Visit): PickupLine {
  const item = product?.items.find(one => one.item === line.item)
  if (!product || !item) return { ...line, product: null, size: '', missing: 'unknown', few: false }
  const summary = toSummary(product, visit)
  const label = stockLabel(item.stock)
  return {
    ...line,
    product: summary,
    size: product.items.length > 1 ? item.name : '',
    missing: !summary.isSoldHere || !summary.price ? 'notSold' : label === 'none' ? 'soldOut' : null,
    few: label === 'few',
  }
}
