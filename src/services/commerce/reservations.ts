import type { Line } from './state.ts'

/** How long a payment holds its goods back: enough for a bank's app, short enough that the last lamp comes back. */
export const holdTime = 15 * 60 * 1000

type Wanted = Pick<Line, 'item' | 'quantity'>[]

const wantedItems = `(SELECT value ->> 'item' AS item, SUM(value ->> 'quantity') AS quantity FROM json_each(?2) GROUP BY 1)`

/** What others than the selection that asks hold of the item of a row of `stock`. */
const heldByOthers = (stock = 'stock', selection: `?${number}` = '?1') =>
  `COALESCE((SELECT SUM(held.quantity) FROM reservations held WHERE held.item = ${stock}.item AND held.selection <> ${selection}), 0)`

/** What is left for a selection, what it holds itself included; SQL over a row of `stock`. `selection` is its parameter's place. */
export const leftFor = (stock: string, selection: `?${number}`) =>
  `MAX(0, ${stock}.quantity - ${heldByOthers(stock, selection)})`

/**
 * Reserves the goods of the payment `reference` instead of what its selection held before, when that payment was just made; one that
 * was there already holds its goods. For a batch: it fails, and all of it, when something is short.
 */
export const reserve = (db: D1Database, payment: { reference: string; selection: string; lines: Wanted }) => [
  db
    .prepare('DELETE FROM reservations WHERE selection = ?1 AND EXISTS (SELECT 1 FROM payments WHERE reference = ?2)')
    .bind(payment.selection, payment.reference),
  db
    .prepare(
      `INSERT INTO reservations (selection, item, quantity, until)
       SELECT ?1, wanted.item, CASE WHEN free_stock.quantity >= wanted.quantity THEN wanted.quantity END, ?3
       FROM ${wantedItems} wanted LEFT JOIN free_stock USING (item)
       WHERE EXISTS (SELECT 1 FROM payments WHERE reference = ?4)`,
    )
    .bind(
      payment.selection,
      JSON.stringify(payment.lines),
      new Date(Date.now() + holdTime).toISOString(),
      payment.reference,
    ),
]

/** Takes the goods out of the stock, and with them what the selection held. For a batch that fails when others hold too much. */
export const consume = (db: D1Database, selection: string, lines: Wanted) => [
  ...lines.map(({ item, quantity }) =>
    db
      .prepare(
        `UPDATE stock SET quantity = CASE WHEN quantity - ${heldByOthers()} >= ?2 THEN quantity - ?2 ELSE -1 END
         WHERE item = ?3`,
      )
      .bind(selection, quantity, item),
  ),
  db.prepare('DELETE FROM reservations WHERE selection = ?').bind(selection),
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

/** A payment that may still become an order keeps its goods. */
const unpaid = `NOT EXISTS (SELECT 1 FROM payments WHERE payments.selection = reservations.selection
  AND status = 'authorised' AND authorised_amount = amount AND authorised_currency = currency)`

/** Gives back what a selection holds, unless another payment of it is open. For the batch that ends a payment. */
export const release = (db: D1Database, selection: string) =>
  db
    .prepare(
      `DELETE FROM reservations WHERE selection = ? AND ${unpaid}
         AND NOT EXISTS (SELECT 1 FROM payments WHERE payments.selection = reservations.selection AND status = 'pending')`,
    )
    .bind(selection)

/** Gives back what was held long enough; of one selection, or of all when it is null. A payment made later gets what is left. */
export const releaseExpired = (db: D1Database, selection: string | null) =>
  db
    .prepare(`DELETE FROM reservations WHERE until <= ?1 AND (?2 IS NULL OR selection = ?2) AND ${unpaid}`)
    .bind(new Date().toISOString(), selection)
    .run()
