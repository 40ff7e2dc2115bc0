import { formatPickupPoint } from '#client/shared/commerce/address-lines.ts'
import { arrivalView } from '../delivery/arrival.ts'
import { parseTaxNumbers } from '../orders/facts.ts'
import type { Order, OrderDocument } from '../orders/storage.ts'
import { timeView } from '../orders/view.ts'
import { createDocumentContent } from './content.ts'
import { parsePurchase } from './sold.ts'
import { taxesView } from './taxes.ts'

/**
 * A receipt or credit note in the wire's format. `seller` is null if it was issued before sellers
 * were stored.
 */
export function documentView(order: Order, document: OrderDocument) {
  const { lines, taxes, reason, ...sums } = createDocumentContent(order, document)
  const { currency, paymentMethodName, shippingMethodName, buyerReference, taxNote, ...purchase } = parsePurchase(order)
  const receipt = order.documents.find(({ kind }) => kind === 'receipt')
  return {
    ...identityView(document),
    seller: document.seller,
    language: order.snapshot.language,
    order: String(order.number),
    orderDate: timeView(order.created),
    /** The receipt that a credit note refers to. */
    receipt: document.kind === 'credit_note' && receipt ? identityView(receipt) : null,
    reason,
    address: order.snapshot.purchase.address,
    buyerReference,
    currency,
    paymentMethodName,
    shippingMethodName,
    /** The days of arrival that were stated when ordering. */
    delivery: arrivalView(order.snapshot.arrival, order.snapshot.language),
    /** The pick-up point; empty texts when the goods go to the buyer's address. */
    pickupPoint: formatPickupPoint(purchase.deliveryDetails.pickupLocation, purchase.shippingAddress),
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
    /** Why the tax differs from the country's, and what is due on arrival. */
    taxNote: document.kind === 'receipt' ? taxNote : { text: '' },
    /** The seller's numbers, if tax was charged outside the VAT area. */
    taxNumbers: parseTaxNumbers(order),
    totalAsNumber: sums.total / 100,
    taxes: taxesView(taxes),
  }
}

const identityView = ({ number, kind, issued }: OrderDocument) => ({
  number: String(number),
  kind,
  date: timeView(issued),
})
