import * as v from 'valibot'
import { createReceiptContent } from '../../documents/content.ts'
import { taxesView } from '../../documents/taxes.ts'
import { sum } from '../../lib/money.ts'
import { collectLineFacts } from '../../orders/facts.ts'
import { countUnsent } from '../../orders/states.ts'
import type { Order } from '../../orders/storage.ts'

const automaticDiscounts = v.object({
  discounts: v.object({ automaticDiscounts: v.array(v.object({ automaticDiscount: v.string(), name: v.string() })) }),
})

/** Lists what vouchers took off an order, in minor units. `name` is shown to operators. */
export function listDiscounts({ snapshot }: Order) {
  const parsed = v.safeParse(automaticDiscounts, snapshot.purchase)
  const names = new Map(
    parsed.success ? parsed.output.discounts.automaticDiscounts.map(each => [each.automaticDiscount, each.name]) : [],
  )
  return snapshot.vouchers.map(({ voucher, priceOff }) => ({
    voucher,
    name: names.get(voucher) ?? voucher,
    isAutomatic: names.has(voucher),
    off: priceOff,
  }))
}

/** Adds up the refunds that the provider has confirmed, in minor units. */
export const sumRefunded = ({ refunds }: Order) =>
  sum(refunds.map(({ status, amount }) => (status === 'refunded' ? amount : 0)))

/**
 * The amounts of an order, in major units. The total is exactly the sum of goods, discounts,
 * delivery and deducted tax, and also of the net amounts and taxes. `leftAsNumber` is what was paid
 * and not refunded.
 */
export function sumsView(order: Order) {
  const { lines, shipping, taxDeducted, total, taxes } = createReceiptContent(order)
  const paid = order.charge.captured === null ? 0 : total
  const refunded = sumRefunded(order)
  return {
    goodsAsNumber: sum(lines.map(({ price, quantity }) => (price ?? 0) * quantity)) / 100,
    discounts: listDiscounts(order).map(({ off, ...discount }) => ({ ...discount, amountAsNumber: off / 100 })),
    shippingAsNumber: shipping / 100,
    taxDeductedAsNumber: taxDeducted / 100,
    totalAsNumber: total / 100,
    taxes: taxesView(taxes),
    paidAsNumber: paid / 100,
    refundedAsNumber: refunded / 100,
    leftAsNumber: (paid - refunded) / 100,
  }
}

/** The quantities of each line. `refunded` includes refunds that are not confirmed yet. */
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
