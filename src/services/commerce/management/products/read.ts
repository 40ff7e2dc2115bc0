import { defaultLocale } from '#client/shared/texts/locales.ts'
import type { Page } from '../http.ts'
import { formatTextJson } from '../languages.ts'

interface Row {
  name: string
  variant: string
  uri: string
  sku: string
  media: string
  isNew: number
  prepareDays: number
  isElectric: number
  created: string
  categories: string
  markets: string
  prices: string
  items: string
  related: string
}

/** SQL for a JSON list with an entry for each row, sorted by `order`. */
const selectList = (entry: string, rows: string, order: string) =>
  `(SELECT json_group_array(${entry} ORDER BY ${order}) FROM ${rows})`

/** Loads a product as `PUT` accepts it, with amounts in major units; null if it does not exist. */
export async function loadProduct(db: D1Database, product: string) {
  const row = await db
    .prepare(
      `SELECT name, ${formatTextJson('variant')} AS variant, uri, sku, media, is_new AS isNew, prepare_days AS prepareDays, is_electric AS isElectric, created,
         ${selectList('category', 'product_categories pc WHERE pc.product = p.product', 'rank')} AS categories,
         ${selectList('market', 'product_markets m WHERE m.product = p.product', 'market')} AS markets,
         (SELECT json_group_object(CAST(pricelist AS TEXT), json(CASE WHEN lowest IS NULL
             THEN json_object('price', price / 100.0, 'before', price_before / 100.0)
             ELSE json_object('price', price / 100.0, 'before', price_before / 100.0, 'lowest', lowest / 100.0) END))
            FROM prices WHERE prices.product = p.product) AS prices,
         ${selectList(
           `json_object('item', item, 'size', ${formatTextJson('size')}, 'sku', items.sku, 'ean', ean, 'stock', quantity)`,
           'items JOIN stock USING (item) WHERE items.product = p.product',
           'position',
         )} AS items,
         ${selectList(`json_object('product', related, 'relation', relation)`, 'relations r WHERE r.product = p.product', 'relation, position')} AS related
       FROM products p WHERE product = ?`,
    )
    .bind(product)
    .first<Row>()
  if (!row) return null
  const { name, uri, sku, created, isNew, prepareDays, isElectric, ...lists } = row
  const parsed = Object.fromEntries(Object.entries(lists).map(([field, text]) => [field, JSON.parse(text)]))
  return { name, uri, sku, created, isNew: isNew === 1, prepareDays, isElectric: isElectric === 1, ...parsed }
}

/** Loads a page of the list of products, sorted by id, and the number of all products. */
export async function loadProductNames(db: D1Database, { skipFirst, limit }: Page) {
  const { results: products } = await db
    .prepare(
      `SELECT product, name, variant_${defaultLocale} AS variant, uri,
         (SELECT COALESCE(SUM(quantity), 0) FROM items JOIN stock USING (item) WHERE items.product = products.product) AS stock
       FROM products ORDER BY CAST(product AS INTEGER) LIMIT ? OFFSET ?`,
    )
    .bind(limit, skipFirst)
    .all<{ product: string; name: string; variant: string; uri: string; stock: number }>()
  const productCount = await db.prepare('SELECT COUNT(*) AS n FROM products').first<number>('n')
  return { products, productCount }
}
