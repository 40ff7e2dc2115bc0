import { isPublishedSql } from '../entries/entries.ts'
import { parseEntry } from '../entries/read.ts'
import type { Database } from '../lib/database.ts'
import type { PriceAt } from '../lib/money.ts'
import { withCommerceData } from '../rules/with-commerce.ts'
import { listProducts, type Overlay } from './overlay.ts'

/**
 * Puts products with these prices into the overlay. All products in it get today's stock and
 * markets.
 */
export async function overlayPrices(db: Database, overlay: Overlay, prices: PriceAt[]) {
  const ids = new Set([...prices.map(({ product }) => product), ...listProducts(overlay).map(({ id }) => id)])
  if (ids.size === 0) return
  const { results } = await db
    .prepare(
      `SELECT data FROM entries AS entry WHERE type = 'product' AND ${isPublishedSql}
         AND id IN (SELECT value FROM json_each(?))`,
    )
    .bind(JSON.stringify([...ids]))
    .all<{ data: string }>()
  const pricesThen = new Map(prices.map(price => [`${price.product} ${price.priceList}`, price]))
  for (const { data } of results) {
    const today = parseEntry.product(data)
    const overlaid = overlay.product.get(today.id)
    if (overlaid === null) continue
    const product = withCommerceData(overlaid ?? today, today)
    overlay.product.set(today.id, {
      ...product,
      prices: product.prices.map(({ priceList, currency, ...price }) => {
        const { amount, before, lowest } = pricesThen.get(`${product.id} ${priceList}`) ?? price
        return { priceList, currency, amount, ...(before && { before }), ...(lowest && { lowest }) }
      }),
    })
  }
}
