import type * as v from 'valibot'
import type { moveListing } from './fields.ts'

interface Row {
  id: number
  at: string
  change: number
  quantity: number
  cause: string
  subject: string
  actor: string
  note: string
}

/** A change of an item's stock. `quantity` is the stock after the change, in pieces. */
export type StockMove = Omit<Row, 'subject'> & {
  /** The number of the order that caused it; null for none. */
  order: number | null
}

/**
 * Loads a page of the changes of an item's stock, the newest first. `next` is the value of `before`
 * for the next page, or null on the last page. Returns null for an item that never had stock.
 */
export async function loadMoves(
  db: D1Database,
  item: string,
  { before = Number.MAX_SAFE_INTEGER, limit }: v.InferOutput<typeof moveListing>,
): Promise<{ moves: StockMove[]; next: number | null } | null> {
  const [known, page] = await db.batch<Row>([
    db.prepare('SELECT 1 FROM stock_moves WHERE item = ? LIMIT 1').bind(item),
    db
      .prepare(
        `SELECT id, at, change, quantity, cause, subject, actor, note FROM stock_moves
         WHERE item = ? AND id < ? ORDER BY id DESC LIMIT ?`,
      )
      .bind(item, before, limit + 1),
  ])
  if (!known?.results.length) return null
  const rows = page?.results ?? []
  const moves = rows
    .slice(0, limit)
    .map(({ subject, ...move }) => ({ ...move, order: /^\d+$/.test(subject) ? Number(subject) : null }))
  return { moves, next: rows.length > limit ? (moves.at(-1)?.id ?? null) : null }
}
