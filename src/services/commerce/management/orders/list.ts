import type * as v from 'valibot'
import { startOfDay } from '../../lib/time/days.ts'
import { type Order, type OrderRow, orderColumns, parseOrder } from '../../orders/storage.ts'
import type { listing } from './fields.ts'
import { foundNumbers, makeWords } from './find-words.ts'

export type OrderListing = v.InferOutput<typeof listing>

/** How many orders that changed lately a search makes the words of; others are the cron job's. */
const searchedAtOnce = 500

/** A condition on `orders`, and what is bound to its question marks. */
interface Condition {
  sql: string
  values: (string | number)[]
}

/**
 * A page of the orders that match, newest first, and the cursor of the next one: `before`; null on
 * the last page. `from` and `to` are days where the merchant is, both included; with `withRefunds`
 * orders that were refunded in them belong to them too.
 */
export async function loadOrders(
  db: D1Database,
  given: OrderListing,
  { withRefunds = false } = {},
): Promise<{ orders: Order[]; next: number | null }> {
  if (given.search !== undefined) await makeWords(db, searchedAtOnce)
  // Only what is asked for, so that each is read by its own index.
  const conditions = [...conditionsOf(given), ...daysOf(given, withRefunds)]
  const { results } = await db
    .prepare(
      `SELECT ${orderColumns} FROM orders WHERE ${['TRUE', ...conditions.map(({ sql }) => sql)].join(' AND ')}
       ORDER BY number DESC LIMIT ? + 1 OFFSET ?`,
    )
    .bind(...conditions.flatMap(({ values }) => values), given.limit, given.skipFirst)
    .all<OrderRow>()
  const orders = results.slice(0, given.limit).map(parseOrder)
  return { orders, next: results.length > given.limit ? (orders.at(-1)?.number ?? null) : null }
}

function conditionsOf({ state, status, work, search, before, refund }: OrderListing): Condition[] {
  const when = (value: string | number | undefined, sql: string) =>
    value === undefined ? [] : [{ sql, values: [value] }]
  return [
    ...(work === 'to_send' ? [{ sql: 'to_send > 0', values: [] }] : []),
    ...when(state, 'state = ?'),
    ...when(status, 'status = ?'),
    ...when(before, 'number < ?'),
    ...when(refund, 'reference IN (SELECT order_reference FROM refunds WHERE refunds.status = ?)'),
    ...(search === undefined ? [] : [matching(search)]),
  ]
}

function matching(search: string): Condition {
  const { sql, values } = foundNumbers(search)
  return { sql: `number IN (${sql})`, values }
}

/** Made in some days or, where wanted, refunded in them. */
function daysOf({ from, to }: OrderListing, withRefunds: boolean): Condition[] {
  if (from === undefined && to === undefined) return []
  const values = [from === undefined ? '' : startOfDay(from), to === undefined ? '9999' : startOfDay(to, 1)]
  const made = 'created >= ? AND created < ?'
  if (!withRefunds) return [{ sql: made, values }]
  const refunded = `SELECT order_reference FROM refunds WHERE refunds.status = 'refunded' AND settled >= ? AND settled < ?`
  return [{ sql: `(${made} OR reference IN (${refunded}))`, values: [...values, ...values] }]
}
