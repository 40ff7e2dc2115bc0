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
  /** Campaigns, which need no code. */
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
  /** Of a billing address. */
  vatNumber: wireText,
  /** On orders only. */
  countryName: wireText,
}
const address = object(addressFields)

/** A delivery widget's HTML; a widget that cannot be shown says so, or has none. */
const deliveryWidget = object({
  snippet: wireText,
  deliveryOptionsAvailable: flagUnlessFalse,
})

const pluginFields = object({ ingrid: deliveryWidget, shipwallet: deliveryWidget, shipwallet_reload: wireFlag })

/** The value of a selection without a widget. */
export const noWidgets = { centraCheckoutScript: '', pluginFields: v.parse(pluginFields, {}) }

/** Only the embedded service says it, in the session's language; otherwise the text is empty. */
const said = object({ text: wireText })

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
  /** The buyer's own; only the embedded service sends it. */
  buyerReference: wireText,
  /**
   * Whether an old lamp is taken back: `choice` is `offered`, `chosen` or empty; `text` is what the
   * shopper reads about it. Only the embedded service sends it.
   */
  takeBack: object({ choice: wireText, text: wireText }),
  /** When it comes; of a selection, if it is ordered now. */
  delivery: said,
  /** What is missing to free delivery; empty for orders. */
  freeDelivery: said,
  /** Why the tax is another one than the country's, and what is due on arrival. */
  taxNote: said,
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

/** What was chosen besides the method; only the embedded service sends it. */
export const deliveryDetails = object({
  deliveryType: wireText,
  pickupLocation: pickupPoint,
  doorCode: wireText,
  courierInstructions: wireText,
})

const selection = object({
  ...selectionFields,
  /** Why nothing is sent to the ZIP code. */
  refusal: said,
  deliveryDetails,
  centraCheckoutScript: wireText,
  pluginFields,
})
const paymentMethod = object({
  paymentMethod: wireText,
  name: wireText,
  /** What its page offers in the country; only the embedded service says it. */
  offer: wireText,
  /** Whether it has its own widget, which comes before the payment. */
  supportsInitiateOnly: wireFlag,
  handlingCostAsNumber: wireNumber,
})
const shippingMethod = object({
  shippingMethod: wireText,
  name: wireText,
  priceAsNumber: wireNumber,
  delivery: said,
  /** Where it may go, the nearest first. */
  pickupPoints: list(pickupPoint),
})

export const unavailable = object({
  item: wireText,
  unavailable: wireNumber,
  available: wireNumber,
  /** Where it is no longer sold, or not in this country; an extension. */
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
