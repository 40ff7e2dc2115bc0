import { parseStockLabel } from '#client/shared/commerce/stock.ts'
import type { ProductSummary } from '#client/shared/product-card/product.ts'
import type { Fetch } from '../services.ts'
import { toSummary } from '../shared/content/shapes/product-summary.ts'
import { loadProducts } from '../shared/content/shapes/products.ts'
import type { Visit } from '../visit.ts'

/** A list of favorites. */
export interface Favorites {
  /** The requested ids, in their order. */
  ids: string[]
  products: ProductSummary[]
  /** By product id, the items of products that are in stock and have only one size. */
  items: Record<string, string>
}

/** Loads those of the products `ids` that are sold in this market. Throws `ContentError`. */
export async function loadFavorites(content: Fetch, visit: Visit, ids: string[]): Promise<Favorites> {
  const sold = (await loadProducts(content, visit, ids)).filter(({ markets }) => markets.includes(visit.market))
  return {
    ids,
    products: sold.map(product => toSummary(product, visit)),
    items: Object.fromEntries(
      sold.flatMap(({ id, items: [only, ...more] }) =>
        only && more.length === 0 && parseStockLabel(only.stock) !== 'none' ? [[id, only.item]] : [],
      ),
    ),
  }
}
