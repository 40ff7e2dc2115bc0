import * as v from 'valibot'
import { createReceiptContent } from '../../documents/content.ts'
import { taxesView } from '../../documents/taxes.ts'
import { sum } from '../../lib/money.ts'
import { collectLineFacts } from '../../orders/facts.ts'
import { countUnsent } from '../../orders/states.ts'
import type { Order } from '../../orders/storage.ts'

const campaigns = v.object({
  discounts: v.object({ automaticDiscounts: v.array(v.object({ automaticDiscount: v.string(), name: v.string() })) }),
})

/** What vouchers and campaigns took off, in minor units: campaigns by their names. */
export function takenOff({ snapshot }: Order) {
  const known = v.safeParse(campaigns, snapshot.purchase)
  const names = new Map(
    known.success ? known.output.discounts.automaticDiscounts.map(each => [each.automaticDiscount, each.name]) : [],
  )
  return snapshot.vouchers.map(({ voucher, priceOff }) => ({
    voucher,
    name: names.get(voucher) ?? voucher,
    isAutomatic: names.has(voucher),
    off: priceOff,
  }))
}

/** What was confirmed as paid back, in minor units. */
export const refundedOf = ({ refunds }: Order) =>
  sum(refunds.map(({ status, amount }) => (status === 'refunded' ? amount : 0)))

/**
 * An order's amounts, in major units. Goods, discounts, delivery and deducted tax are together the
 * total, and so are the taxes with their net amounts; `left` is what was paid and not refunded.
 */
export function sumsView(order: Order) {
  const { lines, shipping, taxDeducted, total, taxes } = createReceiptContent(order)
  const paid = order.charge.captured === null ? 0 : total
  const refunded = refundedOf(order)
  return {
    goodsAsNumber: sum(lines.map(({ price, quantity }) => (price ?? 0) * quantity)) / 100,
    discounts: takenOff(order).map(({ off, ...discount }) => ({ ...discount, amountAsNumber: off / 100 })),
    shippingAsNumber: shipping / 100,
    taxDeductedAsNumber: taxDeducted / 100,
    totalAsNumber: total / 100,
    taxes: taxesView(taxes),
    paidAsNumber: paid / 100,
    refundedAsNumber: refunded / 100,
    leftAsNumber: (paid - refunded) / 100,
  }
}

/** The pieces of each line. `refunded` are paid back, or will be. */
export function piecesView(order: Order) {
  const isCancelled = order.changes.some(({ change }) => change === 'cancel')
  const refunds = order.refunds.filter(({ status }) => status !== 'failed').flatMap(({ lines }) => lines)
  return [...collectLineFacts(order)].map(([line, facts]) => ({
    line,
    ordered: facts.ordered,
    shipped: facts.shipped,
    toSend: isCancelled ? 0 : countUnsent(facts),
    withdrawn: facts.withdrawn,
    returned: facts.returned,
    refunded: sum(refunds.map(part => (part.line === line ? part.quantity : 0))),
  }))
}
