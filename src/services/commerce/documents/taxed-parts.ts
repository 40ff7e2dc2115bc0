import { distribute, sum } from '../lib/money.ts'
import type { Order, Refund } from '../orders/storage.ts'
import { computePaidParts } from './amounts.ts'
import { findOrderVat, listSoldLines } from './sold.ts'
import type { TaxedAmount } from './taxes.ts'

/** Splits what was paid for an order into parts, each with the tax rate of its line or delivery. */
export function divideByTaxRate(order: Order): TaxedAmount[] {
  const { lines, shipping, taxFreeShipping } = computePaidParts(order)
  return [
    ...listSoldLines(order).map(({ line, vatTenths }) => ({ amount: lines.get(line)?.amount ?? 0, vatTenths })),
    { amount: shipping - taxFreeShipping, vatTenths: findOrderVat(order) },
    ...(taxFreeShipping > 0 ? [{ amount: taxFreeShipping, vatTenths: 0 }] : []),
  ]
}

/** What was paid for an order, and what earlier credit notes refunded, at each tax rate. */
interface PaidAtRates {
  paid: TaxedAmount[]
  earlier: TaxedAmount[]
}

/**
 * Splits a refund into one amount for each tax rate. Lines are refunded at their own rates, and
 * delivery at the rates at which it was paid. Other amounts are split in proportion to what has not
 * yet been refunded at each rate. If more is refunded at a rate than was paid at it, the excess is
 * split in the same way. Anything beyond the total that was paid gets the delivery's rate.
 */
export function divideRefundByTaxRate(order: Order, refund: Refund, { paid, earlier }: PaidAtRates): TaxedAmount[] {
  const deliveryRate = findOrderVat(order)
  const rates = [...new Set([...paid.map(({ vatTenths }) => vatTenths), deliveryRate])]
  const byRate = (parts: TaxedAmount[]) =>
    rates.map(rate => sum(parts.map(({ amount, vatTenths }) => (vatTenths === rate ? amount : 0))))
  const lineRates = new Map(listSoldLines(order).map(({ line, vatTenths }) => [line, vatTenths]))
  const { shipping, taxFreeShipping } = computePaidParts(order)
  const before = byRate(earlier)
  const left = byRate(paid).map((amount, index) => Math.max(0, amount - (before[index] ?? 0)))
  const taxFreePart = distribute(refund.shipping, [taxFreeShipping, shipping - taxFreeShipping])[0] ?? 0
  const requested = byRate([
    ...refund.lines.map(({ line, amount }) => ({ amount, vatTenths: lineRates.get(line) ?? deliveryRate })),
    { amount: taxFreePart, vatTenths: 0 },
    { amount: refund.shipping - taxFreePart, vatTenths: deliveryRate },
  ])
  const atOwnRate = requested.map((amount, index) => Math.min(amount, left[index] ?? 0))
  const rest = left.map((amount, index) => amount - (atOwnRate[index] ?? 0))
  const atOtherRates = distribute(refund.amount - sum(atOwnRate), rest)
  const excess = refund.amount - sum(atOwnRate) - sum(atOtherRates)
  return rates.map((vatTenths, index) => ({
    vatTenths,
    amount: (atOwnRate[index] ?? 0) + (atOtherRates[index] ?? 0) + (vatTenths === deliveryRate ? excess : 0),
  }))
}
