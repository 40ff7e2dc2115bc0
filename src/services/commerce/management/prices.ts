/** In minor units. */
interface Price {
  price: number
  /** What it was reduced from; the price itself when it is not reduced. */
  before: number
}

const days30 = 30 * 24 * 60 * 60 * 1000

/**
 * Sets a product's price and keeps the one before in the history. A reduction is shown with the lowest price that was in force in
 * the 30 days before it (Directive 98/6/EC, Article 6a), which therefore is settled now. Repeating a price changes nothing.
 * Null when the product is not in the price list.
 */
export async function setPrice(
  db: D1Database,
  product: string,
  pricelist: number,
  { price, before }: Price,
  now: Date,
): Promise<(Price & { lowest: number | null }) | null> {
  const results = await db.batch<{ price: number; before: number; lowest: number | null }>([
    ...priceStatements(db, product, pricelist, { price, before }, now),
    db
      .prepare('SELECT price, price_before AS before, lowest FROM prices WHERE product = ?1 AND pricelist = ?2')
      .bind(product, pricelist),
  ])
  return results.at(-1)?.results[0] ?? null
}

/** What `setPrice` does, for batches that do more. */
export function priceStatements(
  db: D1Database,
  product: string,
  pricelist: number,
  { price, before }: Price,
  now: Date,
) {
  const ask = (sql: string, ...values: (string | number)[]) => db.prepare(sql).bind(product, pricelist, ...values)
  const since = new Date(now.getTime() - days30).toISOString()
  return [
    ask(
      `INSERT INTO price_history (product, pricelist, since, price) SELECT product, pricelist, '', price FROM prices
       WHERE product = ?1 AND pricelist = ?2 ON CONFLICT DO NOTHING`,
    ),
    ask(
      `UPDATE prices SET price = ?3, price_before = ?4, lowest = CASE WHEN ?4 > ?3 THEN
         (SELECT MIN(price) FROM price_history h WHERE h.product = ?1 AND h.pricelist = ?2 AND h.since >= COALESCE(
            (SELECT MAX(since) FROM price_history WHERE product = ?1 AND pricelist = ?2 AND since <= ?5), ''))
         END
       WHERE product = ?1 AND pricelist = ?2 AND (price <> ?3 OR price_before <> ?4)`,
      price,
      before,
      since,
    ),
    // Only a price that differs from the newest one begins now.
    ask(
      `INSERT INTO price_history (product, pricelist, since, price)
       SELECT product, pricelist, ?3, price FROM prices WHERE product = ?1 AND pricelist = ?2 AND price <> (
         SELECT price FROM price_history h WHERE h.product = ?1 AND h.pricelist = ?2 ORDER BY since DESC LIMIT 1)
       ON CONFLICT DO UPDATE SET price = excluded.price`,
      now.toISOString(),
    ),
  ]
}
