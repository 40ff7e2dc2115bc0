import { stockReservedByOthers } from './stock.ts'

const minuteMs = 60 * 1000

/**
 * How long a payment's page stays open, and the maximum time for which its goods are reserved, in
 * ms. Stripe does not allow its page to close any sooner.
 */
export const reservationMs = 30 * minuteMs

/**
 * How many pieces the unpaid payments from one network address may reserve: `pieces` in total, and
 * `ofItem` of any one item, or a hundredth of the item's stock if this stock is `largeStock` or
 * more. Goods beyond these limits are not reserved; their stock is checked when the money is
 * authorised.
 */
const reservable = { pieces: 12, ofItem: 3, largeStock: 100 }

/**
 * Returns how long a payment reserves its goods, in ms. The time is shorter after many unpaid
 * payments. `selection` and `network` are the numbers of unpaid payments in the last hour, from the
 * same selection and from the same network address.
 */
export function reservationMsAfter({ selection, network }: { selection: number; network: number }): number {
  const repeats = Math.max(Math.floor(selection / 2), Math.floor(network / 10))
  return [reservationMs, 20 * minuteMs, 10 * minuteMs][Math.min(repeats, 2)] ?? reservationMs
}

type Quantities = { item: string; quantity: number }[]

/** SQL over a row of `stock`: how many pieces of an item a network address may reserve. */
const maxReserved = `CASE WHEN stock.quantity >= ${reservable.largeStock} THEN stock.quantity / ${reservable.largeStock} ELSE ${reservable.ofItem} END`

const wantedItems = `(SELECT value ->> 'item' AS item, SUM(value ->> 'quantity') AS quantity FROM json_each(?2) GROUP BY 1)`

/** SQL condition that a row of `table` does not belong to an authorised payment. */
const unpaidIn = (table: string) => `NOT EXISTS (SELECT 1 FROM payments WHERE payments.selection = ${table}.selection
  AND status = 'authorised' AND authorised_amount = amount AND authorised_currency = currency)`
const unpaid = unpaidIn('reservations')

/**
 * Statements that delete the selection's earlier reservations and reserve the goods of the payment
 * `reference`, up to the limit of its network address. They change nothing if the payment is not
 * stored. If stock is too low, the whole batch fails.
 */
export const reserveStock = (
  db: D1Database,
  {
    reference,
    selection,
    lines,
    network,
  }: { reference: string; selection: string; lines: Quantities; network: string },
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
 * Statements that deduct the goods of `order`, which must already be stored, from stock, and delete
 * the selection's reservations. If too few pieces are left that are not reserved for other
 * selections, the whole batch fails.
 */
export const consumeStock = (db: D1Database, selection: string, lines: Quantities, order: string) => [
  ...lines.map(({ item, quantity }) =>
    db
      .prepare(
        `UPDATE stock SET quantity = CASE WHEN quantity - ${stockReservedByOthers()} >= ?2 THEN quantity - ?2 ELSE -1 END,
           cause = 'sold', subject = COALESCE((SELECT CAST(number AS TEXT) FROM orders WHERE reference = ?4), '')
         WHERE item = ?3`,
      )
      .bind(selection, quantity, item, order),
  ),
  ...tables.map(table => db.prepare(`DELETE FROM ${table} WHERE selection = ?`).bind(selection)),
]

/**
 * Whether the stock, without reservations of other selections, is too low for any of a selection's
 * goods.
 */
export async function isStockShort(db: D1Database, selection: string, lines: Quantities): Promise<boolean> {
  const row = await db
    .prepare(
      `SELECT 1 FROM ${wantedItems} wanted LEFT JOIN stock USING (item)
       WHERE COALESCE(stock.quantity - ${stockReservedByOthers()}, 0) < wanted.quantity`,
    )
    .bind(selection, JSON.stringify(lines))
    .first()
  return row !== null
}

/** The tables with reservations of goods, and of vouchers whose number of uses is limited. */
const tables = ['reservations', 'voucher_reservations']

/** SQL condition that the selection of a row of `table` has no pending payment. */
const notOpenIn = (table: string) =>
  `NOT EXISTS (SELECT 1 FROM payments WHERE payments.selection = ${table}.selection AND status = 'pending')`

/**
 * Statements that delete a selection's reservations, unless the selection still has a pending or
 * authorised payment. Run them in the batch that ends a payment.
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
 * Deletes expired reservations of one selection, or of all selections if it is null. Reservations
 * of a pending payment stay until `payments/close.ts` has closed the payment.
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

/**
 * SQL for the time at which the last of a selection's reservations expires; null if it has none.
 */
export const reservedUntil = (selection: `?${number}`) =>
  `(SELECT MAX(until) FROM (${tables.map(table => `SELECT until FROM ${table} WHERE selection = ${selection}`).join(' UNION ALL ')}))`
