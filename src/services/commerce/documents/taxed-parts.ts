import { distribute, sum } from '../lib/money.ts'
import type { Order, Refund } from '../orders/storage.ts'
import { paidParts } from '../refunds/amounts.ts'
import { soldLines, vatOf } from './sold.ts'
import type { Taxed } from './taxes.ts'

/** What was paid for an order, by the rates of its lines and of its delivery. */
export function paidTaxed(order: Order): Taxed[] {
  const { lines, shipping, taxFreeShipping } = paidParts(order)
  return [
    ...soldLines(order).map(({ line, vatTenths }) => ({ amount: lines.get(line)?.amount ?? 0, vatTenths })),
    { amount: shipping - taxFreeShipping, vatTenths: vatOf(order) },
    ...(taxFreeShipping > 0 ? [{ amount: taxFreeShipping, vatTenths: 0 }] : []),
  ]
}

/**
 * How much each of an order's refunds gives back at each tax rate. `refunds` are sorted as their
 * credit notes are. Lines have their own rate, delivery is divided as it was paid, and an amount
 * that belongs to no line is divided in proportion to what is left. No more goes back at a rate
 * than was paid at it: the rest comes from the other rates.
 */
export function refundedTaxed(order: Order, refunds: Refund[]): Taxed[][] {
  const rates = [...new Set(paidTaxed(order).map(({ vatTenths }) => vatTenths))]
  const byRate = (parts: Taxed[]) =>
    rates.map(rate => sum(parts.map(({ amount, vatTenths }) => (vatTenths === rate ? amount : 0))))
  const lineRates = new Map(soldLines(order).map(({ line, vatTenths }) => [line, vatTenths]))
  const { shipping, taxFreeShipping } = paidParts(order)
  const usual = vatOf(order)
  let left = byRate(paidTaxed(order))
  return refunds.map(refund => {
    const free = distribute(refund.shipping, [taxFreeShipping, shipping - taxFreeShipping])[0] ?? 0
    const wanted = byRate([
      ...refund.lines.map(({ line, amount }) => ({ amount, vatTenths: lineRates.get(line) ?? usual })),
      { amount: free, vatTenths: 0 },
      { amount: refund.shipping - free, vatTenths: usual },
    ])
    const own = wanted.map((amount, index) => Math.min(amount, left[index] ?? 0))
    const rest = left.map((amount, index) => amount - (own[index] ?? 0))
    const others = distribute(refund.amount - sum(own), rest)
    left = rest.map((amount, index) => amount - (others[index] ?? 0))
    return rates.map((vatTenths, index) => ({ vatTenths, amount: (own[index] ?? 0) + (others[index] ?? 0) }))
  })
}
