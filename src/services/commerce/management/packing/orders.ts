import { collectLineFacts, listLeftToSend } from '../../orders/facts.ts'
import { type Order, type OrderRow, orderColumns, parseOrder } from '../../orders/storage.ts'

/** Maximum number of orders in a pick list, and for packing slips and address labels. */
export const packingMaximum = 50

/** Why an order is left out when others are packed. */
export const leftOutReasons = ['unknown', 'cancelled', 'withdrawn', 'refunded', 'sent'] as const
export type LeftOutReason = (typeof leftOutReasons)[number]

/** The requested orders with something left to send, sorted by number, and those left out. */
export interface PackedOrders {
  orders: Order[]
  leftOut: { order: string; reason: LeftOutReason }[]
}

/** Loads orders by their numbers, sorted by number. Numbers without an order are omitted. */
export async function loadOrdersByNumber(db: D1Database, numbers: number[]): Promise<Order[]> {
  const { results } = await db
    .prepare(`SELECT ${orderColumns} FROM orders WHERE number IN (SELECT value FROM json_each(?)) ORDER BY number`)
    .bind(JSON.stringify(numbers))
    .all<OrderRow>()
  return results.map(parseOrder)
}

/** Loads the orders to pack. Those without anything left to send are left out, with the reason. */
export async function loadPackedOrders(db: D1Database, numbers: number[]): Promise<PackedOrders> {
  const found = await loadOrdersByNumber(db, numbers)
  const byNumber = new Map(found.map(order => [order.number, order]))
  return {
    orders: found.filter(order => findLeftOutReason(order) === null),
    leftOut: numbers.flatMap(number => {
      const order = byNumber.get(number)
      const reason = order ? findLeftOutReason(order) : 'unknown'
      return reason ? [{ order: String(number), reason }] : []
    }),
  }
}

/** Finds the reason why an order has nothing left to send; null if something is left. */
export function findLeftOutReason(order: Order): Exclude<LeftOutReason, 'unknown'> | null {
  if (listLeftToSend(order).length > 0) return null
  if (order.changes.some(({ change }) => change === 'cancel')) return 'cancelled'
  const isSent = [...collectLineFacts(order).values()].every(({ ordered, shipped }) => shipped >= ordered)
  if (isSent) return 'sent'
  return order.withdrawn.length > 0 ? 'withdrawn' : 'refunded'
}

/** Lists the items of an order that are left to send. Each item is on only one line. */
export function listItemsToSend(order: Order): { item: string; quantity: number }[] {
  const items = new Map(order.snapshot.lines.map(({ line, item }) => [line, item]))
  return listLeftToSend(order).map(({ line, quantity }) => ({ item: items.get(line) ?? line, quantity }))
}
