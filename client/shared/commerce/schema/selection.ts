import * as v from 'valibot'
import { customer } from './customer.ts'
import { country, location } from './place.ts'
import { product } from './product.ts'
import { flag, flagUnlessFalse, list, number, object, text, textOrNull } from './wire.ts'

const line = object({
  line: text,
  item: text,
  size: text,
  sku: text,
  quantity: number,
  priceEachAsNumber: number,
  priceEachBeforeDiscountAsNumber: number,
  totalPriceAsNumber: number,
  taxPercent: number,
  product,
})

const discounts = object({
  vouchers: list(object({ voucher: text, description: text, priceOffAsNumber: number })),
  /** Campaigns, which need no code. */
  automaticDiscounts: list(object({ name: text, priceOffAsNumber: number })),
})

const totals = object({
  itemsTotalPriceAsNumber: number,
  totalDiscountPriceAsNumber: number,
  shippingPriceAsNumber: number,
  handlingCostPriceAsNumber: number,
  totalQuantity: number,
  taxDeductedAsNumber: number,
  taxPercent: number,
  grandTotalPriceAsNumber: number,
  grandTotalPriceTaxAsNumber: number,
})

export const addressFields = {
  firstName: text,
  lastName: text,
  email: text,
  phoneNumber: text,
  company: text,
  address1: text,
  address2: text,
  zipCode: text,
  city: text,
  state: text,
  country: text,
  /** Of a billing address. */
  vatNumber: text,
  /** On orders only. */
  countryName: text,
}
const address = object(addressFields)

/** A delivery widget's HTML; a widget that cannot be shown says so, or has none. */
const deliveryWidget = object({
  snippet: text,
  deliveryOptionsAvailable: flagUnlessFalse,
})

const pluginFields = object({ ingrid: deliveryWidget, shipwallet: deliveryWidget, shipwallet_reload: flag })

/** The value of a selection without a widget. */
export const noWidgets = { centraCheckoutScript: '', pluginFields: v.parse(pluginFields, {}) }

/** Only the embedded service says it, in the session's language; otherwise the text is empty. */
const said = object({ text })

export const selectionFields = {
  language: textOrNull,
  currency: text,
  paymentMethod: text,
  paymentMethodName: text,
  shippingMethod: text,
  shippingMethodName: text,
  items: list(line),
  discounts,
  totals,
  address,
  shippingAddress: address,
  additionalNotes: text,
  giftMessage: text,
  /** The buyer's own; only the embedded service sends it. */
  buyerReference: text,
  /**
   * Whether an old lamp is taken back: `choice` is `offered`, `chosen` or empty; `text` is what the
   * shopper reads about it. Only the embedded service sends it.
   */
  takeBack: object({ choice: text, text }),
  /** When it comes; of a selection, if it is ordered now. */
  delivery: said,
  /** What is missing to free delivery; empty for orders. */
  freeDelivery: said,
  /** Why the tax is another one than the country's, and what is due on arrival. */
  taxNote: said,
}

/** A pick-up point, described in the session's language. */
export const pickupPoint = object({
  point: text,
  name: text,
  address1: text,
  zipCode: text,
  city: text,
  hours: text,
  distance: text,
})

/** What was chosen besides the method; only the embedded service sends it. */
export const deliveryDetails = object({
  deliveryType: text,
  pickupLocation: pickupPoint,
  doorCode: text,
  courierInstructions: text,
})

const selection = object({
  ...selectionFields,
  /** Why nothing is sent to the ZIP code. */
  refusal: said,
  deliveryDetails,
  centraCheckoutScript: text,
  pluginFields,
})
const paymentMethod = object({
  paymentMethod: text,
  name: text,
  /** What its page offers in the country; only the embedded service says it. */
  offer: text,
  /** Whether it has its own widget, which comes before the payment. */
  supportsInitiateOnly: flag,
  handlingCostAsNumber: number,
})
const shippingMethod = object({
  shippingMethod: text,
  name: text,
  priceAsNumber: number,
  delivery: said,
  /** Where it may go, the nearest first. */
  pickupPoints: list(pickupPoint),
})

export const unavailable = object({
  item: text,
  unavailable: number,
  available: number,
  /** Where it is no longer sold, or not in this country; an extension. */
  withdrawn: flag,
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
