/** In minor units. */
interface Price {
  price: number
  /** The ordinary price; equals the price when it is not reduced. */
  before: number
}

/**
 * `lowest` is the lowest price of the 30 days before a reduction; needed where the shop has no
 * price history.
 */
interface GivenPrice extends Price {
  lowest?: number | undefined
}

const days30 = 30 * 24 * 60 * 60 * 1000

const monthBefore = (now: Date) => new Date(now.getTime() - days30).toISOString()

/** The lowest price since `?` (30 days), as SQL; null without a history. */
const lowestSince = (product: string, priceList: string, since: string) =>
  `(SELECT MIN(price) FROM price_history h WHERE h.product = ${product} AND h.pricelist = ${priceList} AND h.since >= COALESCE(
     (SELECT MAX(since) FROM price_history WHERE product = ${product} AND pricelist = ${priceList} AND since <= ${since}), ''))`

/** The former price of a product without history: the given lowest one, else the ordinary one. */
export const startOf = ({ before, lowest = before }: GivenPrice) => lowest

/**
 * The price lists whose new price claims a reduction but is none, each with the lowest price of the
 * 30 days before, which it must be below (Directive 98/6/EC, Article 6a). A continued reduction at
 * the same price stays one.
 */
export async function falseReductions(
  db: D1Database,
  product: string,
  prices: Record<string, GivenPrice>,
  now: Date,
): Promise<{ priceList: number; lowest: number }[]> {
  const { results } = await db
    .prepare(
      `SELECT value AS priceList, price, lowest, ${lowestSince('?1', 'value', '?3')} AS past
       FROM json_each(?2) LEFT JOIN prices ON prices.product = ?1 AND prices.pricelist = value`,
    )
    .bind(product, JSON.stringify(Object.keys(prices).map(Number)), monthBefore(now))
    .all<{ priceList: number; price: number | null; lowest: number | null; past: number | null }>()
  return results.flatMap(known => {
    const given = prices[known.priceList]
    if (!given || given.before <= given.price || (known.price === given.price && known.lowest !== null)) return []
    const lowest = known.past ?? known.price ?? startOf(given)
    return given.price < lowest ? [] : [{ priceList: known.priceList, lowest }]
  })
}

/** The error message for the operator; `lowest` in minor units. */
export const noReduction = (lowest: number) =>
  `is no reduction: it must be below ${(lowest / 100).toFixed(2)}, the lowest price of the 30 days before, or be set without a price before`

/**
 * Sets a product's price and stores the former one in the history. A reduction is shown with the
 * lowest price of the 30 days before it (Directive 98/6/EC, Article 6a), which is therefore
 * determined now. Repeating a price changes nothing. Null when the product is not in the price
 * list. Throws for a false reduction (`falseReductions` reports it before).
 */
export async function setPrice(
  db: D1Database,
  product: string,
  priceList: number,
  { price, before }: Price,
  now: Date,
): Promise<(Price & { lowest: number | null }) | null> {
  const results = await db.batch<{ price: number; before: number; lowest: number | null }>([
    ...priceStatements(db, product, priceList, { price, before }, now),
    db
      .prepare('SELECT price, price_before AS before, lowest FROM prices WHERE product = ?1 AND pricelist = ?2')
      .bind(product, priceList),
  ])
  return results.at(-1)?.results[0] ?? null
}

/** The statements of `setPrice`, for larger batches. */
export function priceStatements(
  db: D1Database,
  product: string,
  priceList: number,
  { price, before }: Price,
  now: Date,
) {
  const statement = (sql: string, ...values: (string | number)[]) => db.prepare(sql).bind(product, priceList, ...values)
  return [
    statement(
      `INSERT INTO price_history (product, pricelist, since, price) SELECT product, pricelist, '', price FROM prices
       WHERE product = ?1 AND pricelist = ?2 ON CONFLICT DO NOTHING`,
    ),
    statement(
      `UPDATE prices SET price = ?3, price_before = ?4, lowest =
         CASE WHEN ?4 > ?3 THEN CASE WHEN price = ?3 AND lowest IS NOT NULL THEN lowest ELSE ${lowestSince('?1', '?2', '?5')} END END
       WHERE product = ?1 AND pricelist = ?2 AND (price <> ?3 OR price_before <> ?4)`,
      price,
      before,
      monthBefore(now),
    ),
    // Only a price that differs from the newest entry starts a new one.
    statement(
      `INSERT INTO price_history (product, pricelist, since, price)
       SELECT product, pricelist, ?3, price FROM prices WHERE product = ?1 AND pricelist = ?2 AND price <> (
         SELECT price FROM price_history h WHERE h.product = ?1 AND h.pricelist = ?2 ORDER BY since DESC LIMIT 1)
       ON CONFLICT DO UPDATE SET price = excluded.price`,
      now.toISOString(),
    ),
  ]
}
