import type { Language } from '../lib/languages.ts'
import { loadCategoriesOf, placedView } from './categories.ts'
import { loadCurrency } from './countries.ts'
import type { Scope } from './place.ts'
import { defaultPlace } from './place.ts'
import { priceView, productView } from './product-view.ts'
import { loadProducts } from './products.ts'

type Listed = Awaited<ReturnType<typeof loadProducts>>[number]

/** How products are shown: scope and language. */
export interface ProductScope {
  scope: Scope
  language: Language
  /** Whether to show stock quantities: servers only. */
  warehouses: boolean
  /**
   * The tax that is deducted from prices where goods leave the tax area, in tenths of a percent.
   */
  deducted: number
}

/**
 * Products as the catalogue returns them, in the order of `ids`; products outside the scope are
 * missing. Related ones are short, or complete when `whole`; they have no relations themselves.
 */
export async function loadProductViews(
  db: D1Database,
  ids: string[],
  { whole = false, ...shown }: ProductScope & { whole?: boolean },
): Promise<object[]> {
  const { scope, language } = shown
  if (ids.length === 0) return []
  const products = await loadProducts(db, ids, scope, language)
  const relatedIds = [...new Set(products.flatMap(({ relations }) => relations.map(({ product }) => product)))]
  const related = relatedIds.length > 0 ? await loadProducts(db, relatedIds, scope, language) : []
  const view = await viewer(db, [...products, ...(whole ? related : [])], shown)
  const found = new Map(products.map(product => [product.product, product]))
  const others = new Map(related.map(product => [product.product, whole ? view(product) : shortView(product)]))
  return ids.flatMap(id => {
    const product = found.get(id)
    if (!product) return []
    found.delete(id)
    const relatedProducts = product.relations.flatMap(({ product: other, relation }) => {
      const relative = others.get(other)
      return relative ? [{ ...relative, relation }] : []
    })
    return [{ ...view(product), relatedProducts }]
  })
}

/** The fields of a related product's card. */
const shortView = ({ product, media, items }: Listed) => ({
  product,
  available: items.some(({ stock }) => stock > 0),
  media: media.length > 0 ? { standard: media } : [],
})

/** Adds categories to products; and all prices or markets when the scope is all. */
async function viewer(db: D1Database, products: Listed[], { scope, language, warehouses, deducted }: ProductScope) {
  const ids = products.map(({ product }) => product)
  const [categories, currency, prices, markets] = await Promise.all([
    loadCategoriesOf(db, ids, language),
    loadCurrency(db, { ...defaultPlace, ...(scope.priceList === null ? {} : { priceList: scope.priceList }) }),
    scope.priceList === null ? loadPrices(db, products) : null,
    scope.market === null ? loadMarketsOf(db, ids) : null,
  ])
  return (product: Listed) => ({
    ...productView(product, currency, { priced: prices === null, warehouses, deducted }),
    ...placedView(categories.get(product.product) ?? []),
    ...(prices ? { prices: prices.get(product.product) ?? {} } : {}),
    ...(markets ? { markets: markets.get(product.product) ?? [] } : {}),
  })
}

/** Each product's prices by price list, in the wire's format. */
async function loadPrices(db: D1Database, products: Listed[]) {
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

async function loadMarketsOf(db: D1Database, products: string[]): Promise<Map<string, number[]>> {
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
