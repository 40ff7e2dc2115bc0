import { distribute, sum } from '../lib/money.ts'
import { standing } from '../orders/facts.ts'
import type { Order } from '../orders/storage.ts'

/** What can still be refunded of an order, in minor units; requested refunds count as paid back. */
export const refundable = (order: Order) =>
  Math.max(0, order.charge.amount - sum(standing(order).map(({ amount }) => amount)))

/** What was paid for each part of an order, in minor units; together exactly what was charged. */
export interface PaidParts {
  lines: Map<string, { quantity: number; amount: number }>
  shipping: number
  /** The part of `shipping` from which the tax was deducted, where that is only a part. */
  taxFreeShipping: number
}

/**
 * Divides what an order's buyer paid over its lines and its delivery: discounts lower the lines
 * they applied to, and a deducted tax lowers in proportion everything that it was deducted from.
 */
export function paidParts({ snapshot, charge: { amount } }: Pick<Order, 'snapshot' | 'charge'>): PaidParts {
  const { lines } = snapshot
  const discounts = discountsOf(snapshot)
  const goods = lines.map(({ price, quantity }, index) => price * quantity - (discounts[index] ?? 0))
  const shipping = snapshot.shipping ?? amount - sum(goods)
  const { deducted } = snapshot
  const isLowered = lines.map(({ line }) => !deducted || deducted.lines.includes(line))
  const lowered = [...goods.map((price, index) => (isLowered[index] ? price : 0)), deducted?.shipping ?? shipping]
  const whole = [
    ...goods.map((price, index) => (isLowered[index] ? 0 : price)),
    shipping - (deducted?.shipping ?? shipping),
  ]
  const shares = distribute(amount - sum(whole), lowered)
  const paid = (index: number) => (shares[index] ?? 0) + (whole[index] ?? 0)
  return {
    lines: new Map(lines.map(({ line, quantity }, index) => [line, { quantity, amount: paid(index) }])),
    shipping: paid(lines.length),
    taxFreeShipping: deducted ? (shares[lines.length] ?? 0) : 0,
  }
}

/**
 * What vouchers took off each line. Older orders have only the sum: it is divided in proportion to
 * the lines' worth.
 */
export function discountsOf({ lines, vouchers }: Order['snapshot']): number[] {
  if (lines.every(({ discount }) => discount !== undefined)) return lines.map(({ discount = 0 }) => discount)
  const discount = 0 - sum(vouchers.map(({ priceOff }) => priceOff))
  return distribute(
    discount,
    lines.map(({ price, quantity }) => price * quantity),
  )
}

/**
 * What `quantity` more pieces of a line cost, after `before` of them were refunded. The refunds of
 * all pieces add up to exactly what was paid for the line.
 */
export function amountOf(
  { quantity: all, amount }: { quantity: number; amount: number },
  before: number,
  quantity: number,
) {
  const until = (pieces: number) => Math.floor((amount * pieces) / all)
  return until(before + quantity) - until(before)
}
