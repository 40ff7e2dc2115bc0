import * as v from 'valibot'
import { list, map, numberOrNull, object, textOrNull, wireFlag, wireNumber, wireText, wireTexts } from './wire.ts'

const stock = v.fallback(v.union([v.string(), v.number()]), '')
const lowestPrice = object({ periodDays: wireNumber, priceAsNumber: wireNumber })

export const productAnswer = object({
  product: wireText,
  name: wireText,
  variantName: wireText,
  uri: wireText,
  sku: wireText,
  /** The names of the product's category and of its ancestors, topmost first. */
  categoryName: wireTexts,
  priceAsNumber: numberOrNull,
  priceBeforeDiscountAsNumber: numberOrNull,
  lowestPrice: list(lowestPrice),
  available: wireFlag,
  /** Maximum quantity of one line; null when unknown. Only the embedded service sends it. */
  itemQuantityMaximum: numberOrNull,
  items: list(object({ item: wireText, name: wireText, sku: wireText, ean: wireText, stock })),
  media: map(wireTexts),
})

export const productsAnswer = object({ token: textOrNull, products: list(productAnswer) })
