import * as v from 'valibot'
import { currencyFormat, failure, flag, pair, pairOrFalse, text, textOrNull, texts, token } from './basics.ts'
import { lists } from './places.ts'
import { description, item, placed, price } from './products.ts'

/** A line of a selection; lines of orders have more fields. */
export const line = v.object({
  ...texts('item', 'line', 'comment', 'size', 'sku', 'ean'),
  productUrl: textOrNull,
  category: textOrNull,
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
  ...pair('priceEach'),
  ...pair('totalPrice'),
  ...pair('priceEachBeforeDiscount'),
  ...pair('totalPriceBeforeDiscount'),
  ...pair('priceEachReduction'),
  ...pair('priceEachWithoutTax'),
  anyDiscount: flag,
  taxPercent: v.number(),
  product: v.object({ ...description, ...price, ...placed, items: v.array(item) }),
})

const voucher = v.object({ voucher: text, type: v.picklist(['code', 'uri']), description: text, ...pair('priceOff') })
const automatic = v.object({ automaticDiscount: text, name: text, ...pair('priceOff') })

const totals = v.object({
  ...pair('itemsTotalPrice'),
  ...pairOrFalse('totalDiscountPrice'),
  ...pair('shippingPrice'),
  ...pair('handlingCostPrice'),
  totalQuantity: v.number(),
  ...pairOrFalse('taxDeducted'),
  ...pairOrFalse('taxAdded'),
  taxPercent: v.number(),
  ...pair('grandTotalPrice'),
  ...pair('grandTotalPriceTax'),
})

const addressFields = {
  ...texts('firstName', 'lastName', 'email', 'phoneNumber', 'company', 'address1', 'address2', 'zipCode', 'city'),
  ...texts('state', 'country'),
  houseNumber: v.optional(text),
  houseExtension: v.optional(text),
}
const billingFields = { ...addressFields, vatNumber: text, identityNumber: v.optional(text) }

/** A pick-up point. Old orders do not have `hours` and `distance`. */
const point = v.object({
  ...texts('point', 'name', 'address1', 'zipCode', 'city'),
  hours: v.optional(text),
  distance: v.optional(text),
})
const deliveryDetails = v.object({
  deliveryType: v.picklist(['delivery', 'mailbox', 'pickup']),
  pickupLocation: v.nullable(point),
  doorCode: text,
  courierInstructions: text,
})

/** The delivery dates, as ISO dates, and as text in the session's language. */
const arrival = v.nullable(v.object(texts('from', 'to', 'text')))

/** A sentence in the session's language, which may be empty. */
const said = v.object(texts('text'))

/** The fields that a selection and an order have in common. */
const purchase = {
  language: textOrNull,
  ...texts('currency', 'paymentMethod', 'paymentMethodName', 'shippingMethod', 'shippingMethodName'),
  deliveryDetails: v.optional(deliveryDetails),
  delivery: arrival,
  discounts: v.object({
    anyDiscount: flag,
    ...pair('discount'),
    vouchers: v.array(voucher),
    automaticDiscounts: v.array(automatic),
  }),
  totals,
  taxNote: said,
  taxNumbers: v.pipe(
    v.array(v.object(texts('name', 'number'))),
    v.description('The seller’s tax numbers, if tax is charged outside the VAT area'),
  ),
  vatExempt: flag,
  currencyFormat,
  additionalNotes: text,
  giftMessage: textOrNull,
  buyerReference: text,
}

export const bought = {
  ...purchase,
  items: v.array(v.object({ ...line.entries, storePickup: flag })),
  address: v.object({ ...billingFields, countryName: text }),
  shippingAddress: v.object({ ...addressFields, countryName: text }),
  takeBack: v.object({ choice: v.picklist(['', 'chosen']), text }),
}

