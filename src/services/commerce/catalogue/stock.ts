import type { Offer, Place } from './place.ts'
import { soldProducts } from './products.ts'

const minutes = 60 * 1000

/**
 * How long a payment reserves its goods, in ms: enough for a bank's app, and the last lamp comes
 * back soon.
 */
export const holdTime = 15 * minutes

/**
 * What one network address, and so one selection, holds without having paid. More may be paid for:
 * it is only not held, and is looked for when the money is authorised. A hold matters where little
 * is left, so of a large stock it is a hundredth.
 */
const held = { pieces: 12, ofItem: 3, largeStock: 100 }

/**
 * How long a payment holds its goods, in ms: shorter for who has held much without paying.
 * `selection` and `network` are how many payments of theirs came to nothing in the last hour.
 */
export function holdTimeAfter({ selection, network }: { selection: number; network: number }): number {
  const repeats = Math.max(Math.floor(selection / 2), Math.floor(network / 10))
  return [holdTime, 10 * minutes, 5 * minutes][Math.min(repeats, 2)] ?? holdTime
}

type Wanted = { item: string; quantity: number }[]

/** What a network address may hold of the item of a row of `stock`. */
const heldMax = `CASE WHEN stock.quantity >= ${held.largeStock} THEN stock.quantity / ${held.largeStock} ELSE ${held.ofItem} END`

const wantedItems = `(SELECT value ->> 'item' AS item, SUM(value ->> 'quantity') AS quantity FROM json_each(?2) GROUP BY 1)`

/** A payment that may still become an order keeps what it holds. For rows of `table`. */
const unpaidIn = (table: string) => `NOT EXISTS (SELECT 1 FROM payments WHERE payments.selection = ${table}.selection
  AND status = 'authorised' AND authorised_amount = amount AND authorised_currency = currency)`
const unpaid = unpaidIn('reservations')

/** What others than the selection that asks hold of the item of a row of `stock`. */
const heldByOthers = (stock = 'stock', selection: `?${number}` = '?1') =>
  `COALESCE((SELECT SUM(held.quantity) FROM reservations held WHERE held.item = ${stock}.item AND held.selection <> ${selection}), 0)`

/**
 * What is left for a selection, what it holds itself included; SQL over a row of `stock`.
 * `selection` is its parameter's place.
 */
export const leftFor = (stock: string, selection: `?${number}`) =>
  `MAX(0, ${stock}.quantity - ${heldByOthers(stock, selection)})`

/**
 * Reserves the goods of the payment `reference`, as many as its network address may hold, instead
 * of what its selection held before, when that payment was just made; one that was there already
 * holds its goods. For a batch: it fails, and all of it, when something is short, whether it would
 * be held or not.
 */
export const reserve = (
  db: D1Database,
  { reference, selection, lines, network }: { reference: string; selection: string; lines: Wanted; network: string },
  until: string,
) => [
  db
    .prepare('DELETE FROM reservations WHERE selection = ?1 AND EXISTS (SELECT 1 FROM payments WHERE reference = ?2)')
    .bind(selection, reference),
  db
    .prepare(
      `INSERT INTO reservations (selection, item, quantity, until, network)
       WITH network_holds AS (
         SELECT item, SUM(quantity) AS quantity FROM reservations WHERE network = ?5 AND ${unpaid} GROUP BY item
       ), allowed AS (
         SELECT wanted.item, free_stock.quantity >= wanted.quantity AS is_left,
           MAX(0, MIN(wanted.quantity, ${heldMax} - COALESCE(network_holds.quantity, 0))) AS quantity
         FROM ${wantedItems} wanted LEFT JOIN stock USING (item) LEFT JOIN free_stock USING (item) LEFT JOIN network_holds USING (item)
       ), shared AS (
         SELECT item, is_left, MIN(quantity, MAX(0, ${held.pieces} - (SELECT COALESCE(SUM(quantity), 0) FROM network_holds)
           - (SUM(quantity) OVER (ORDER BY item ROWS UNBOUNDED PRECEDING) - quantity))) AS quantity
         FROM allowed
       )
       SELECT ?1, item, CASE WHEN is_left THEN quantity END, ?3, ?5 FROM shared
       WHERE (quantity > 0 OR NOT COALESCE(is_left, 0)) AND EXISTS (SELECT 1 FROM payments WHERE reference = ?4)`,
    )
    .bind(selection, JSON.stringify(lines), until, reference, network),
]

/**
 * Takes the goods out of the stock, and with them all that the selection held. For a batch that
 * fails when others hold too much.
 */
