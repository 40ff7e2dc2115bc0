import { findFalseReductions, type PriceRow, priceStatements } from '../prices.ts'

type Step = 'begin' | 'end'

interface PriceSwitch extends PriceRow {
  plan: number
}

/** Maximum number of prices that are switched in one transaction. */
const batchSize = 500

/**
 * Sets the prices of plans that are due to begin or end, the earliest first. Each plan begins and
 * ends only once, even if two cron jobs run at the same time. If a planned reduction would be false
 * now, the price is set without `before`. If the price was changed after its plan began, the end of
 * the plan does not change it. Returns how many plans began or ended.
 */
export async function switchPrices(db: D1Database, now: Date): Promise<number> {
  let switched = 0
  let failed: string | null = null
  for (;;) {
    const due = await loadDue(db, now)
    if (!due) return switched
    const name = `${due.step} ${due.rows.map(({ plan }) => plan)}`
    try {
      await save(db, due.step, due.rows, now)
      switched += due.rows.length
    } catch (error) {
      // Another cron job may have been faster. If the same plans are still due, something is wrong.
      if (failed === name) throw error
      failed = name
    }
  }
}

/** Loads the plans that begin or end next. If both are due at the same time, loads the ends. */
async function loadDue(db: D1Database, now: Date): Promise<{ step: Step; rows: PriceSwitch[] } | null> {
  const time = now.toISOString()
  const next = await db
    .prepare(
      `SELECT step, at FROM (
         SELECT 'end' AS step, MIN(ends) AS at FROM price_plans WHERE status = 'running' AND ends <= ?1
         UNION ALL SELECT 'begin', MIN(starts) FROM price_plans WHERE status = 'planned' AND starts <= ?1)
       WHERE at IS NOT NULL ORDER BY at, step DESC LIMIT 1`,
    )
    .bind(time)
    .first<{ step: Step; at: string }>()
  if (!next) return null
  const statement =
    next.step === 'begin'
      ? `SELECT plan, product, pricelist AS priceList, plans.price AS price,
           MAX(plans.price, COALESCE(plans.price_before, prices.price_before, plans.price)) AS before
         FROM price_plans plans LEFT JOIN prices USING (product, pricelist) WHERE status = 'planned' AND starts = ?`
      : `SELECT plan, product, pricelist AS priceList,
           CASE WHEN prices.price = plans.price THEN COALESCE(former_price, prices.price) ELSE prices.price END AS price,
           CASE WHEN prices.price = plans.price THEN COALESCE(former_before, prices.price) ELSE prices.price_before END AS before
         FROM price_plans plans JOIN prices USING (product, pricelist) WHERE status = 'running' AND ends = ?`
  const { results } = await db.prepare(`${statement} ORDER BY plan LIMIT ${batchSize}`).bind(next.at).all<PriceSwitch>()
  if (results.length === 0) return closeAbandoned(db, next)
  const refused = await findFalseReductions(db, results, now)
  const rows = results.map((row, index) =>
    refused.some(row => row.index === index) ? { ...row, before: row.price } : row,
  )
  return { step: next.step, rows }
}

/**
 * Ends the running plans that were due at a time, without changing prices. Their products are no
 * longer in the price list.
 */
async function closeAbandoned(db: D1Database, { at }: { at: string }) {
  await db.prepare(`UPDATE price_plans SET status = 'done' WHERE status = 'running' AND ends = ?`).bind(at).run()
  return { step: 'end' as const, rows: [] }
}

/** Sets the prices in one transaction, which fails if one of these steps has already been done. */
const save = (db: D1Database, step: Step, rows: PriceSwitch[], now: Date) => {
  const json = JSON.stringify(rows)
  return db.batch([
    db
      .prepare(
        `INSERT INTO price_switches (plan, step, switched, price, price_before)
         SELECT value ->> 'plan', ?2, ?3, value ->> 'price', value ->> 'before' FROM json_each(?1)`,
      )
      .bind(json, step, now.toISOString()),
    step === 'begin'
      ? db
          .prepare(
            `UPDATE price_plans SET status = CASE WHEN ends IS NULL THEN 'done' ELSE 'running' END,
               (former_price, former_before) = (SELECT prices.price, prices.price_before FROM prices
                 WHERE prices.product = price_plans.product AND prices.pricelist = price_plans.pricelist)
             WHERE plan IN (SELECT value ->> 'plan' FROM json_each(?))`,
          )
          .bind(json)
      : db
          .prepare(`UPDATE price_plans SET status = 'done' WHERE plan IN (SELECT value ->> 'plan' FROM json_each(?))`)
          .bind(json),
    ...priceStatements(db, rows, now),
  ])
}
