import type { Readable } from '../lib/database.ts'
import type { LanguageCode } from '../lib/languages.ts'
import type { Currency } from '../lib/money.ts'
import { placedView } from './categories.ts'
import type { SalesScope } from './countries/place.ts'
import { type ListedProduct, loadListed, type RelatedProduct } from './listed-products.ts'
import { type DeductedTax, priceView, productView } from './product-view.ts'

/** How products are shown. */
export interface ProductScope {
  scope: SalesScope
  language: LanguageCode
  currency: Currency
  /** Whether to show stock quantities: servers only. */
  warehouses: boolean
  /** Where goods leave the tax area. */
  deducted: DeductedTax
}

/**
 * Products as the catalogue returns them, newest first; those outside the scope are missing.
 * Related ones are short, or complete when `whole`; they have no relations themselves.
 */
export async function loadProductViews(
  db: Readable,
  ids: string[],
  { whole = false, ...shown }: ProductScope & { whole?: boolean },
): Promise<Map<string, object>> {
  if (ids.length === 0) return new Map()
  const { products, related, short } = await loadListed(db, ids, shown.scope, { language: shown.language, whole })
  const view = await viewer(db, [...products, ...related], shown)
  const others = new Map<string, object>([
    ...related.map((product): [string, object] => [product.product, view(product)]),
    ...short.map((product): [string, object] => [product.product, shortView(product)]),
  ])
  return new Map(
    products.map(product => {
      const relatedProducts = product.relations.flatMap(({ product: other, relation }) => {
        const relative = others.get(other)
        return relative ? [{ ...relative, relation }] : []
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

/** Adds all prices or markets when the scope is all. */
async function viewer(
  db: Readable,
  products: ListedProduct[],
  { scope, currency, warehouses, deducted }: ProductScope,
) {
  const [prices, markets] = await Promise.all([
    scope.priceList === null ? loadPrices(db, products) : null,
    scope.market === null
      ? loadMarketsOf(
          db,
          products.map(({ product }) => product),
        )
      : null,
  ])
  return (product: ListedProduct) => ({
    ...productView(product, currency, { priced: prices === null, warehouses, deducted }),
    ...placedView(product.categories),
    ...(prices ? { prices: prices.get(product.product) ?? {} } : {}),
    ...(markets ? { markets: markets.get(product.product) ?? [] } : {}),
  })
}

/** Each product's prices by price list, in the wire's format. */
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
  const shown = (row: (typeof results)[number]) =>
    priceView({ ...row, isNew: isNew.get(row.product) ?? false }, { ...row, whole: row.whole === 1 })
  return new Map(
    [...Map.groupBy(results, ({ product }) => product)].map(([product, rows]) => [
      product,
      Object.fromEntries(rows.map(row => [row.priceList, shown(row)])),
    ]),
  )
}

async function loadMarketsOf(db: Readable, products: string[]): Promise<Map<string, number[]>> {
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
