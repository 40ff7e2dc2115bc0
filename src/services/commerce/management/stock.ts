import { fail, type PlainOutcome } from '../lib/outcome.ts'

/** More of one thing than a shop for homes has; a slip of the finger stops here. */
export const stockMaximum = 100_000

export type StockChange = { quantity: number } | { change: number }

/**
 * Sets what there is of an item, or adds what came in. One statement each, so that an order made at
 * the same moment is counted either before or after. A 409 says how many there are, when
 * more would go out, or more come in than fits.
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
