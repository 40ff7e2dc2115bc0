import * as v from 'valibot'
import type { TaxNumber } from '../catalogue/countries/countries.ts'
import { countUnsent, type LineFacts, type OrderFacts } from './states.ts'
import type { LineQuantity, Order } from './storage.ts'

/** Adds up the quantities of these parts for each line. */
export function sumByLine(parts: LineQuantity[]): Map<string, number> {
  const quantities = new Map<string, number>()
  for (const { line, quantity } of parts) quantities.set(line, (quantities.get(line) ?? 0) + quantity)
  return quantities
}

type OrderHistory = Pick<Order, 'snapshot' | 'shipments' | 'returned' | 'refunds' | 'withdrawn' | 'charge' | 'changes'>

/** Lists an order's refunds, except failed ones. */
export const listStandingRefunds = ({ refunds }: Pick<Order, 'refunds'>) =>
  refunds.filter(({ status }) => status !== 'failed')

/** Collects the quantities of each line of an order. */
export function collectLineFacts(order: OrderHistory): Map<string, LineFacts> {
  const shipped = sumByLine(order.shipments.flatMap(({ lines }) => lines))
  const returned = sumByLine(order.returned)
  const withdrawn = sumByLine(order.withdrawn)
  // Failed refunds count, too: their pieces will not be sent any more, although the money has not
  // been refunded yet.
  const dropped = sumByLine(
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

export function collectOrderFacts(order: OrderHistory): OrderFacts {
  const has = (change: string) => order.changes.some(entry => entry.change === change)
  const count = (change: string) => order.changes.filter(entry => entry.change === change).length
  return {
    lines: [...collectLineFacts(order).values()],
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

/** Lists the quantity of each line that is left to send. Lines with nothing left are omitted. */
export function listLeftToSend(order: OrderHistory): LineQuantity[] {
  if (order.changes.some(({ change }) => change === 'cancel')) return []
  return [...collectLineFacts(order)].flatMap(([line, facts]) => {
    const quantity = countUnsent(facts)
    return quantity > 0 ? [{ line, quantity }] : []
  })
}

const purchase = v.object({
  taxNumbers: v.optional(v.array(v.object({ name: v.string(), number: v.string() })), []),
})

/**
 * Parses the seller's tax numbers that are stored with an order. Empty unless tax was charged
 * outside the VAT area.
 */
export const parseTaxNumbers = ({ snapshot }: Pick<Order, 'snapshot'>): TaxNumber[] =>
  v.parse(purchase, snapshot.purchase).taxNumbers

/** Formats a tax number: `VOEC 2012345`. */
export const formatTaxNumber = ({ name, number }: TaxNumber) => `${name} ${number}`