export const consume = (db: D1Database, selection: string, lines: Wanted) => [
  ...lines.map(({ item, quantity }) =>
    db
      .prepare(
        `UPDATE stock SET quantity = CASE WHEN quantity - ${heldByOthers()} >= ?2 THEN quantity - ?2 ELSE -1 END
         WHERE item = ?3`,
      )
      .bind(selection, quantity, item),
  ),
  ...tables.map(table => db.prepare(`DELETE FROM ${table} WHERE selection = ?`).bind(selection)),
]

/** Whether a selection could not have all of this now. */
export async function isShort(db: D1Database, selection: string, lines: Wanted): Promise<boolean> {
  const row = await db
    .prepare(
      `SELECT 1 FROM ${wantedItems} wanted LEFT JOIN stock USING (item)
       WHERE COALESCE(stock.quantity - ${heldByOthers()}, 0) < wanted.quantity`,
    )
    .bind(selection, JSON.stringify(lines))
    .first()
  return row !== null
}

/** Where it stands what is held: goods, and uses of vouchers. */
const tables = ['reservations', 'voucher_reservations']

/**
 * Gives back what a selection holds, unless another payment of it is open. For the batch that ends
 * a payment.
 */
export const release = (db: D1Database, selection: string) =>
  tables.map(table =>
    db
      .prepare(
        `DELETE FROM ${table} WHERE selection = ? AND ${unpaidIn(table)}
           AND NOT EXISTS (SELECT 1 FROM payments WHERE payments.selection = ${table}.selection AND status = 'pending')`,
      )
      .bind(selection),
  )

/**
 * Gives back what was held long enough; of one selection, or of all when it is null. A payment made
 * later gets what is left.
 */
export const releaseExpired = (db: D1Database, selection: string | null) =>
  db.batch(
    tables.map(table =>
      db
        .prepare(`DELETE FROM ${table} WHERE until <= ?1 AND (?2 IS NULL OR selection = ?2) AND ${unpaidIn(table)}`)
        .bind(new Date().toISOString(), selection),
    ),
  )

/** Until when a selection holds anything; SQL, null for nothing. */
export const heldUntil = (selection: `?${number}`) =>
  `(SELECT MAX(until) FROM (${tables.map(table => `SELECT until FROM ${table} WHERE selection = ${selection}`).join(' UNION ALL ')}))`

/**
 * One item in all markets and price lists; null when there is no such item. What `selection` holds
 * itself is free to it.
 */
export async function findOffer(db: D1Database, item: string, selection: string): Promise<Offer | null> {
  const row = await db
    .prepare(
      `SELECT item, ${leftFor('stock', '?1')} AS stock,
         (SELECT json_group_array(market) FROM product_markets WHERE product = items.product) AS markets,
         (SELECT json_group_array(pricelist) FROM prices WHERE product = items.product) AS pricelists
       FROM items JOIN stock USING (item) WHERE item = ?2`,
    )
    .bind(selection, item)
    .first<{ item: string; stock: number; markets: string; pricelists: string }>()
  return row && { ...row, markets: JSON.parse(row.markets), pricelists: JSON.parse(row.pricelists) }
}

/** What is left of those items that are sold in the place, with what `selection` holds itself. */
async function loadLeft(
  db: D1Database,
  items: string[],
  { market, pricelist }: Place,
  selection: string,
): Promise<Map<string, number>> {
  if (items.length === 0) return new Map()
  const { results } = await db
    .prepare(
      `SELECT i.item, ${leftFor('s', '?4')} AS quantity
       FROM ${soldProducts} JOIN items i ON i.product = p.product JOIN stock s ON s.item = i.item
       WHERE i.item IN (SELECT value FROM json_each(?3))`,
    )
    .bind(pricelist, market, JSON.stringify(items), selection)
    .all<{ item: string; quantity: number }>()
  return new Map(results.map(({ item, quantity }) => [item, quantity]))
}

/** Those of the items that are sold in the place, whether any is left or not. */
export const loadSoldItems = async (db: D1Database, items: string[], place: Place) =>
  new Set((await loadLeft(db, items, place, '')).keys())

/** What is left of each item for a selection, in the place; 0 where it is not sold. */
export async function loadStock(
  db: D1Database,
  items: string[],
  place: Place,
  selection: string,
): Promise<Record<string, number>> {
  const left = await loadLeft(db, items, place, selection)
  return Object.fromEntries(items.map(item => [item, left.get(item) ?? 0]))
}
