import { fail, type PlainOutcome } from '../lib/outcome.ts'

/** Maximum stock of an item, in pieces. A higher number is probably a typing error. */
export const stockMaximum = 100_000

export type StockChange = { quantity: number } | { change: number }

/**
 * Sets an item's stock, or adds `change` to it. This is one statement, so that an order which is
 * placed at the same time is not lost. Fails with 409 if the result would be below 0 or above
 * `stockMaximum`.
 */
export async function changeStock(
  db: D1Database,
  item: string,
  change: StockChange,
): Promise<PlainOutcome<{ before: number; after: number }>> {
  const quantity = 'quantity' in change ? '?2' : 'quantity + ?2'
  const [before, update] = await db.batch<{ quantity: number }>([
    db.prepare('SELECT quantity FROM stock WHERE item = ?').bind(item),
    db
      .prepare(
        `UPDATE stock SET quantity = ${quantity} WHERE item = ?1 AND ${quantity} BETWEEN 0 AND ${stockMaximum}
         RETURNING quantity`,
      )
      .bind(item, 'quantity' in change ? change.quantity : change.change),
  ])
  const [oldRow] = before?.results ?? []
  if (!oldRow) return fail(404, { item: 'product item not found' })
  const [newRow] = update?.results ?? []
  if (!newRow) return fail(409, { stock: `there are only ${oldRow.quantity}` })
  return { ok: true, value: { before: oldRow.quantity, after: newRow.quantity } }
}
