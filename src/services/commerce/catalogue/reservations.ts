import { stockReservedByOthers } from './stock.ts'

const minutes = 60 * 1000

/**
 * How long a payment reserves its goods, in ms, and its page stays open: Stripe's shortest time.
 */
export const reservationMs = 30 * minutes

/**
 * How much the unpaid payments of one network address may reserve: in total, and of one item (a
 * hundredth of a large stock). Goods beyond that are only checked when the money is authorised.
 */
const reservable = { pieces: 12, ofItem: 3, largeStock: 100 }

/**
 * How long a payment reserves its goods, in ms: shorter after many unpaid payments. `selection` and
 * `network` are the numbers of their unpaid payments in the last hour.
 */
export function reservationMsAfter({ selection, network }: { selection: number; network: number }): number {
  const repeats = Math.max(Math.floor(selection / 2), Math.floor(network / 10))
  return [reservationMs, 20 * minutes, 10 * minutes][Math.min(repeats, 2)] ?? reservationMs
}

type Wanted = { item: string; quantity: number }[]

/** How much of an item a network address may reserve; SQL over a row of `stock`. */
const maxReserved = `CASE WHEN stock.quantity >= ${reservable.largeStock} THEN stock.quantity / ${reservable.largeStock} ELSE ${reservable.ofItem} END`

const wantedItems = `(SELECT value ->> 'item' AS item, SUM(value ->> 'quantity') AS quantity FROM json_each(?2) GROUP BY 1)`

/** Excludes reservations of authorised payments; SQL over a row of `table`. */
const unpaidIn = (table: string) => `NOT EXISTS (SELECT 1 FROM payments WHERE payments.selection = ${table}.selection
  AND status = 'authorised' AND authorised_amount = amount AND authorised_currency = currency)`
const unpaid = unpaidIn('reservations')

/**
 * Reserves the goods of the payment `reference`, up to the limit of its network address, and
 * releases the selection's earlier reservations. Does nothing for an existing payment. For a batch,
 * which fails as a whole when stock is too low.
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
       WITH network_reserved AS (
         SELECT item, SUM(quantity) AS quantity FROM reservations WHERE network = ?5 AND ${unpaid} GROUP BY item
       ), allowed AS (
         SELECT wanted.item, free_stock.quantity >= wanted.quantity AS is_left,
           MAX(0, MIN(wanted.quantity, ${maxReserved} - COALESCE(network_reserved.quantity, 0))) AS quantity
         FROM ${wantedItems} wanted LEFT JOIN stock USING (item) LEFT JOIN free_stock USING (item) LEFT JOIN network_reserved USING (item)
       ), shared AS (
         SELECT item, is_left, MIN(quantity, MAX(0, ${reservable.pieces} - (SELECT COALESCE(SUM(quantity), 0) FROM network_reserved)
           - (SUM(quantity) OVER (ORDER BY item ROWS UNBOUNDED PRECEDING) - quantity))) AS quantity
         FROM allowed
       )
       SELECT ?1, item, CASE WHEN is_left THEN quantity END, ?3, ?5 FROM shared
       WHERE (quantity > 0 OR NOT COALESCE(is_left, 0)) AND EXISTS (SELECT 1 FROM payments WHERE reference = ?4)`,
    )
    .bind(selection, JSON.stringify(lines), until, reference, network),
]

/**
 * Deducts the goods from stock and deletes the selection's reservations. For a batch, which fails
 * when others have reserved too much.
 */
export const consume = (db: D1Database, selection: string, lines: Wanted) => [
  ...lines.map(({ item, quantity }) =>
    db
      .prepare(
        `UPDATE stock SET quantity = CASE WHEN quantity - ${stockReservedByOthers()} >= ?2 THEN quantity - ?2 ELSE -1 END
         WHERE item = ?3`,
      )
      .bind(selection, quantity, item),
  ),
  ...tables.map(table => db.prepare(`DELETE FROM ${table} WHERE selection = ?`).bind(selection)),
]

/** Whether stock is too low to buy all goods of a selection now. */
export async function isShort(db: D1Database, selection: string, lines: Wanted): Promise<boolean> {
  const row = await db
    .prepare(
      `SELECT 1 FROM ${wantedItems} wanted LEFT JOIN stock USING (item)
       WHERE COALESCE(stock.quantity - ${stockReservedByOthers()}, 0) < wanted.quantity`,
    )
    .bind(selection, JSON.stringify(lines))
    .first()
  return row !== null
}

/** Reservations of goods, and of vouchers with few uses left. */
const tables = ['reservations', 'voucher_reservations']

/** Excludes selections with an open payment; SQL over a row of `table`. */
const notOpenIn = (table: string) =>
  `NOT EXISTS (SELECT 1 FROM payments WHERE payments.selection = ${table}.selection AND status = 'pending')`

/**
 * Deletes a selection's reservations, unless another payment of it is open. For the batch that ends
 * a payment.
 */
export const releaseReservations = (db: D1Database, selection: string) =>
  tables.map(table =>
    db
      .prepare(
        `DELETE FROM ${table} WHERE selection = ? AND ${unpaidIn(table)}
           AND ${notOpenIn(table)}`,
      )
      .bind(selection),
  )

/**
 * Deletes expired reservations of one selection, or of all when it is null, but those of open
 * payments (`payments/close.ts` closes them first).
 */
export const releaseExpired = (db: D1Database, selection: string | null) =>
  db.batch(
    tables.map(table =>
      db
        .prepare(`DELETE FROM ${table} WHERE until <= ?1 AND (?2 IS NULL OR selection = ?2)
           AND ${unpaidIn(table)} AND ${notOpenIn(table)}`)
        .bind(new Date().toISOString(), selection),
    ),
  )

/** When the last reservation of a selection expires; SQL, null for none. */
export const reservedUntil = (selection: `?${number}`) =>
  `(SELECT MAX(until) FROM (${tables.map(table => `SELECT until FROM ${table} WHERE selection = ${selection}`).join(' UNION ALL ')}))`
