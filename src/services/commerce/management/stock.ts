import { fail, type PlainOutcome } from '../lib/outcome.ts'

/** More of one item than a shop for homes has, to catch typing errors. */
export const stockMaximum = 100_000

export type StockChange = { quantity: number } | { change: number }

/**
 * Sets an item's stock, or adds to it. One statement each, so that a simultaneous order is counted
 * either before or after. A 409 has the current stock when the result would be below 0 or too
 * large.
 */
export async function changeStock(
  db: D1Database,
  item: string,
  wanted: StockChange,
): Promise<PlainOutcome<{ before: number; after: number }>> {
  const quantity = 'quantity' in wanted ? '?2' : 'quantity + ?2'
  const [before, update] = await db.batch<{ quantity: number }>([
    db.prepare('SELECT quantity FROM stock WHERE item = ?').bind(item),
    db
      .prepare(
        `UPDATE stock SET quantity = ${quantity} WHERE item = ?1 AND ${quantity} BETWEEN 0 AND ${stockMaximum}
         RETURNING quantity`,
      )
      .bind(item, 'quantity' in wanted ? wanted.quantity : wanted.change),
  ])
  const [old] = before?.results ?? []
  if (!old) return fail(404, { item: 'product item not found' })
  const [now] = update?.results ?? []
  if (!now) return fail(409, { stock: `there are only ${old.quantity}` })
  return { ok: true, value: { before: old.quantity, after: now.quantity } }
}
