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
  /** The category names of its path, root first. */
  categoryName: texts,
  priceAsNumber: numberOrNull,
  priceBeforeDiscountAsNumber: numberOrNull,
  lowestPrice: list(lowestPrice),
  available: flag,
  /** Maximum quantity of one line; null when unknown. An extension of the embedded service. */
  itemQuantityMaximum: numberOrNull,
  items: list(object({ item: text, name: text, sku: text, ean: text, stock })),
  media: map(texts),
})

export const productsAnswer = object({ token: textOrNull, products: list(product) })
