import * as v from 'valibot'
import { errorTexts, flag, list, map, number, numberOrNull, object, text, textOrNull, texts } from './wire.ts'

/*
 * The checkout interface's answers, as far as the shop uses them. Tolerant, because the platform's
 * own sources disagree: every field may be missing, lists may be maps, ids may be numbers. Of
 * prices only the numbers are read, in major units: their texts are in no language.
 */

const state = object({ state: text, name: text })
const country = object({ country: text, name: text, eu: flag, language: text, currency: text, states: list(state) })

const location = object({
  country: textOrNull,
  name: text,
  state: textOrNull,
  eu: flag,
  shipTo: flag,
  market: text,
  pricelist: text,
})

const stock = v.fallback(v.union([v.string(), v.number()]), '')
const lowestPrice = object({ periodDays: number, priceAsNumber: number })

const product = object({
  product: text,
  name: text,
  variantName: text,
  uri: text,
  sku: text,
  /** The names of its category's path, root first. */
  categoryName: texts,
  priceAsNumber: numberOrNull,
  priceBeforeDiscountAsNumber: numberOrNull,
  lowestPrice: list(lowestPrice),
  available: flag,
  /**
   * Most pieces of one line; null where the platform does not say. An extension of the embedded
   * service.
   */
  itemQuantityMaximum: numberOrNull,
  items: list(object({ item: text, name: text, sku: text, ean: text, stock })),
  media: map(texts),
})

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

const address = object({
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
  /** On orders only. */
  countryName: text,
})

/** A delivery widget's HTML; one that cannot be shown says so, or brings none. */
const deliveryWidget = object({
  snippet: text,
  deliveryOptionsAvailable: v.fallback(v.optional(v.boolean(), true), true),
})

const pluginFields = object({ ingrid: deliveryWidget, shipwallet: deliveryWidget, shipwallet_reload: flag })

/** What a selection has that no widget is shown for. */
export const noWidgets = { centraCheckoutScript: '', pluginFields: v.parse(pluginFields, {}) }

const selectionFields = {
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
}

const selection = object({ ...selectionFields, centraCheckoutScript: text, pluginFields })
const paymentMethod = object({
  paymentMethod: text,
  name: text,
  /** It is paid in a widget of its own, which comes before the payment. */
  supportsInitiateOnly: flag,
  handlingCostAsNumber: number,
})
const shippingMethod = object({ shippingMethod: text, name: text, priceAsNumber: number })
/** A customer; there is one address. The platform sends no e-mail only when nobody is logged in. */
const customer = object({
  email: text,
  firstName: text,
  lastName: text,
  address1: text,
  address2: text,
  zipCode: text,
  city: text,
  state: text,
  country: text,
  phoneNumber: text,
  newsletter: flag,
})
const unavailable = object({ item: text, unavailable: number, available: number })

/**
 * What nearly every call answers: the whole selection after the change, and all that may be chosen
 * for it.
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

const deliveryDetails = object({
  pickupLocation: object({ name: text, address1: text, zipCode: text, city: text }),
  doorCode: text,
  courierInstructions: text,
})

const order = object({
  ...selectionFields,
  /** What was chosen in the delivery widget; only the embedded service sends it. */
  deliveryDetails,
  order: text,
  shipments: list(object({ shipmentId: text, shippedDate: text, carrier: text, trackingId: text, trackingUrl: text })),
  /** The unguessable part of the order's page; only the embedded service sends it. */
  reference: text,
  /**
   * Whether its buyer may still withdraw from some of it, and from what they have; only the
   * embedded service sends these.
   */
  withdrawable: flag,
  withdrawals: list(object({ date: text, lines: list(object({ line: text, quantity: number })) })),
  status: text,
  statusDescription: text,
  date: text,
})

/** A finished order; some answers carry its fields at the top level. */
export const orderAnswer = object({ token: textOrNull, order, location }, body =>
  typeof body.order === 'string' ? { ...body, order: body } : body,
)

const redirect = v.object({ action: v.literal('redirect'), url: v.string() })
const form = v.object({ action: v.literal('form'), formHtml: v.string() })
const javascript = v.object({ action: v.literal('javascript'), code: text, formFields: map(v.unknown()) })
const failed = v.object({ action: v.literal('failed') })

/**
 * What to do next to pay. `success` means that the order is made; its fields are read with
 * `receipt`.
 */
export const paymentAnswer = v.union([redirect, form, javascript, v.object({ action: v.literal('success') }), failed])

/** The customer, whose fields some answers carry at the top level. */
export const customerAnswer = object({ customer }, body => ({ customer: body.loggedIn ?? body }))
/** Of calls whose answer says nothing but that they were done. */
export const doneAnswer = object({ token: textOrNull })
export const productsAnswer = object({ token: textOrNull, products: list(product) })
export const countriesAnswer = object({ token: textOrNull, countries: list(country) })
export const locationAnswer = object({ location, selection: object({ currency: text }) })
export const errorBody = object({
  token: textOrNull,
  errors: errorTexts,
  message: text,
  messages: texts,
  unavailable: list(unavailable),
})

export type Country = v.InferOutput<typeof country>
export type SelectionLine = v.InferOutput<typeof line>
export type Address = v.InferOutput<typeof address>
export type Selection = v.InferOutput<typeof selection>
export type SelectionAnswer = v.InferOutput<typeof selectionAnswer>
export type Unavailable = v.InferOutput<typeof unavailable>
export type Order = v.InferOutput<typeof order>
export type PaymentAnswer = v.InferOutput<typeof paymentAnswer>
