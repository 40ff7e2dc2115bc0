import * as v from 'valibot'
import { formatAddressLines, formatPickupPoint } from '#client/shared/commerce/address-lines.ts'
import { formatCountryName } from '#client/shared/commerce/country-name.ts'
import { orderAnswer } from '#client/shared/commerce/schema/order.ts'
import type { LanguageCode } from '../../lib/languages.ts'
import type { Order } from '../../orders/storage.ts'
import { orderView, timeView } from '../../orders/view.ts'
import { formatPackedItem, loadPackedItems } from './items.ts'
import { listItemsToSend } from './orders.ts'

/**
 * Loads the packing slips of orders, without any prices. Default language: each buyer's own.
 */
export async function loadSlips(db: D1Database, orders: Order[], language: LanguageCode | undefined) {
  const grouped = Map.groupBy(orders, ({ snapshot }) => language ?? snapshot.language)
  const slips = await Promise.all(
    [...grouped].map(async ([code, sameLanguage]) => {
      const ids = sameLanguage.flatMap(order => listItemsToSend(order).map(({ item }) => item))
      const items = await loadPackedItems(db, ids, code)
      return sameLanguage.map(order => slipView(order, items, code))
    }),
  )
  return slips.flat().toSorted((a, b) => Number(a.order) - Number(b.order))
}

function slipView(order: Order, items: Awaited<ReturnType<typeof loadPackedItems>>, language: LanguageCode) {
  const wire = v.parse(orderAnswer, { order: orderView(order) }).order
  const { shippingAddress: to, deliveryDetails, giftMessage, buyerReference } = wire
  const country = to.country ? formatCountryName(language, to.country, to.countryName) : to.countryName
  return {
    order: String(order.number),
    date: timeView(order.created),
    language,
    address: formatAddressLines(to, country),
    pickupPoint: deliveryDetails.pickupLocation.name ? formatPickupPoint(deliveryDetails.pickupLocation, to) : '',
    lines: listItemsToSend(order).map(({ item, quantity }) => {
      const known = items.get(item)
      return {
        item,
        quantity,
        name: known ? formatPackedItem(known) : item,
        sku: known?.sku ?? '',
        ean: known?.ean ?? '',
      }
    }),
    giftMessage,
    buyerReference,
  }
}
