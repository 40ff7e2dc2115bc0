import { distribute, sum } from '../lib/money.ts'
import { listStandingRefunds } from '../orders/facts.ts'
import type { Order } from '../orders/storage.ts'

/**
 * Returns the amount that can still be refunded, in minor units. Refunds that the provider has not
 * confirmed yet count as refunded.
 */
export const refundableAmount = (order: Order) =>
  Math.max(0, order.charge.amount - sum(listStandingRefunds(order).map(({ amount }) => amount)))

/**
 * What was paid for each line of an order and for its delivery, in minor units. The sum is exactly
 * what was charged.
 */
export interface PaidParts {
  lines: Map<string, { quantity: number; amount: number }>
  shipping: number
  /**
   * The part of `shipping` on which no tax was charged; 0 unless tax was deducted from a part of
   * the order only.
   */
  taxFreeShipping: number
}

/**
 * Divides what the buyer paid among the lines and the delivery. A discount reduces the amounts of
 * the lines that it applied to. If tax was deducted, the lines and the delivery that it was
 * deducted from are reduced in proportion to their prices.
 */
export function computePaidParts({ snapshot, charge: { amount } }: Pick<Order, 'snapshot' | 'charge'>): PaidParts {
  const { lines } = snapshot
  const discounts = findLineDiscounts(snapshot)
  const goods = lines.map(({ price, quantity }, index) => price * quantity - (discounts[index] ?? 0))
  const shipping = snapshot.shipping ?? amount - sum(goods)
  const { deducted } = snapshot
  const isTaxDeducted = lines.map(({ line }) => !deducted || deducted.lines.includes(line))
  const taxDeductedPrices = [
    ...goods.map((price, index) => (isTaxDeducted[index] ? price : 0)),
    deducted?.shipping ?? shipping,
  ]
  const fullPrices = [
    ...goods.map((price, index) => (isTaxDeducted[index] ? 0 : price)),
    shipping - (deducted?.shipping ?? shipping),
  ]
  const shares = distribute(amount - sum(fullPrices), taxDeductedPrices)
  const paid = (index: number) => (shares[index] ?? 0) + (fullPrices[index] ?? 0)
  return {
    lines: new Map(lines.map(({ line, quantity }, index) => [line, { quantity, amount: paid(index) }])),
    shipping: paid(lines.length),
    taxFreeShipping: deducted ? (shares[lines.length] ?? 0) : 0,
  }
}

/**
 * Returns what vouchers take off each line, in minor units. Older orders store only the sum, which
 * is divided in proportion to the prices of the lines.
 */
export function findLineDiscounts({ lines, vouchers }: Order['snapshot']): number[] {
  if (lines.every(({ discount }) => discount !== undefined)) return lines.map(({ discount = 0 }) => discount)
  const discount = 0 - sum(vouchers.map(({ priceOff }) => priceOff))
  return distribute(
    discount,
    lines.map(({ price, quantity }) => price * quantity),
  )
}

/**
 * Returns how much to refund for `quantity` pieces of a line, in minor units. `before` pieces of
 * the line were refunded earlier. The refunds of all pieces add up to exactly what was paid for the
 * line.
 */
export function computePiecesAmount(
  { quantity: totalQuantity, amount }: { quantity: number; amount: number },
  before: number,
  quantity: number,
) {
  const amountUntil = (pieces: number) => Math.floor((amount * pieces) / totalQuantity)
  return amountUntil(before + quantity) - amountUntil(before)
}
