import { fail, type PlainOutcome } from '../lib/outcome.ts'

/** Maximum stock of an item, more than the shop has, to catch typing errors. */
export const stockMaximum = 100_000

export type StockChange = { quantity: number } | { change: number }

/**
 * Sets an item's stock, or adds to it. Each is one statement, so that a simultaneous order is
 * counted either before or after. Fails with 409 and the current stock when the result would be
 * below 0 or too large.
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
