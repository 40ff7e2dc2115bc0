import { priceStatements } from '../prices.ts'
import type { WantedPrice } from './fields.ts'

/** A stored plan, which may have begun or ended. `planned` is the ISO time when it was made. */
export interface PricePlan extends WantedPrice {
  plan: number
  from: string
  status: 'planned' | 'running' | 'done' | 'cancelled'
  planned: string
  plannedBy: string
}

const columns = `plan, product, pricelist AS priceList, price, price_before AS before, starts AS "from", ends AS until,
  status, planned, planned_by AS plannedBy`

/** Loads a page of plans, sorted by their beginning. `all` includes ended and cancelled plans. */
export async function loadPlans(
  db: D1Database,
  { all, skipFirst, limit }: { all: boolean; skipFirst: number; limit: number },
): Promise<PricePlan[]> {
  const { results } = await db
    .prepare(
      `SELECT ${columns} FROM price_plans WHERE ?1 OR status IN ('planned', 'running')
       ORDER BY starts, plan LIMIT ?2 OFFSET ?3`,
    )
    .bind(all ? 1 : 0, limit, skipFirst)
    .all<PricePlan>()
  return results
}

/** Loads the planned and running plans of these products. */
export async function loadOpenPlans(db: D1Database, products: string[]): Promise<PricePlan[]> {
  const { results } = await db
    .prepare(
      `SELECT ${columns} FROM price_plans WHERE status IN ('planned', 'running')
         AND product IN (SELECT value FROM json_each(?))`,
    )
    .bind(JSON.stringify(products))
    .all<PricePlan>()
  return results
}

/** Loads the current prices of these products, by `createPlanKey`. */
export async function loadCurrentPrices(db: D1Database, products: string[]) {
  const { results } = await db
    .prepare(
      `SELECT product, pricelist AS priceList, price, price_before AS before FROM prices
       WHERE product IN (SELECT value FROM json_each(?))`,
    )
    .bind(JSON.stringify(products))
    .all<{ product: string; priceList: number; price: number; before: number }>()
  return new Map(results.map(row => [createPlanKey(row), row]))
}

export const createPlanKey = ({ product, priceList }: { product: string; priceList: number }) =>
  `${product} ${priceList}`

/**
 * Sets the prices whose `from` is null, and plans the others, in one transaction. Returns the ids
 * of the plans.
 */
export async function savePrices(db: D1Database, rows: WantedPrice[], { by, now }: { by: string; now: Date }) {
  const immediate = rows.flatMap(({ product, priceList, price, before, from }) =>
    from === null ? [{ product, priceList, price, before: before ?? price }] : [],
  )
  const planned = rows.filter(({ from }) => from !== null)
  const results = await db.batch<{ plan: number }>([
    ...(immediate.length > 0 ? priceStatements(db, immediate, now) : []),
    db
      .prepare(
        `INSERT INTO price_plans (product, pricelist, price, price_before, starts, ends, planned, planned_by)
         SELECT value ->> 'product', value ->> 'priceList', value ->> 'price', value ->> 'before', value ->> 'from',
           value ->> 'until', ?2, ?3 FROM json_each(?1) RETURNING plan`,
      )
      .bind(JSON.stringify(planned), now.toISOString(), by),
  ])
  return results.at(-1)?.results.map(({ plan }) => plan) ?? []
}

/**
 * Cancels a plan that has not begun, or lets a running plan end at the next call of `switchPrices`.
 * Returns null if there is no such plan.
 */
export async function cancelPlan(db: D1Database, plan: number, now: Date): Promise<PricePlan | null> {
  const [, changed] = await db.batch<PricePlan>([
    db.prepare(`UPDATE price_plans SET status = 'cancelled' WHERE plan = ? AND status = 'planned'`).bind(plan),
    db
      .prepare(
        `UPDATE price_plans SET ends = CASE status WHEN 'running' THEN MIN(ends, ?2) ELSE ends END
         WHERE plan = ?1 AND status IN ('running', 'cancelled') RETURNING ${columns}`,
      )
      .bind(plan, now.toISOString()),
  ])
  return changed?.results[0] ?? null
}