const ingrid = v.object({ snippet: text, session_id: text, version: v.literal(2), deliveryOptionsAvailable: flag })
const selection = v.object({
  ...purchase,
  items: v.array(line),
  takeBack: v.object({ choice: v.picklist(['', 'offered', 'chosen']), text }),
  refusal: said,
  freeDelivery: v.nullable(v.object({ fromAsNumber: v.number(), missingAsNumber: v.number(), text })),
  address: v.object(billingFields),
  shippingAddress: v.object(addressFields),
  centraCheckoutScript: v.optional(text),
  pluginFields: v.optional(v.object({ ingrid, shipwallet_reload: flag })),
})

const field = v.object({ type: v.picklist(['string', 'boolean']), required: flag, visible: flag })
export const customer = v.objectWithRest(
  {
    ...texts('customer', 'email', 'firstName', 'lastName', 'address1', 'address2', 'zipCode', 'city', 'state'),
    ...texts('country', 'phoneNumber', 'gender'),
    language: textOrNull,
    newsletter: flag,
    emailConfirmed: flag,
    consents: v.array(v.objectWithRest({ key: text, consented: flag }, text)),
  },
  v.pipe(v.unknown(), v.description('A custom attribute of the shop')),
)
export const loggedIn = { loggedIn: v.optional(customer) }
const unavailable = v.object({
  item: text,
  product: text,
  originalQuantity: v.number(),
  unavailable: v.number(),
  available: v.number(),
  withdrawn: v.optional(
    v.pipe(v.literal(true), v.description('Present if the item is no longer sold, or is not sold in this country')),
  ),
})

const shippingMethod = v.object({
  shippingMethod: text,
  name: text,
  ...pair('price'),
  freeFromAsNumber: v.nullable(v.number()),
  days: v.nullable(v.object({ from: v.number(), to: v.number() })),
  delivery: arrival,
  leaving: v.nullable(v.object(texts('begun', 'origin', 'country'))),
  pickupPoints: v.nullable(v.array(point)),
})
const paymentMethod = v.object({
  ...texts('paymentMethod', 'name', 'offer', 'paymentMethodType'),
  supportsInitiateOnly: flag,
  providesCustomerAddressAfterPayment: flag,
  ...pair('handlingCost'),
})

const answer = {
  ...token,
  selection,
  ...lists,
  location: v.object({
    ...lists.location.entries,
    canBuyNow: v.pipe(flag, v.description('Whether `buyNow` can be offered in the country')),
  }),
  paymentRefusal: v.object({ text: v.pipe(text, v.description('Why no method can pay the total')) }),
  buyNow: v.pipe(
    v.nullable(v.object({ ...texts('paymentMethod', 'offer'), needsZipCode: flag })),
    v.description(
      'The payment method whose page asks for the addresses. `POST payment` then needs only the terms and, with `needsZipCode`, `shippingAddress.zipCode`. Null if the selection cannot be paid this way',
    ),
  ),
  paymentMethods: v.array(paymentMethod),
  paymentFields: v.object({
    termsAndConditions: field,
    address: v.record(text, field),
    shippingAddress: v.record(text, field),
  }),
  shippingMethods: v.array(shippingMethod),
  unavailable: v.optional(v.array(unavailable)),
  ...loggedIn,
}

/** The response of most operations: the complete selection after the change. */
export const selectionAnswer = v.object(answer)
/** The response if stock was too low and the selection was corrected. */
export const soldOut = v.object({ ...failure.entries, ...answer })
/** A failure. Contains the selection if the selection was corrected. */
export const correctedOrNot = v.union([failure, soldOut])

const refused = (name: string) => v.optional(v.array(v.object({ [name]: text, message: text })))
/** The response to several changes. `errors` lists the changes that failed. */
export const bulkAnswer = v.object({
  ...answer,
  errors: v.optional(v.object({ lines: refused('line'), items: refused('item'), stock: v.optional(text) })),
})

/** A customer's fields twice: at the top level, and in `loggedIn` as in other responses. */
export const customerAnswer = v.objectWithRest({ ...token, ...customer.entries, loggedIn: customer }, v.unknown())

export const components = {
  Failure: failure,
  Line: line,
  Totals: totals,
  Selection: selection,
  Customer: customer,
  SelectionAnswer: selectionAnswer,
  SoldOut: soldOut,
}
