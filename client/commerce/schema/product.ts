import * as v from 'valibot'
import { flag, list, map, number, numberOrNull, object, text, textOrNull, texts } from './wire.ts'

const stock = v.fallback(v.union([v.string(), v.number()]), '')
const lowestPrice = object({ periodDays: number, priceAsNumber: number })

export const product = object({
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

export const productsAnswer = object({ token: textOrNull, products: list(product) })
