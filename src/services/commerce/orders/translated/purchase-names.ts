import * as v from 'valibot'

const address = v.looseObject({ country: v.optional(v.string(), ''), countryName: v.optional(v.string(), '') })
export type NamedAddress = v.InferOutput<typeof address>

const category = v.looseObject({ category: v.string(), name: v.array(v.string()) })
const product = v.looseObject({
  category: v.optional(v.nullable(v.string()), null),
  categoryName: v.optional(v.nullable(v.array(v.string())), null),
  categories: v.optional(v.array(category), []),
  /** The product's sizes. */
  items: v.optional(v.array(v.looseObject({ item: v.string(), name: v.optional(v.string(), '') })), []),
})
const item = v.looseObject({ item: v.string(), size: v.string(), product })
export type NamedItem = v.InferOutput<typeof item>

/** The pick-up point of an order; null if the goods go to the buyer's address. */
const point = v.looseObject({ point: v.string(), hours: v.optional(v.string(), '') })

/** The order's fields that contain translatable names, or ids by which names are found. */
export const purchaseNames = v.looseObject({
  items: v.array(item),
  address,
  shippingAddress: address,
  shippingMethod: v.string(),
  shippingMethodName: v.string(),
  paymentMethod: v.string(),
  paymentMethodName: v.string(),
  deliveryDetails: v.optional(v.looseObject({ pickupLocation: v.optional(v.nullable(point), null) })),
})
export type PurchaseNames = v.InferOutput<typeof purchaseNames>
