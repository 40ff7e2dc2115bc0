import type { Readable } from '../lib/database.ts'
import { parseStoredJson } from '../lib/stored-json.ts'
import type { ProductScope } from './product-details.ts'
import { deductedPriceView, type PricedProduct, priceView, stockLevel } from './product-view.ts'
import { soldProducts } from './products.ts'

interface OfferRow {
  product: string
  price: number
  price_before: number
  lowest: number | null
  is_new: number
  items: string
}

const offerSql = `SELECT p.product, c.price, c.price_before, c.lowest, p.is_new,
     (SELECT json_group_array(json_object('item', i.item, 'stock', s.quantity) ORDER BY i.position)
        FROM items i JOIN free_stock s ON s.item = i.item WHERE i.product = p.product) AS items
   FROM ${soldProducts} WHERE p.product IN (SELECT value FROM json_each(?3)) ORDER BY p.created DESC, p.product`

/**
 * Loads the price and stock of products, for cached pages that already show the rest. Reads a
 * quarter of the rows that whole products need. Omits products that are not sold in the scope.
 */
export async function loadOffers(db: Readable, ids: string[], { scope, currency, deducted }: ProductScope) {
  const { market, priceList } = scope
  const { results } = await db.prepare(offerSql).bind(priceList, market, JSON.stringify(ids)).all<OfferRow>()
  return results.map(row => {
    const priced: PricedProduct = {
      price: row.price,
      priceBefore: row.price_before,
      lowest: row.lowest,
      isNew: row.is_new === 1,
    }
    return {
      product: row.product,
      ...priceView(priced, currency),
      ...deductedPriceView(priced, currency, deducted),
      items: parseStoredJson<{ item: string; stock: number }[]>(row.items).map(({ item, stock }) => ({
        item,
        stock: stockLevel(stock),
      })),
    }
  })
}
