import * as v from 'valibot'
import type { TaxNumber } from '../catalogue/countries/countries.ts'
import { type LineFacts, type OrderFacts, unsentOf } from './states.ts'
import type { LineQuantity, Order } from './storage.ts'

/** The quantities of parts by line. */
export function byLine(parts: LineQuantity[]): Map<string, number> {
  const quantities = new Map<string, number>()
  for (const { line, quantity } of parts) quantities.set(line, (quantities.get(line) ?? 0) + quantity)
  return quantities
}

type OrderHistory = Pick<Order, 'snapshot' | 'shipments' | 'returned' | 'refunds' | 'withdrawn' | 'charge' | 'changes'>

/** Refunds that are paid back, or will be. */
export const standing = ({ refunds }: Pick<Order, 'refunds'>) => refunds.filter(({ status }) => status !== 'failed')

/** The facts of each line of an order. */
export function orderLinesOf(order: OrderHistory): Map<string, LineFacts> {
  const shipped = byLine(order.shipments.flatMap(({ lines }) => lines))
  const returned = byLine(order.returned)
  const withdrawn = byLine(order.withdrawn)
  // Also of failed refunds: the pieces were given up, only the money is still to be paid back.
  const dropped = byLine(
    order.refunds.flatMap(({ lines }) => lines.map(({ line, unsent }) => ({ line, quantity: unsent }))),
  )
  return new Map(
    order.snapshot.lines.map(({ line, quantity }) => [
      line,
      {
        ordered: quantity,
        shipped: shipped.get(line) ?? 0,
        returned: returned.get(line) ?? 0,
        dropped: dropped.get(line) ?? 0,
        withdrawn: withdrawn.get(line) ?? 0,
      },
    ]),
  )
}

export function orderFactsOf(order: OrderHistory): OrderFacts {
  const has = (change: string) => order.changes.some(entry => entry.change === change)
  const count = (change: string) => order.changes.filter(entry => entry.change === change).length
  return {
    lines: [...orderLinesOf(order).values()],
    amount: order.charge.amount,
    refunded: order.refunds.reduce((sum, { status, amount }) => sum + (status === 'refunded' ? amount : 0), 0),
    isCaptured: order.charge.captured !== null,
    isRefundFailed: order.refunds.at(-1)?.status === 'failed',
    isDisputed: count('disputed') > count('dispute_closed'),
    isStarted: has('start'),
    isCancelled: has('cancel'),
    isDelivered: order.shipments.every(({ delivered }) => delivered !== null),
  }
}

/** What is left to send of each line; lines without any are left out. */
export function leftToSend(order: OrderHistory): LineQuantity[] {
  if (order.changes.some(({ change }) => change === 'cancel')) return []
  return [...orderLinesOf(order)].flatMap(([line, facts]) => {
    const quantity = unsentOf(facts)
    return quantity > 0 ? [{ line, quantity }] : []
  })
}

const purchase = v.object({
  taxNumbers: v.optional(v.array(v.object({ name: v.string(), number: v.string() })), []),
})

/** The merchant's numbers where the tax of an order was charged outside the VAT area. */
export const taxNumbersOf = ({ snapshot }: Pick<Order, 'snapshot'>): TaxNumber[] =>
  v.parse(purchase, snapshot.purchase).taxNumbers

/** `VOEC 2012345`. */
export const taxNumberText = ({ name, number }: TaxNumber) => `${name} ${number}`
