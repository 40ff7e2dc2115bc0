import { type Currency, includedTax, moneyFields, wireMoneyText } from '../lib/money.ts'
import { lineMaximum } from './countries/place.ts'
import type { ListedProduct } from './listed-products.ts'
import type { CatalogueProduct, Item } from './products.ts'

/** The tax that is deducted, in tenths of a percent, from prices above this one, in minor units. */
export interface DeductedTax {
  vatTenths: number
  above: number
}

/**
 * A product as `POST products` returns it, without relations; `priced` is false where prices are
 * shown by price list, and `warehouses` true for servers, which may see quantities. Where tax is
 * `deducted` from a price, `priceToPay` (an extension of the wire) is the price without it.
 * `prepareDays`, too, are the working days until it is made.
 */
export function productView(
  product: ListedProduct,
  currency: Currency,
  { priced, warehouses, deducted }: { priced: boolean; warehouses: boolean; deducted: DeductedTax },
) {
  return {
    ...descriptionView(product),
    ...(priced ? priceView(product, currency) : {}),
    ...(priced && deducted.vatTenths > 0 && product.price > deducted.above
      ? moneyFields('priceToPay', product.price - includedTax(product.price, deducted.vatTenths), currency)
      : {}),
    centraProduct: product.product,
    centraVariant: product.product,
    createdAt: `${product.created} 00:00:00`,
    modifiedAt: `${product.created} 00:00:00`,
    ...(product.prepareDays > 0 && { prepareDays: product.prepareDays }),
    available: product.items.some(({ stock }) => stock > 0),
    items: product.items.map((item, index) => ({
      ...itemView(item, index),
      stock: stockWord(item.stock),
      ...(warehouses && { warehouses: [{ warehouse: theWarehouse.warehouse, stock: item.stock }] }),
    })),
    itemTable: { x: product.items.map(({ size }) => size), y: [], dividerSymbol: 'x' },
  }
}

/** There is one warehouse. */
export const theWarehouse = { warehouse: 1, name: 'Main warehouse' }

/** The specification's stock label (§4) in the wire's spelling: quantities are not public. */
const stockWord = (stock: number) => (stock > 10 ? 'yes' : stock > 0 ? 'few' : 'no')

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
  ...unnamed,
  media: media.length > 0 ? { standard: media } : [],
  measurementChart: [],
})

/** Fields of the platform that this service leaves to the content service. */
const unnamed = {
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

/** An item's id ends with its size's id. */
export const itemView = ({ item, size, sku, ean }: Omit<Item, 'stock'>, index: number) => ({
  item,
  sizeId: item.slice(item.lastIndexOf('-') + 1),
  name: size,
  sku,
  ean,
  itemTableX: index,
  itemTableY: 0,
})

type Prices = Pick<CatalogueProduct, 'price' | 'priceBefore' | 'lowest' | 'isNew'>

/** A price and the price before its reduction; `lowest` is only shown for reduced ones. */
export function priceView({ price, priceBefore, lowest, isNew }: Prices, currency: Currency) {
  const before = moneyFields('priceBeforeDiscount', priceBefore, currency)
  return {
    ...moneyFields('price', price, currency),
    ...before,
    discountPercent: priceBefore > price ? Math.round((1 - price / priceBefore) * 1000) / 10 : 0,
    lowestPrice:
      lowest === null
        ? []
        : [{ periodDays: 30, price: wireMoneyText(lowest, currency), priceAsNumber: lowest / 100, ...before }],
    showAsOnSale: priceBefore > price,
    showAsNew: isNew,
  }
}
