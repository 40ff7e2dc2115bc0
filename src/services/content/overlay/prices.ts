import { isPublishedSql } from '../entries/entries.ts'
import { parseEntry } from '../entries/read.ts'
import type { Database } from '../lib/database.ts'
import type { PriceAt } from '../lib/money.ts'
import { withCommerce } from '../rules/with-commerce.ts'
import { type Overlay, productsIn } from './overlay.ts'

/** Puts products with these prices into the overlay; all in it have today's stock and markets. */
export async function putPrices(db: Database, overlay: Overlay, prices: PriceAt[]) {
  const ids = new Set([...prices.map(({ product }) => product), ...productsIn(overlay).map(({ id }) => id)])
  if (ids.size === 0) return
  const { results } = await db
    .prepare(
      `SELECT data FROM entries AS entry WHERE type = 'product' AND ${isPublishedSql}
         AND id IN (SELECT value FROM json_each(?))`,
    )
    .bind(JSON.stringify([...ids]))
    .all<{ data: string }>()
  const then = new Map(prices.map(price => [`${price.product} ${price.priceList}`, price]))
  for (const { data } of results) {
    const today = parseEntry.product(data)
    const given = overlay.product.get(today.id)
    if (given === null) continue
    const product = withCommerce(given ?? today, today)
    overlay.product.set(today.id, {
      ...product,
      prices: product.prices.map(({ priceList, currency, ...price }) => {
        const { amount, before, lowest } = then.get(`${product.id} ${priceList}`) ?? price
        return { priceList, currency, amount, ...(before && { before }), ...(lowest && { lowest }) }
      }),
    })
  }
}
