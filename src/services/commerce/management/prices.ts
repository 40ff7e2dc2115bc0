/** A price in minor units. */
interface Price {
  price: number
  /** The ordinary price. It equals `price` unless `price` is reduced. */
  before: number
}

/** A price of a product in a price list. */
export interface PriceRow extends Price {
  product: string
  priceList: number
  /** The lowest price of the last 30 days, as entered. Only used if no price history is stored. */
  lowest?: number | undefined
}

const days30 = 30 * 24 * 60 * 60 * 1000

export const subtractThirtyDays = (now: Date) => new Date(now.getTime() - days30).toISOString()

/** SQL for the lowest price that was valid since a time; null without a history. */
const lowestSince = (product: string, priceList: string, since: string) =>
  `(SELECT MIN(price) FROM price_history h WHERE h.product = ${product} AND h.pricelist = ${priceList} AND h.since >= COALESCE(
     (SELECT MAX(since) FROM price_history WHERE product = ${product} AND pricelist = ${priceList} AND since <= ${since}), ''))`

/** The former price of a product without a history: `lowest`, else the ordinary price. */
export const findFormerPrice = ({ before, lowest = before }: Pick<PriceRow, 'before' | 'lowest'>) => lowest

/**
 * Finds the rows with a false reduction. The law requires a reduced price to be below the lowest
 * price of the 30 days before the reduction (Directive 98/6/EC, Article 6a); the result contains
 * that price as `lowest`. A row that repeats a stored reduced price is not reported.
 */
export async function findFalseReductions(
  db: D1Database,
  rows: PriceRow[],
  now: Date,
): Promise<{ index: number; priceList: number; lowest: number }[]> {
  const { results } = await db
    .prepare(
      `SELECT given.key AS "index", prices.price, prices.lowest,
         ${lowestSince("(given.value ->> 'product')", "(given.value ->> 'priceList')", '?2')} AS past
       FROM json_each(?1) given LEFT JOIN prices
         ON prices.product = given.value ->> 'product' AND prices.pricelist = given.value ->> 'priceList'`,
    )
    .bind(JSON.stringify(rows), subtractThirtyDays(now))
    .all<{ index: number; price: number | null; lowest: number | null; past: number | null }>()
  return results.flatMap(({ index, price, lowest: fixed, past }) => {
    const row = rows[index]
    if (!row || row.before <= row.price || (price === row.price && fixed !== null)) return []
    const lowest = past ?? price ?? findFormerPrice(row)
    return row.price < lowest ? [] : [{ index, priceList: row.priceList, lowest }]
  })
}

/** Formats the error of a false reduction. `lowest` is in minor units. */
export const formatFalseReduction = (lowest: number) =>
  `is not a reduction: it must be below ${(lowest / 100).toFixed(2)}, the lowest price of the previous 30 days, or be set without “before”`

/**
 * Sets a product's price and adds it to the price history. For a reduced price, it also stores the
 * lowest price of the 30 days before, which pages must show (Directive 98/6/EC, Article 6a). A
 * repeated call changes nothing. Returns null if the product is not in the price list. Throws for a
 * false reduction, so call `findFalseReductions` first.
 */
export async function setPrice(
  db: D1Database,
  row: PriceRow,
  now: Date,
): Promise<(Price & { lowest: number | null }) | null> {
  const results = await db.batch<{ price: number; before: number; lowest: number | null }>([
    ...priceStatements(db, [row], now),
    db
      .prepare('SELECT price, price_before AS before, lowest FROM prices WHERE product = ?1 AND pricelist = ?2')
      .bind(row.product, row.priceList),
  ])
  return results.at(-1)?.results[0] ?? null
}

/** Statements that set any number of prices as `setPrice` does. */
export function priceStatements(db: D1Database, rows: PriceRow[], now: Date) {
  const json = JSON.stringify(rows)
  const given = `(SELECT value ->> 'product' AS product, value ->> 'priceList' AS pricelist, value ->> 'price' AS price,
    value ->> 'before' AS before FROM json_each(?1)) given`
  const lowest = lowestSince('prices.product', 'prices.pricelist', '?2')
  return [
    db
      .prepare(
        `INSERT INTO price_history (product, pricelist, since, price)
         SELECT product, pricelist, '', prices.price FROM ${given} JOIN prices USING (product, pricelist) WHERE true
         ON CONFLICT DO NOTHING`,
      )
      .bind(json),
    db
      .prepare(
        `UPDATE prices SET price = given.price, price_before = given.before, lowest = CASE WHEN given.before > given.price THEN
           CASE WHEN prices.price = given.price AND prices.lowest IS NOT NULL THEN prices.lowest ELSE ${lowest} END END
         FROM ${given} WHERE prices.product = given.product AND prices.pricelist = given.pricelist
           AND (prices.price <> given.price OR prices.price_before <> given.before)`,
      )
      .bind(json, subtractThirtyDays(now)),
    // The history only gets a new entry if the price differs from the newest entry.
    db
      .prepare(
        `INSERT INTO price_history (product, pricelist, since, price)
         SELECT product, pricelist, ?2, prices.price FROM ${given} JOIN prices USING (product, pricelist)
         WHERE prices.price <> (SELECT price FROM price_history h
           WHERE h.product = given.product AND h.pricelist = given.pricelist ORDER BY since DESC LIMIT 1)
         ON CONFLICT DO UPDATE SET price = excluded.price`,
      )
      .bind(json, now.toISOString()),
  ]
}
