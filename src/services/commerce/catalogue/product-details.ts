import type { Readable } from '../lib/database.ts'
import type { LanguageCode } from '../lib/languages.ts'
import type { Currency } from '../lib/money.ts'
import { productCategoriesView } from './categories.ts'
import type { SalesScope } from './countries/place.ts'
import { type ListedProduct, loadListedProducts, type RelatedProduct } from './listed-products.ts'
import { type DeductedTax, priceView, productView } from './product-view.ts'

/**
 * The market, price list and language in which products are formatted, and what the caller may see.
 */
export interface ProductScope {
  scope: SalesScope
  language: LanguageCode
  currency: Currency
  /** Whether to show stock quantities, which only servers may see. */
  warehouses: boolean
  /** The tax that is deducted from prices outside the VAT area. */
  deducted: DeductedTax
}

/**
 * Loads products in the wire's format by id, newest first. Products that are not sold in the scope
 * are omitted. If `whole` is true, related products have all fields except their own related
 * products; otherwise they have only a card's fields.
 */
export async function loadProductViews(
  db: Readable,
  ids: string[],
  { whole = false, ...formatPrice }: ProductScope & { whole?: boolean },
): Promise<Map<string, object>> {
  if (ids.length === 0) return new Map()
  const { products, related, short } = await loadListedProducts(db, ids, formatPrice.scope, {
    language: formatPrice.language,
    whole,
  })
  const view = await createViewer(db, [...products, ...related], formatPrice)
  const relatedViews = new Map<string, object>([
    ...related.map((product): [string, object] => [product.product, view(product)]),
    ...short.map((product): [string, object] => [product.product, shortView(product)]),
  ])
  return new Map(
    products.map(product => {
      const relatedProducts = product.relations.flatMap(({ product: other, relation }) => {
        const relatedView = relatedViews.get(other)
        return relatedView ? [{ ...relatedView, relation }] : []
      })
      return [product.product, { ...view(product), relatedProducts }]
    }),
  )
}

/** The fields of a related product's card. */
const shortView = ({ product, media, available }: RelatedProduct) => ({
  product,
  available,
  media: media.length > 0 ? { standard: media } : [],
})

/**
 * Returns a function that formats a product. If the scope covers all price lists, the function adds
 * the price in each of them. If it covers all markets, the function adds the markets in which the
 * product is sold.
 */
async function createViewer(
  db: Readable,
  products: ListedProduct[],
  { scope, currency, warehouses, deducted }: ProductScope,
) {
  const [prices, markets] = await Promise.all([
    scope.priceList === null ? loadPrices(db, products) : null,
    scope.market === null
      ? loadProductMarkets(
          db,
          products.map(({ product }) => product),
        )
      : null,
  ])
  return (product: ListedProduct) => ({
    ...productView(product, currency, { priced: prices === null, warehouses, deducted }),
    ...productCategoriesView(product.categories),
    ...(prices ? { prices: prices.get(product.product) ?? {} } : {}),
    ...(markets ? { markets: markets.get(product.product) ?? [] } : {}),
  })
}

/** Loads each product's prices by price list, in the wire's format. */
async function loadPrices(db: Readable, products: ListedProduct[]) {
  const { results } = await db
    .prepare(
      `SELECT product, pricelist AS priceList, price, price_before AS priceBefore, lowest, currency, whole
       FROM prices JOIN pricelists USING (pricelist) JOIN currencies USING (currency)
       WHERE product IN (SELECT value FROM json_each(?)) ORDER BY pricelist`,
    )
    .bind(JSON.stringify(products.map(({ product }) => product)))
    .all<{
      product: string
      priceList: number
      price: number
      priceBefore: number
      lowest: number | null
      currency: string
      whole: number
    }>()
  const isNew = new Map(products.map(product => [product.product, product.isNew]))
  const formatPrice = (row: (typeof results)[number]) =>
    priceView({ ...row, isNew: isNew.get(row.product) ?? false }, { ...row, whole: row.whole === 1 })
  return new Map(
    [...Map.groupBy(results, ({ product }) => product)].map(([product, rows]) => [
      product,
      Object.fromEntries(rows.map(row => [row.priceList, formatPrice(row)])),
    ]),
  )
}

async function loadProductMarkets(db: Readable, products: string[]): Promise<Map<string, number[]>> {
  const { results } = await db
    .prepare(
      `SELECT product, market FROM product_markets WHERE product IN (SELECT value FROM json_each(?)) ORDER BY market`,
    )
    .bind(JSON.stringify(products))
    .all<{ product: string; market: number }>()
  return new Map(
    [...Map.groupBy(results, ({ product }) => product)].map(([product, rows]) => [
      product,
      rows.map(({ market }) => market),
    ]),
  )
}
