import * as v from 'valibot'
import { formatCountryName } from '#client/shared/commerce/country-name.ts'
import { isLanguage } from '../../lib/languages.ts'
import type { PaymentMethod } from '../../selection/state.ts'
import { correctPurchase } from '../corrected/purchase.ts'
import type { Order } from '../storage.ts'
import { formatOptionKey, loadOrderNames, type OrderNames } from './names.ts'
import { type NamedAddress, type NamedItem, purchaseNames } from './purchase-names.ts'
import { translateTaxNote } from './tax-note.ts'

/**
 * Loads an order's translation into a language other than the buyer's. If `language` is the buyer's
 * own, the order is returned unchanged, with the names it had when it was placed. It is also
 * unchanged if `language` is not a language of the shop.
 */
export async function loadTranslatedOrder(
  db: D1Database,
  order: Order,
  language: string | undefined,
  providers: PaymentMethod[],
): Promise<Order> {
  if (!isLanguage(language) || language === order.snapshot.language) return order
  return translateOrder(order, await loadOrderNames(db, [order], language, providers))
}

/**
 * Translates an order for somebody who does not read it in the buyer's language, and applies
 * corrections to the addresses. The result is only for display: receipts and credit notes need the
 * order as it was placed.
 */
export function translateOrder(order: Order, names: OrderNames): Order {
  const { snapshot } = order
  const purchase = {
    ...correctPurchase(order),
    ...renamePurchase(order, names),
    taxNote: { text: translateTaxNote(snapshot, names.language) },
  }
  return { ...order, deliveryAddress: null, snapshot: { ...snapshot, language: names.language, purchase } }
}

/** Returns the fields of an order that contain names, with current names where they are known. */
export function renamePurchase(order: Order, names: OrderNames) {
  const { items, address, shippingAddress, deliveryDetails, ...parsed } = v.parse(purchaseNames, correctPurchase(order))
  const point = deliveryDetails?.pickupLocation
  const { shippingMethod: method, shippingMethodName: methodName } = parsed
  return {
    items: items.map(line => renameItem(line, names)),
    address: renameAddress(address, names),
    shippingAddress: renameAddress(shippingAddress, names),
    shippingMethodName:
      names.shippingMethods.get(method) ?? names.shippingMethods.get(formatOptionKey(method, methodName)) ?? methodName,
    paymentMethodName: names.paymentMethods.get(parsed.paymentMethod) ?? parsed.paymentMethodName,
    ...(point && {
      deliveryDetails: {
        ...deliveryDetails,
        pickupLocation: { ...point, hours: names.hours.get(point.point) ?? point.hours },
      },
    }),
  }
}

function renameItem(line: NamedItem, { items, categories }: OrderNames) {
  const { product } = line
  const known = items.get(line.item)
  const main = categories.get(product.category ?? '')
  return {
    ...line,
    size: known?.size ?? line.size,
    product: {
      ...product,
      ...(known && { name: known.name, variantName: known.variant }),
      ...(main !== undefined && { categoryName: [main] }),
      categories: product.categories.map(entry => {
        const name = categories.get(entry.category)
        return name === undefined ? entry : { ...entry, name: [name] }
      }),
      items: product.items.map(size => ({ ...size, name: items.get(size.item)?.size ?? size.name })),
    },
  }
}

const renameAddress = (to: NamedAddress, { language, countries }: OrderNames) => ({
  ...to,
  countryName: countries.get(to.country) ?? formatCountryName(language, to.country, to.countryName),
})
