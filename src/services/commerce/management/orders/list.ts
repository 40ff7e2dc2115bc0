import type * as v from 'valibot'
import { type Order, type OrderRow, orderColumns, orderOf } from '../../orders/storage.ts'
import type { listing } from './fields.ts'

type Listing = v.InferOutput<typeof listing>

/** The orders that match, newest first. `from` and `to` are days in UTC, both included. */
export async function loadOrders(db: D1Database, given: Listing): Promise<Order[]> {
  const { state = null, status = null, search = null, from = null, to = null, before = null } = given
  const { results } = await db
    .prepare(
      `SELECT ${orderColumns} FROM orders
       WHERE (?1 IS NULL OR state = ?1) AND (?2 IS NULL OR status = ?2) AND (?3 IS NULL OR number < ?3)
         AND (?4 IS NULL OR created >= ?4) AND (?5 IS NULL OR substr(created, 1, 10) <= ?5)
         AND (?6 IS NULL OR number = ?7 OR email LIKE ?6 ESCAPE '\\' OR ${name} LIKE ?6 ESCAPE '\\'
           OR EXISTS (SELECT 1 FROM order_lines JOIN items USING (item) WHERE order_reference = reference
             AND (item LIKE ?6 ESCAPE '\\' OR sku LIKE ?6 ESCAPE '\\')))
       ORDER BY number DESC LIMIT ?8 OFFSET ?9`,
    )
    .bind(
      state,
      status,
      before,
      from,
      to,
      search && `%${escaped(search)}%`,
      numberIn(search),
      given.limit,
      given.skipFirst,
    )
    .all<OrderRow>()
  return results.map(orderOf)
}

const name = `(snapshot ->> '$.purchase.address.firstName' || ' ' || (snapshot ->> '$.purchase.address.lastName'))`

/** `%`, `_` and `\` as themselves. */
const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&')

const numberIn = (search: string | null) => (search && /^\d{1,12}$/.test(search) ? Number(search) : null)
