import { pointText } from '#client/shared/commerce/address-lines.ts'
import { arrivalView } from '../delivery/arrival.ts'
import { taxNumbersOf } from '../orders/facts.ts'
import type { Order, OrderDocument } from '../orders/storage.ts'
import { timeView } from '../orders/view.ts'
import { contentOf } from './content.ts'
import { purchaseOf } from './sold.ts'
import { taxesView } from './taxes.ts'

/** A receipt or credit note in the wire's format; `seller` is null where it was not kept yet. */
export function documentView(order: Order, document: OrderDocument) {
  const { lines, taxes, reason, ...sums } = contentOf(order, document)
  const { currency, paymentMethodName, shippingMethodName, buyerReference, taxNote, ...bought } = purchaseOf(order)
  const receipt = order.documents.find(({ kind }) => kind === 'receipt')
  return {
    ...namedView(document),
    seller: document.seller,
    language: order.snapshot.language,
    order: String(order.number),
    orderDate: timeView(order.created),
    /** The receipt that a credit note is about. */
    receipt: document.kind === 'credit_note' && receipt ? namedView(receipt) : null,
    reason,
    address: order.snapshot.purchase.address,
    buyerReference,
    currency,
    paymentMethodName,
    shippingMethodName,
    /** When it was said to come. */
    delivery: arrivalView(order.snapshot.arrival, order.snapshot.language),
    /** Where the buyer fetches it; empty texts where it goes to their address. */
    pickupPoint: pointText(bought.deliveryDetails.pickupLocation, bought.shippingAddress),
    lines: lines.map(({ item, name, quantity, vatTenths, price, discount, amount }) => ({
      item,
      name,
      quantity,
      taxPercent: vatTenths / 10,
      priceEachAsNumber: price === null ? null : price / 100,
      discountAsNumber: discount === null ? null : discount / 100,
      totalPriceAsNumber: amount / 100,
    })),
    shippingAsNumber: sums.shipping / 100,
    otherAsNumber: sums.other / 100,
    taxDeductedAsNumber: sums.taxDeducted / 100,
    /** Why the tax is another one than the country's, and what is due on arrival. */
    taxNote: document.kind === 'receipt' ? taxNote : { text: '' },
    /** Where tax was charged outside the VAT area: the merchant's numbers there. */
    taxNumbers: taxNumbersOf(order),
    totalAsNumber: sums.total / 100,
    taxes: taxesView(taxes),
  }
}

const namedView = ({ number, kind, issued }: OrderDocument) => ({
  number: String(number),
  kind,
  date: timeView(issued),
})
