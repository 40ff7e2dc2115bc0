import * as v from 'valibot'
import { customer } from './customer.ts'
import { country, location } from './place.ts'
import { productAnswer } from './product.ts'
import { flagUnlessFalse, list, object, textOrNull, wireFlag, wireNumber, wireText } from './wire.ts'

const line = object({
  line: wireText,
  item: wireText,
  size: wireText,
  sku: wireText,
  quantity: wireNumber,
  priceEachAsNumber: wireNumber,
  priceEachBeforeDiscountAsNumber: wireNumber,
  totalPriceAsNumber: wireNumber,
  taxPercent: wireNumber,
  product: productAnswer,
})

const discounts = object({
  vouchers: list(object({ voucher: wireText, description: wireText, priceOffAsNumber: wireNumber })),
  /** Discounts that need no code. */
  automaticDiscounts: list(object({ name: wireText, priceOffAsNumber: wireNumber })),
})

const totals = object({
  itemsTotalPriceAsNumber: wireNumber,
  totalDiscountPriceAsNumber: wireNumber,
  shippingPriceAsNumber: wireNumber,
  handlingCostPriceAsNumber: wireNumber,
  totalQuantity: wireNumber,
  taxDeductedAsNumber: wireNumber,
  taxPercent: wireNumber,
  grandTotalPriceAsNumber: wireNumber,
  grandTotalPriceTaxAsNumber: wireNumber,
})

export const addressFields = {
  firstName: wireText,
  lastName: wireText,
  email: wireText,
  phoneNumber: wireText,
  company: wireText,
  address1: wireText,
  address2: wireText,
  zipCode: wireText,
  city: wireText,
  state: wireText,
  country: wireText,
  /** Only billing addresses have it. */
  vatNumber: wireText,
  /** Only addresses of orders have it. */
  countryName: wireText,
}
const address = object(addressFields)

/**
 * A delivery widget's HTML. A widget that cannot be shown has no HTML, or sets
 * `deliveryOptionsAvailable` to false.
 */
const deliveryWidget = object({
  snippet: wireText,
  deliveryOptionsAvailable: flagUnlessFalse,
})

const pluginFields = object({ ingrid: deliveryWidget, shipwallet: deliveryWidget, shipwallet_reload: wireFlag })

/** The widget fields of a selection that has no widgets. */
export const noWidgets = { centraCheckoutScript: '', pluginFields: v.parse(pluginFields, {}) }

/** Text in the session's language. Only the embedded service sends it; otherwise it is empty. */
const embeddedText = object({ text: wireText })

export const selectionFields = {
  language: textOrNull,
  currency: wireText,
  paymentMethod: wireText,
  paymentMethodName: wireText,
  shippingMethod: wireText,
  shippingMethodName: wireText,
  items: list(line),
  discounts,
  totals,
  address,
  shippingAddress: address,
  additionalNotes: wireText,
  giftMessage: wireText,
  /** The buyer's own reference. Only the embedded service sends it. */
  buyerReference: wireText,
  /**
   * Whether the shop takes back an old lamp: `choice` is `offered`, `chosen` or empty; `text` is
   * the explanation for the shopper. Only the embedded service sends it.
   */
  takeBack: object({ choice: wireText, text: wireText }),
  /** Says when the goods arrive; for a selection, when they would arrive if ordered now. */
  delivery: embeddedText,
  /** Says how much more the shopper must buy for free delivery; empty for orders. */
  freeDelivery: embeddedText,
  /** Says why the tax is not the country's usual tax, and what the buyer pays on arrival. */
  taxNote: embeddedText,
}

/** A pick-up point, described in the session's language. */
export const pickupPoint = object({
  point: wireText,
  name: wireText,
  address1: wireText,
  zipCode: wireText,
  city: wireText,
  hours: wireText,
  distance: wireText,
})

/**
 * The shopper's choices for the shipping method, such as the pick-up point. Only the embedded
 * service sends it.
 */
export const deliveryDetails = object({
  deliveryType: wireText,
  pickupLocation: pickupPoint,
  doorCode: wireText,
  courierInstructions: wireText,
})

const selection = object({
  ...selectionFields,
  /** Says why the shop does not deliver to the ZIP code; empty if it does. */
  refusal: embeddedText,
  deliveryDetails,
  centraCheckoutScript: wireText,
  pluginFields,
})
const paymentMethod = object({
  paymentMethod: wireText,
  name: wireText,
  /** The offer that this method advertises in the country. Only the embedded service sends it. */
  offer: wireText,
  /** Whether the method has its own widget, which is shown before the payment. */
  supportsInitiateOnly: wireFlag,
  handlingCostAsNumber: wireNumber,
})
const shippingMethod = object({
  shippingMethod: wireText,
  name: wireText,
  priceAsNumber: wireNumber,
  delivery: embeddedText,
  /** The pick-up points that can be chosen, the nearest first. */
  pickupPoints: list(pickupPoint),
})

export const unavailable = object({
  item: wireText,
  unavailable: wireNumber,
  available: wireNumber,
  /**
   * Whether the item is no longer sold at all, or is not sold in this country. Only the embedded
   * service sends it.
   */
  withdrawn: wireFlag,
})

/**
 * The response of nearly every call: the whole selection after the change, and the available
 * choices.
 */
export const selectionAnswer = object({
  token: textOrNull,
  selection: v.nullish(selection, null),
  paymentMethods: list(paymentMethod),
  /**
   * The method that can pay without the checkout's form, because the method's own page asks for the
   * address. Null if there is none. Only the embedded service sends it.
   */
  buyNow: v.nullish(object({ paymentMethod: wireText, offer: wireText, needsZipCode: wireFlag }), null),
  /** Says why no method can pay the total. Only the embedded service sends it. */
  paymentRefusal: embeddedText,
  shippingMethods: list(shippingMethod),
  countries: list(country),
  location,
  unavailable: list(unavailable),
  /** Null while nobody is logged in. */
  loggedIn: v.nullish(customer, null),
})

export type SelectionLine = v.InferOutput<typeof line>
export type PickupPoint = v.InferOutput<typeof pickupPoint>
export type Address = v.InferOutput<typeof address>
export type Selection = v.InferOutput<typeof selection>
export type SelectionAnswer = v.InferOutput<typeof selectionAnswer>
export type Unavailable = v.InferOutput<typeof unavailable>
