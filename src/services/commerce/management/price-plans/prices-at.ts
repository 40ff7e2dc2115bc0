import * as v from 'valibot'
import { computePriceAt } from './price-at.ts'

/** A product's price in a price list at another time, in minor units. */
interface PriceAt {
  product: string
  priceList: number
  amount: number
  /** Only set if the price is reduced: the ordinary price, and the lowest of the 30 days before. */
  before?: number
  lowest?: number
}

const price = { price: v.number(), before: v.number() }
const row = v.object({
  product: v.string(),
  priceList: v.number(),
  ...price,
  lowest: v.nullable(v.number()),
  history: v.pipe(v.string(), v.parseJson(), v.array(v.object({ since: v.string(), price: v.number() }))),
  plans: v.pipe(
    v.string(),
    v.parseJson(),
    v.array(
      v.object({
        status: v.picklist(['planned', 'running']),
        price: v.number(),
        before: v.nullable(v.number()),
        from: v.string(),
        until: v.nullable(v.string()),
        former: v.nullable(v.object(price)),
      }),
    ),
  ),
})

/**
 * Loads the prices that differ at another time from the current ones. For a future time, these are
 * planned prices. For a past time, they are former prices, always without `before`, because the
 * history does not say whether they were reduced.
 */
export const loadPricesAt = (db: D1Database, at: Date, now: Date): Promise<PriceAt[]> =>
  at > now ? plannedPrices(db, at.toISOString()) : formerPrices(db, at.toISOString())

async function plannedPrices(db: D1Database, at: string): Promise<PriceAt[]> {
  const { results } = await db
    .prepare(
      `SELECT product, pricelist AS priceList, price, price_before AS before, lowest,
         (SELECT json_group_array(json_object('since', since, 'price', h.price) ORDER BY since) FROM price_history h
            WHERE h.product = prices.product AND h.pricelist = prices.pricelist) AS history,
         (SELECT json_group_array(json_object('status', status, 'price', plan.price, 'before', plan.price_before,
              'from', starts, 'until', ends, 'former',
              CASE WHEN former_price IS NOT NULL THEN json_object('price', former_price, 'before', former_before) END)
              ORDER BY plan.plan)
            FROM price_plans plan WHERE plan.product = prices.product AND plan.pricelist = prices.pricelist
              AND status IN ('planned', 'running')) AS plans
       FROM prices WHERE (product, pricelist) IN (SELECT product, pricelist FROM price_plans
         WHERE status = 'planned' AND starts <= ?1 OR status = 'running' AND ends <= ?1)`,
    )
    .bind(at)
    .all()
  return v.parse(v.array(row), results).flatMap(({ product, priceList, history, plans, ...now }) => {
    const then = computePriceAt(now, history, plans, at)
    if (then.price === now.price && then.before === now.before) return []
    const { price: amount, before, lowest } = then
    return [{ product, priceList, amount, ...(lowest !== null && { before, lowest }) }]
  })
}

async function formerPrices(db: D1Database, at: string): Promise<PriceAt[]> {
  const { results } = await db
    .prepare(
      `SELECT product, pricelist AS priceList, past.price AS amount
       FROM prices JOIN price_history past USING (product, pricelist)
       WHERE past.price <> prices.price AND past.since = (SELECT MAX(since) FROM price_history h
         WHERE h.product = prices.product AND h.pricelist = prices.pricelist AND since <= ?)`,
    )
    .bind(at)
    .all<PriceAt>()
  return results
}
