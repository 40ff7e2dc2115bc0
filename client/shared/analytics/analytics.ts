import { readStored, write } from '../browser/storage.ts'
import type { OrderAnswer } from '../commerce/schema/order.ts'
import type { Selection, SelectionAnswer, SelectionLine } from '../commerce/schema/selection.ts'
import { type AnalyticsItem, push, worthOf } from './data-layer.ts'
import { beginPage } from './page-events.ts'
import { paidOf } from './paid.ts'

/*
 * Events for the data layer. Nothing is sent from here, only the last order's number is stored, and
 * no event identifies the shopper.
 */

/**
 * Reports items added to or removed from the bag. Items that a country change removes are not
 * reported, since nobody removed them.
 */
export function bagChanged({ selection: before, location }: SelectionAnswer, after: SelectionAnswer) {
  const { selection } = after
  if (!before || !selection || location.country !== after.location.country) return
  beginPage()
  const added = more(selection, before)
  const removed = more(before, selection)
  const { currency } = selection
  if (added.length > 0) push({ event: 'add_to_cart', ecommerce: { currency, value: worthOf(added), items: added } })
  if (removed.length > 0)
    push({ event: 'remove_from_cart', ecommerce: { currency, value: worthOf(removed), items: removed } })
}

type Bought = Pick<Selection, 'currency' | 'items' | 'totals'>

/** Items with a higher quantity than in `others`, each with the difference. */
function more(selection: Bought, others: Bought): AnalyticsItem[] {
  const { share } = paidOf(selection)
  return selection.items.flatMap(line => {
    const left = line.quantity - (others.items.find(other => other.line === line.line)?.quantity ?? 0)
    return left > 0 ? [itemOf(line, left, share)] : []
  })
}

export function checkoutStarted(selection: Selection) {
  beginPage()
  push({ event: 'begin_checkout', ecommerce: { ...goodsOf(selection), ...couponOf(selection) } })
}

/** The name of the shipping method. */
export function shippingChosen(selection: Selection) {
  beginPage()
  const ecommerce = { ...goodsOf(selection), ...couponOf(selection), shipping_tier: selection.shippingMethodName }
  push({ event: 'add_shipping_info', ecommerce })
}

/** Reports each order once, however often its page is opened. */
export function purchased(order: OrderAnswer) {
  beginPage()
  if (readStored('purchase') === order.order) return
  write('purchase', order.order)
  const { totals } = order
  const ecommerce = {
    transaction_id: order.order,
    ...goodsOf(order),
    ...couponOf(order),
    tax: totals.grandTotalPriceTaxAsNumber,
    shipping: paidOf(order).shipping,
  }
  push({ event: 'purchase', ecommerce })
}

function goodsOf(selection: Bought) {
  const { goods, share } = paidOf(selection)
  const items = selection.items.map((line, index) => ({ ...itemOf(line, line.quantity, share), index }))
  return { currency: selection.currency, value: goods, items }
}

const couponOf = ({ discounts: { vouchers } }: Pick<Selection, 'discounts'>) =>
  vouchers.length > 0 ? { coupon: vouchers.map(({ voucher }) => voucher).join(',') } : {}

/** `share` is the part of its price that is paid. */
function itemOf({ product, size, priceEachAsNumber }: SelectionLine, quantity: number, share: number): AnalyticsItem {
  const { product: id, name, variantName, categoryName, items } = product
  // A single size is left out.
  const variant = [variantName, items.length > 1 && size].filter(Boolean).join(', ')
  const category = categoryName.at(-1)
  return {
    item_id: id,
    item_name: name,
    ...(variant && { item_variant: variant }),
    ...(category && { item_category: category }),
    price: Math.round(priceEachAsNumber * share * 1e6) / 1e6,
    quantity,
  }
}
