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
 * Loads an order in another language than the buyer's. It is unchanged in the buyer's own language,
 * in which it keeps the names that it was sold with, and for texts that are no language of the
 * shop.
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
 * Translates an order for somebody who reads another language than the buyer, with corrected
 * addresses. Only for views: documents of buyers need the order as it was placed.
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

/** Returns the parts of an order that have names, with their current names if they are known. */
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
