import { type Currency, formatWireMoney, includedTax, moneyFields } from '../lib/money.ts'
import { lineMaximum } from './countries/place.ts'
import type { ListedProduct } from './listed-products.ts'
import type { CatalogueProduct, Item } from './products.ts'

/** The tax, in tenths of a percent, that is deducted from prices above `above`, in minor units. */
export interface DeductedTax {
  vatTenths: number
  above: number
}

/**
 * A product in the wire's format, without related products. `priced` is false if the caller adds
 * the prices from all price lists instead. `warehouses` is true for servers, which may see stock
 * quantities. Two fields do not exist in Centra: `priceToPay` is the price after tax is deducted,
 * and `prepareDays` is the number of working days before a made-to-order product can be sent.
 */
export function productView(
  product: ListedProduct,
  currency: Currency,
  { priced, warehouses, deducted }: { priced: boolean; warehouses: boolean; deducted: DeductedTax },
) {
  return {
    ...descriptionView(product),
    ...(priced ? priceView(product, currency) : {}),
    ...(priced ? deductedPriceView(product, currency, deducted) : {}),
    centraProduct: product.product,
    centraVariant: product.product,
    createdAt: `${product.created} 00:00:00`,
    modifiedAt: `${product.created} 00:00:00`,
    ...(product.prepareDays > 0 && { prepareDays: product.prepareDays }),
    available: product.items.some(({ stock }) => stock > 0),
    items: product.items.map((item, index) => ({
      ...itemView(item, index),
      stock: stockLevel(item.stock),
      ...(warehouses && { warehouses: [{ warehouse: theWarehouse.warehouse, stock: item.stock }] }),
    })),
    itemTable: { x: product.items.map(({ size }) => size), y: [], dividerSymbol: 'x' },
  }
}

/** The shop has one warehouse, to which all stock belongs. */
export const theWarehouse = { warehouse: 1, name: 'Main warehouse' }

/** The stock level as the wire spells it. Exact quantities are not public. */
export const stockLevel = (stock: number) => (stock > 10 ? 'yes' : stock > 0 ? 'few' : 'no')

export const descriptionView = ({ product, name, variant, uri, sku, media }: CatalogueProduct) => ({
  product,
  name,
  variantName: variant,
  uri,
  sku,
  productSku: sku,
  itemQuantityMinimum: 1,
  itemQuantityMultipleOf: 1,
  itemQuantityMaximum: lineMaximum,
  ...emptyFields,
  media: media.length > 0 ? { standard: media } : [],
  measurementChart: [],
})

/**
 * Fields on the wire that are empty, because the shop has no brands or collections, and the content
 * service provides the texts.
 */
const emptyFields = {
  brand: null,
  brandName: null,
  brandUri: null,
  collection: null,
  collectionName: null,
  collectionUri: null,
  ...Object.fromEntries(
    ['countryOrigin', 'excerpt', 'excerptHtml', 'description', 'descriptionHtml', 'metaTitle', 'metaDescription']
      .concat('metaKeywords', 'stockUnit')
      .map(field => [field, '']),
  ),
}

/** An item in the wire's format. An item's id ends with a hyphen and the id of its size. */
export const itemView = ({ item, size, sku, ean }: Omit<Item, 'stock'>, index: number) => ({
  item,
  sizeId: item.slice(item.lastIndexOf('-') + 1),
  name: size,
  sku,
  ean,
  itemTableX: index,
  itemTableY: 0,
})

/** The data on which a product's formatted price depends. */
export type PricedProduct = Pick<CatalogueProduct, 'price' | 'priceBefore' | 'lowest' | 'isNew'>

/** The price after tax is deducted, as `priceToPay`; no field if no tax is deducted. */
export const deductedPriceView = (
  { price }: Pick<PricedProduct, 'price'>,
  currency: Currency,
  deducted: DeductedTax,
) =>
  deducted.vatTenths > 0 && price > deducted.above
    ? moneyFields('priceToPay', price - includedTax(price, deducted.vatTenths), currency)
    : {}

/**
 * A price in the wire's format, with the price before its reduction. Only reduced prices have
 * `lowest`, the lowest price of the previous 30 days.
 */
export function priceView({ price, priceBefore, lowest, isNew }: PricedProduct, currency: Currency) {
  const before = moneyFields('priceBeforeDiscount', priceBefore, currency)
  return {
    ...moneyFields('price', price, currency),
    ...before,
    discountPercent: priceBefore > price ? Math.round((1 - price / priceBefore) * 1000) / 10 : 0,
    lowestPrice:
      lowest === null
        ? []
        : [{ periodDays: 30, price: formatWireMoney(lowest, currency), priceAsNumber: lowest / 100, ...before }],
    showAsOnSale: priceBefore > price,
    showAsNew: isNew,
  }
}
