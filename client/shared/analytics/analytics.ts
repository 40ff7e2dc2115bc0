import { readStored, writeStored } from '../browser/storage.ts'
import type { OrderAnswer } from '../commerce/schema/order.ts'
import type { Selection, SelectionAnswer, SelectionLine } from '../commerce/schema/selection.ts'
import { type AnalyticsItem, pushEvent, sumItems } from './data-layer.ts'
import { startPageEvents } from './page-events.ts'
import { splitPaid } from './paid.ts'

/* Events for the data layer. Nothing here is sent to a server. Local storage keeps only the number
   of the last reported order, and no event identifies the shopper. */

/**
 * Reports items added to or removed from the bag. A change of country may also remove items; that
 * is not reported, because the shopper did not remove them.
 */
export function reportBagChange({ selection: before, location }: SelectionAnswer, after: SelectionAnswer) {
  const { selection } = after
  if (!before || !selection || location.country !== after.location.country) return
  startPageEvents()
  const added = findIncreases(selection, before)
  const removed = findIncreases(before, selection)
  const { currency } = selection
  if (added.length > 0)
    pushEvent({ event: 'add_to_cart', ecommerce: { currency, value: sumItems(added), items: added } })
  if (removed.length > 0)
    pushEvent({ event: 'remove_from_cart', ecommerce: { currency, value: sumItems(removed), items: removed } })
}

type Bought = Pick<Selection, 'currency' | 'items' | 'totals'>

/** Items whose quantity is higher than in `others`; the `quantity` of each is the difference. */
function findIncreases(selection: Bought, others: Bought): AnalyticsItem[] {
  const { share } = splitPaid(selection)
  return selection.items.flatMap(line => {
    const left = line.quantity - (others.items.find(other => other.line === line.line)?.quantity ?? 0)
    return left > 0 ? [toAnalyticsItem(line, left, share)] : []
  })
}

export function reportCheckoutStart(selection: Selection) {
  startPageEvents()
  pushEvent({ event: 'begin_checkout', ecommerce: { ...toGoods(selection), ...toCoupon(selection) } })
}

/** Reports the chosen shipping method by its name. */
export function reportShipping(selection: Selection) {
  startPageEvents()
  const ecommerce = { ...toGoods(selection), ...toCoupon(selection), shipping_tier: selection.shippingMethodName }
  pushEvent({ event: 'add_shipping_info', ecommerce })
}

/** Reports an order, unless it was the last order reported, e.g. because its page is reloaded. */
export function reportPurchase(order: OrderAnswer) {
  startPageEvents()
  if (readStored('purchase') === order.order) return
  writeStored('purchase', order.order)
  const { totals } = order
  const ecommerce = {
    transaction_id: order.order,
    ...toGoods(order),
    ...toCoupon(order),
    tax: totals.grandTotalPriceTaxAsNumber,
    shipping: splitPaid(order).shipping,
  }
  pushEvent({ event: 'purchase', ecommerce })
}

function toGoods(selection: Bought) {
  const { goods, share } = splitPaid(selection)
  const items = selection.items.map((line, index) => ({ ...toAnalyticsItem(line, line.quantity, share), index }))
  return { currency: selection.currency, value: goods, items }
}

const toCoupon = ({ discounts: { vouchers } }: Pick<Selection, 'discounts'>) =>
  vouchers.length > 0 ? { coupon: vouchers.map(({ voucher }) => voucher).join(',') } : {}

/** `share` is the share of the line's price that the shopper pays, from 0 to 1. */
function toAnalyticsItem(
  { product, size, priceEachAsNumber }: SelectionLine,
  quantity: number,
  share: number,
): AnalyticsItem {
  const { product: id, name, variantName, categoryName, items } = product
  // The size is included only if the product has several sizes.
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
