import type * as v from 'valibot'
import { startOfDay } from '../../lib/time/days.ts'
import { type Order, type OrderRow, orderColumns, parseOrder } from '../../orders/storage.ts'
import type { listing } from './fields.ts'
import { buildOrderWords, createSearchSql } from './find-words.ts'

export type OrderListing = v.InferOutput<typeof listing>

/** Number of recently changed orders whose words a search builds; the cron job builds others. */
const maxOrdersPerSearch = 500

/** A condition on `orders`, and the values for its question marks. */
interface Condition {
  sql: string
  values: (string | number)[]
}

/**
 * Loads a page of the matching orders, newest first, and the cursor `before` of the next page; null
 * on the last page. `from` and `to` are days in the shop's time zone, both included. With
 * `withRefunds`, orders that were refunded on these days match, too.
 */
export async function loadOrders(
  db: D1Database,
  query: OrderListing,
  { withRefunds = false } = {},
): Promise<{ orders: Order[]; next: number | null }> {
  if (query.search !== undefined) await buildOrderWords(db, maxOrdersPerSearch)
  // Only requested conditions are added, so that each uses its own index.
  const conditions = [...listConditions(query), ...createDayCondition(query, withRefunds)]
  const { results } = await db
    .prepare(
      `SELECT ${orderColumns} FROM orders WHERE ${['TRUE', ...conditions.map(({ sql }) => sql)].join(' AND ')}
       ORDER BY number DESC LIMIT ? + 1 OFFSET ?`,
    )
    .bind(...conditions.flatMap(({ values }) => values), query.limit, query.skipFirst)
    .all<OrderRow>()
  const orders = results.slice(0, query.limit).map(parseOrder)
  return { orders, next: results.length > query.limit ? (orders.at(-1)?.number ?? null) : null }
}

function listConditions({ state, status, work, search, before, refund }: OrderListing): Condition[] {
  const when = (value: string | number | undefined, sql: string) =>
    value === undefined ? [] : [{ sql, values: [value] }]
  return [
    ...(work === 'to_send' ? [{ sql: 'to_send > 0', values: [] }] : []),
    ...when(state, 'state = ?'),
    ...when(status, 'status = ?'),
    ...when(before, 'number < ?'),
    ...when(refund, 'reference IN (SELECT order_reference FROM refunds WHERE refunds.status = ?)'),
    ...(search === undefined ? [] : [createSearchCondition(search)]),
  ]
}

function createSearchCondition(search: string): Condition {
  const { sql, values } = createSearchSql(search)
  return { sql: `number IN (${sql})`, values }
}

/** Matches orders that were placed or, with `withRefunds`, refunded on these days. */
function createDayCondition({ from, to }: OrderListing, withRefunds: boolean): Condition[] {
  if (from === undefined && to === undefined) return []
  const values = [from === undefined ? '' : startOfDay(from), to === undefined ? '9999' : startOfDay(to, 1)]
  const placed = 'created >= ? AND created < ?'
  if (!withRefunds) return [{ sql: placed, values }]
  const refunded = `SELECT order_reference FROM refunds WHERE refunds.status = 'refunded' AND settled >= ? AND settled < ?`
  return [{ sql: `(${placed} OR reference IN (${refunded}))`, values: [...values, ...values] }]
}
