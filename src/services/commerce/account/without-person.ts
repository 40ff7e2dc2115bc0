import { addressLimits } from '#client/shared/commerce/address.ts'
import type { Snapshot } from '../orders/snapshot.ts'

/** Fields of a purchase that say what was sold, not to whom; others are left out, also new ones. */
const kept = [
  'language',
  'currency',
  'currencyFormat',
  'paymentMethod',
  'paymentMethodName',
  'shippingMethod',
  'shippingMethodName',
  'discounts',
  'totals',
  'vatExempt',
  'taxNumbers',
]

const isRecord = (input: unknown): input is Record<string, unknown> => typeof input === 'object' && input !== null

/** Country and state stay: taxes follow from them. */
const placeOnly = (address: unknown) => {
  const { country, countryName, state } = isRecord(address) ? address : {}
  const blank = Object.fromEntries(Object.keys(addressLimits).map(field => [field, '']))
  return { ...blank, country, countryName, state, vatNumber: '' }
}

/** What a payment was for, without anything about a person. */
export function withoutPerson({ lines, purchase, ...snapshot }: Snapshot): Snapshot {
  const items = Array.isArray(purchase.items) ? purchase.items : []
  return {
    lines: lines.map(({ line, item, quantity, price, discount }) => ({
      line,
      item,
      quantity,
      price,
      ...(discount !== undefined && { discount }),
    })),
    ...(snapshot.shipping !== undefined && { shipping: snapshot.shipping }),
    ...(snapshot.deducted && { deducted: snapshot.deducted }),
    ...(snapshot.arrival && { arrival: snapshot.arrival }),
    vouchers: snapshot.vouchers,
    email: '',
    customer: null,
    language: snapshot.language,
    purchase: {
      ...Object.fromEntries(kept.filter(field => field in purchase).map(field => [field, purchase[field]])),
      items: items.map(item => ({ ...item, comment: '' })),
      address: placeOnly(purchase.address),
      shippingAddress: placeOnly(purchase.shippingAddress),
      additionalNotes: '',
      giftMessage: null,
    },
    returnPage: '',
    failedPage: '',
  }
}
