import * as v from 'valibot'
import { formatAddressLines, formatPickupPoint } from '#client/shared/commerce/address-lines.ts'
import { formatCountryName } from '#client/shared/commerce/country-name.ts'
import { type OrderAnswer, orderAnswer } from '#client/shared/commerce/schema/order.ts'
import { createReceiptContent } from '../../../documents/content.ts'
import { taxesView } from '../../../documents/taxes.ts'
import { formatGoodsName } from '../../../orders/mail-goods.ts'
import type { LineQuantity, Order } from '../../../orders/storage.ts'
import type { OrderNames } from '../../../orders/translated/names.ts'
import { translateOrder } from '../../../orders/translated/translate.ts'
import { orderView, timeView } from '../../../orders/view.ts'
import { listDiscounts, sumRefunded } from '../sums.ts'

/**
 * Everything that operators print about an order, in their language. Amounts are in major units;
 * the amounts of lines are after discounts. Texts that are not known are empty.
 */
export function orderSummaryView(order: Order, names: OrderNames) {
  const { charge, changes, snapshot } = order
  const wire = v.parse(orderAnswer, { order: orderView(translateOrder(order, names)) }).order
  const { shippingAddress: to, deliveryDetails: details, address } = wire
  const point = details.pickupLocation
  return {
    order: String(order.number),
    date: timeView(order.created),
    language: names.language,
    buyer: addressView(address, names),
    recipient: addressView(to, names),
    email: order.email,
    vatNumber: address.vatNumber,
    buyerReference: wire.buyerReference,
    paymentMethodName: wire.paymentMethodName,
    paymentReference: order.payment,
    shippingMethodName: wire.shippingMethodName,
    delivery: { text: wire.delivery.text },
    pickupPoint: point.name ? [formatPickupPoint(point, to), point.hours].filter(Boolean).join(', ') : '',
    doorCode: details.doorCode,
    courierInstructions: details.courierInstructions,
    takeBack: { text: wire.takeBack.text },
    discounts: listDiscounts(order).map(({ name, off }) => ({ name, amountAsNumber: off / 100 })),
    ...amountsView(order, wire),
    paidAsNumber: charge.captured === null ? 0 : charge.amount / 100,
    refundedAsNumber: sumRefunded(order) / 100,
    parcels: order.shipments.map(({ shipped, carrier, trackingId, lines }) => ({
      date: timeView(shipped),
      carrier,
      trackingId,
      lines: lines.map(part => ({ quantity: part.quantity, name: findName(wire, part, snapshot.lines) })),
    })),
    giftMessage: wire.giftMessage,
    additionalNotes: wire.additionalNotes,
    notes: changes.flatMap(({ change, changed, actor, details: { text } }) =>
      change === 'note' && typeof text === 'string' ? [{ text, actor, date: timeView(changed) }] : [],
    ),
  }
}

/** An address as lines of text, with its telephone number. */
function addressView(address: OrderAnswer['address'], { language }: OrderNames) {
  const country = address.country
    ? formatCountryName(language, address.country, address.countryName)
    : address.countryName
  return { lines: formatAddressLines(address, country), phoneNumber: address.phoneNumber }
}

/** The lines and sums as on the receipt, but with names in the operator's language. */
function amountsView(order: Order, wire: OrderAnswer) {
  const { lines, taxes, shipping, taxDeducted, total } = createReceiptContent(order)
  const sold = order.snapshot.lines
  return {
    currency: order.charge.currency,
    // A receipt has the same lines as its order, in the same sequence.
    lines: lines.map(({ item, quantity, vatTenths, price, discount, amount }, index) => ({
      item,
      name: findName(wire, { line: sold[index]?.line ?? '', quantity }, sold),
      quantity,
      taxPercent: vatTenths / 10,
      priceEachAsNumber: price === null ? null : price / 100,
      discountAsNumber: discount === null ? null : discount / 100,
      totalPriceAsNumber: amount / 100,
    })),
    shippingAsNumber: shipping / 100,
    taxDeductedAsNumber: taxDeducted / 100,
    taxNote: { text: wire.taxNote.text },
    totalAsNumber: total / 100,
    taxes: taxesView(taxes),
  }
}

function findName({ items }: OrderAnswer, { line }: LineQuantity, sold: Order['snapshot']['lines']): string {
  const found = items.find(entry => entry.line === line)
  return found ? formatGoodsName(found) : (sold.find(entry => entry.line === line)?.item ?? line)
}
