import { type Currency, formatWireMoney, includedTax, moneyFields } from '../lib/money.ts'
import { lineMaximum } from './countries/place.ts'
import type { ListedProduct } from './listed-products.ts'
import type { CatalogueProduct, Item } from './products.ts'

/** The tax (tenths of a percent) that is deducted from prices above `above` (minor units). */
export interface DeductedTax {
  vatTenths: number
  above: number
}

/**
 * A product in the wire's format, without related products. `priced` is false if the caller adds
 * the prices of all price lists. `warehouses` is true for servers, which may see stock quantities.
 * Two fields are not Centra's: `priceToPay` is the price after tax is deducted, and `prepareDays`
 * the number of working days before a product that is made to order can be sent.
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

/** The stock level in the wire's spelling. Exact quantities are not public. */
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

/** Fields of the wire that are empty here, because the content service has these texts. */
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

/** What the formatted price of a product depends on. */
export type PricedProduct = Pick<CatalogueProduct, 'price' | 'priceBefore' | 'lowest' | 'isNew'>

/** The price after tax is deducted, as `priceToPay`; nothing if no tax is deducted. */
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
