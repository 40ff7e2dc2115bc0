import * as v from 'valibot'
import type { ProductSummary } from '#client/product/product.ts'
import { stockLabel } from '#client/stock.ts'
import { query } from '../content/client.ts'
import { contentSummary, productSummaryFragment, toSummary } from '../content/product-summary.ts'
import { listOf, text } from '../content/tolerant.ts'
import type { Fetch } from '../services.ts'
import type { Visit } from '../visit.ts'

const document = `query Favorites($locale: Locale!, $ids: [ID!]!, $preview: Boolean) {
  productsByIds(locale: $locale, ids: $ids, preview: $preview) { ...ProductSummary items { item } }
}${productSummaryFragment}`

const favorite = v.object({
  ...contentSummary.entries,
  items: listOf(v.object({ item: v.string(), stock: text })),
})

const schema = v.object({ productsByIds: v.pipe(v.array(v.unknown()), listOf(favorite)) })

/** What is still sold, here, of what somebody likes. */
export interface Favorites {
  /** Those that were asked for, in that order. */
  ids: string[]
  products: ProductSummary[]
  /** The item of each product that can be bought without choosing anything, by the product's id. */
  items: Record<string, string>
}

/** Throws `ContentError`. */
export async function loadFavorites(content: Fetch, visit: Visit, ids: string[]): Promise<Favorites> {
  const { locale, market, preview } = visit
  const { productsByIds } = await query(content, document, { locale, ids, preview }, schema)
  const sold = productsByIds.filter(({ markets }) => markets.includes(market))
  return {
    ids,
    products: sold.map(product => toSummary(product, visit)),
    items: Object.fromEntries(
      sold.flatMap(({ id, items: [only, ...more] }) =>
        only && more.length === 0 && stockLabel(only.stock) !== 'none' ? [[id, only.item]] : [],
      ),
    ),
  }
}
