import type * as v from 'valibot'
import { startOfDay } from '../../lib/time/days.ts'
import { type Order, type OrderRow, orderColumns, parseOrder } from '../../orders/storage.ts'
import { findLateStart, lateOrderMails } from '../today/late-mails.ts'
import type { listing } from './fields.ts'
import { buildOrderWords, createSearchSql } from './search/find-words.ts'

export type OrderListing = v.InferOutput<typeof listing>

/** Maximum number of orders whose missing search words a search builds. */
const maxOrdersPerSearch = 500

/** An SQL condition on a row of `orders`, and the values of its parameters. */
interface Condition {
  sql: string
  values: (string | number)[]
}

/**
 * Loads a page of orders, the newest first, or with `to_send` the oldest first. `next` is the value
 * of `before` for the next page, or null on the last page. `from` and `to` are days in the shop's
 * time zone, inclusive. With `withRefunds`, orders that were refunded on these days match, too.
 * Default: false.
 */
export async function loadOrders(
  db: D1Database,
  query: OrderListing,
  { withRefunds = false } = {},
): Promise<{ orders: Order[]; next: number | null }> {
  if (query.search !== undefined) await buildOrderWords(db, maxOrdersPerSearch)
  // The SQL contains only the requested conditions, so that SQLite can use their indexes.
  const conditions = [...listConditions(query), ...createDayCondition(query, withRefunds)]
  const { results } = await db
    .prepare(
      `SELECT ${orderColumns} FROM orders WHERE ${['TRUE', ...conditions.map(({ sql }) => sql)].join(' AND ')}
       ORDER BY number ${query.work === 'to_send' ? 'ASC' : 'DESC'} LIMIT ? + 1 OFFSET ?`,
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
    ...(work === 'problems' ? [{ sql: `money IN ('refund_failed', 'disputed')`, values: [] }] : []),
    ...(work === 'to_send' ? [{ sql: 'to_send > 0', values: [] }] : []),
    ...when(state, 'state = ?'),
    ...when(status, 'status = ?'),
    ...(work === 'unsent_mails' ? [{ sql: `reference IN (${lateOrderMails})`, values: [findLateStart()] }] : []),
    ...when(before, work === 'to_send' ? 'number > ?' : 'number < ?'),
    ...when(refund, 'reference IN (SELECT order_reference FROM refunds WHERE refunds.status = ?)'),
    ...(search === undefined ? [] : [createSearchCondition(search)]),
  ]
}

function createSearchCondition(search: string): Condition {
  const { sql, values } = createSearchSql(search)
  return { sql: `number IN (${sql})`, values }
}

/**
 * Creates the condition that an order was placed on these days or, with `withRefunds`, placed or
 * refunded on them.
 */
function createDayCondition({ from, to }: OrderListing, withRefunds: boolean): Condition[] {
  if (from === undefined && to === undefined) return []
  const values = [from === undefined ? '' : startOfDay(from), to === undefined ? '9999' : startOfDay(to, 1)]
  const placed = 'created >= ? AND created < ?'
  if (!withRefunds) return [{ sql: placed, values }]
  const refunded = `SELECT order_reference FROM refunds WHERE refunds.status = 'refunded' AND settled >= ? AND settled < ?`
  return [{ sql: `(${placed} OR reference IN (${refunded}))`, values: [...values, ...values] }]
}
