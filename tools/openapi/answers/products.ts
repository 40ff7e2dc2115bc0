import * as v from 'valibot'
import { count, flag, optionalPair, pair, text, textOrNull, texts, time, token } from './basics.ts'

const media = v.union([v.object({ standard: v.array(text) }), v.tuple([])])

export const description = {
  ...texts('product', 'name', 'variantName', 'uri', 'sku', 'productSku'),
  itemQuantityMinimum: v.number(),
  itemQuantityMultipleOf: v.number(),
  itemQuantityMaximum: v.number(),
  brand: v.null(),
  brandName: v.null(),
  brandUri: v.null(),
  collection: v.null(),
  collectionName: v.null(),
  collectionUri: v.null(),
  ...texts('countryOrigin', 'excerpt', 'excerptHtml', 'description', 'descriptionHtml', 'metaTitle', 'metaDescription'),
  ...texts('metaKeywords', 'stockUnit'),
  media,
  measurementChart: v.tuple([]),
}

export const item = v.object({
  ...texts('item', 'sizeId', 'name', 'sku', 'ean'),
  itemTableX: v.number(),
  itemTableY: v.number(),
})

const lowest = v.object({ periodDays: v.literal(30), ...pair('price'), ...pair('priceBeforeDiscount') })
export const price = {
  ...pair('price'),
  ...pair('priceBeforeDiscount'),
  discountPercent: v.number(),
  lowestPrice: v.array(lowest),
  showAsOnSale: flag,
  showAsNew: flag,
}

const category = v.object({ category: text, name: v.array(text), uri: text })
export const placed = {
  category: textOrNull,
  categoryName: v.nullable(v.array(text)),
  categoryUri: textOrNull,
  categories: v.array(v.object({ ...category.entries, sortOrder: v.number() })),
}

const stocked = v.object({
  ...item.entries,
  stock: v.picklist(['yes', 'few', 'no']),
  warehouses: v.optional(v.array(v.object({ warehouse: v.number(), stock: v.number() }))),
})

const priceEntries = v.object(price).entries
const listed = {
  ...description,
  // These fields are missing if `prices` lists the prices by price list.
  ...v.partial(v.object(priceEntries)).entries,
  ...optionalPair('priceToPay'),
  ...texts('centraProduct', 'centraVariant'),
  createdAt: time,
  modifiedAt: time,
  prepareDays: v.optional(v.number()),
  available: flag,
  items: v.array(stocked),
  itemTable: v.object({ x: v.array(text), y: v.array(text), dividerSymbol: text }),
  ...placed,
  prices: v.optional(v.record(text, v.object(price))),
  markets: v.optional(v.array(v.number())),
}

const related = v.union([
  v.object({ ...listed, relation: text }),
  v.object({ product: text, available: flag, media, relation: text }),
])
const product = v.object({ ...listed, relatedProducts: v.array(related) })
const facet = v.object({
  field: text,
  values: v.array(v.object({ value: text, count, totalCount: count, data: text })),
})

/** A product with only its price and stock, which is returned if the request has `offers`. */
const offer = v.object({
  product: text,
  ...price,
  ...optionalPair('priceToPay'),
  items: v.array(v.object({ item: text, stock: stocked.entries.stock })),
})

const listing = { products: v.array(v.union([product, offer])), productCount: count, filter: v.array(facet) }
export const products = v.object({ ...token, ...listing })
export const oneProduct = v.object({ ...token, product })
export const categories = v.object({ ...token, categories: v.array(category) })
export const found = v.union([
  v.object({ ...token, found: v.literal('product'), product }),
  v.object({ ...token, found: v.literal('category'), category, ...listing }),
])

export const components = { Item: item, Category: category, Product: product, Facet: facet }
