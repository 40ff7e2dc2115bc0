import type * as v from 'valibot'
import { fail, type PlainOutcome } from '../../lib/outcome.ts'
import { type stockChange, type stockDetails, stockMaximum } from './fields.ts'

type StockChange = v.InferOutput<typeof stockChange>

/** Returns SQL for the new stock, and the value of its parameter `?2`. */
function createQuantitySql(change: StockChange): { sql: string; value: number } {
  if ('quantity' in change) return { sql: '?2', value: change.quantity }
  const difference = 'change' in change ? change.change : change.counted - change.seen
  return { sql: 'quantity + ?2', value: difference }
}

/**
 * Sets an item's stock, or adds a difference to it. This is one statement, so that an order which
 * is placed at the same time is not lost. Fails with 404 for an unknown item, and with 409 if the
 * result would be below 0 or above `stockMaximum`.
 */
export async function changeStock(
  db: D1Database,
  item: string,
  change: StockChange,
  actor: string,
): Promise<PlainOutcome<{ before: number; after: number }>> {
  const { sql, value } = createQuantitySql(change)
  const { reason = 'counted' in change ? 'count' : 'correction', note } = change
  const [before, update] = await db.batch<{ quantity: number }>([
    db.prepare('SELECT quantity FROM stock WHERE item = ?').bind(item),
    db
      .prepare(
        `UPDATE stock SET quantity = ${sql}, cause = ?3, actor = ?4, note = ?5
         WHERE item = ?1 AND ${sql} BETWEEN 0 AND ${stockMaximum} RETURNING quantity`,
      )
      .bind(item, value, reason, actor, note),
  ])
  const [oldRow] = before?.results ?? []
  if (!oldRow) return fail(404, { item: 'product item not found' })
  const [newRow] = update?.results ?? []
  if (newRow) return { ok: true, value: { before: oldRow.quantity, after: newRow.quantity } }
  return fail(409, { stock: describeRefusedStock(oldRow.quantity, oldRow.quantity + value, 'counted' in change) })
}

/** Describes why an item cannot have this stock. All numbers are pieces. */
export function describeRefusedStock(before: number, after: number, isCounted: boolean): string {
  if (after > stockMaximum) return `must be at most ${stockMaximum}`
  return isCounted ? `${-after} of the pieces that were sold would be missing` : `there are only ${before}`
}

/** Stores an item's place on the shelf and its low mark. Returns false for an unknown item. */
export async function storeDetails(
  db: D1Database,
  item: string,
  { place, low }: v.InferOutput<typeof stockDetails>,
): Promise<boolean> {
  const [found] = await db.batch([
    db.prepare('SELECT 1 FROM stock WHERE item = ?').bind(item),
    ...(place === undefined ? [] : [db.prepare('UPDATE items SET place = ? WHERE item = ?').bind(place, item)]),
    ...(low === undefined ? [] : [db.prepare('UPDATE stock SET low = ? WHERE item = ?').bind(low, item)]),
  ])
  return (found?.results.length ?? 0) > 0
}
