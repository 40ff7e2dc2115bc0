import { addressLimits } from '#client/shared/commerce/address.ts'
import type { Snapshot } from '../orders/snapshot.ts'

/**
 * The fields of a purchase that describe what was sold, not the buyer. Only these are kept, so a
 * field that is added to purchases later is removed, too, unless it is listed here.
 */
const keptFields = [
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

/** Removes everything from an address except its country and state, which taxes depend on. */
const keepPlace = (address: unknown) => {
  const { country, countryName, state } = isRecord(address) ? address : {}
  const blank = Object.fromEntries(Object.keys(addressLimits).map(field => [field, '']))
  return { ...blank, country, countryName, state, vatNumber: '' }
}

/** Removes all personal data from a snapshot. */
export function removePerson({ lines, purchase, ...snapshot }: Snapshot): Snapshot {
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
    ...(snapshot.area && { area: snapshot.area }),
    ...(snapshot.arrival && { arrival: snapshot.arrival }),
    vouchers: snapshot.vouchers,
    email: '',
    customer: null,
    language: snapshot.language,
    purchase: {
      ...Object.fromEntries(keptFields.filter(field => field in purchase).map(field => [field, purchase[field]])),
      items: items.map(item => ({ ...item, comment: '' })),
      address: keepPlace(purchase.address),
      shippingAddress: keepPlace(purchase.shippingAddress),
      additionalNotes: '',
      giftMessage: null,
    },
    returnPage: '',
    failedPage: '',
  }
}
