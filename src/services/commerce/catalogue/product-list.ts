import type { Readable } from '../lib/database.ts'
import type { LanguageCode } from '../lib/languages.ts'
import type { SalesScope } from './countries/place.ts'
import type { ProductFilters, sortFields } from './product-filters.ts'
import { isAmong, soldProducts } from './products.ts'

export interface CategoryFacet {
  field: string
  values: { value: string; count: number; totalCount: number; data: string }[]
}

export interface ProductListing {
  /** The ids of one page, sorted as requested. */
  products: string[]
  /** The number of all matches. */
  total: number
  /**
   * For each category and each size, the number of its products that match (`count`), and of all
   * its products that are sold in the scope (`totalCount`). Empty if products are requested by id.
   */
  facets: CategoryFacet[]
}

/**
 * Finds products that are sold in a scope and match the filters. Each list is passed as one JSON
 * parameter, because D1 allows only 100 parameters.
 */
export async function findProducts(
  db: Readable,
  filters: ProductFilters,
  { market, priceList }: SalesScope,
  language: LanguageCode,
): Promise<ProductListing> {
  const ids = findRequestedIds(filters)
  const parameterValues = listParameters(filters, ids)
  const matches = `FROM ${soldProducts} WHERE ${conditions(ids, language)}`
  const statement = (formatSort: string, ...more: number[]) =>
    db.prepare(formatSort).bind(priceList, market, ...parameterValues, ...more)
  const order = [...(filters.sortOrder ?? []).map(formatSort), 'p.created DESC', 'p.product'].join(', ')
  const [page, count, categories, sizes] = await db.batch<Record<string, unknown>>([
    statement(`SELECT p.product ${matches} ORDER BY ${order} LIMIT ?13 OFFSET ?14`, filters.limit, filters.skipFirst),
    statement(`SELECT COUNT(*) AS total ${matches}`),
    ...(filters.products ? [] : [statement(categoryFacet(matches, language)), statement(sizeFacet(matches, language))]),
  ])
  return {
    products: page?.results.map(row => String(row.product)) ?? [],
    total: Number(count?.results[0]?.total ?? 0),
    facets: filters.products ? [] : [formatFacet('categories', categories), formatFacet('items.name', sizes)],
  }
}

const sortSql: Record<(typeof sortFields)[number], string> = {
  uri: 'p.uri',
  categoryItemSort: `(SELECT MIN(position) FROM product_categories pc WHERE pc.product = p.product
    AND (?4 IS NULL OR pc.category IN (SELECT value FROM json_each(?4))))`,
  // The shop has no collections.
  collectionUri: `''`,
  priceAsNumber: 'c.price',
  createdAt: 'p.created',
  modifiedAt: 'p.created',
}

const formatSort = ({ field, order }: NonNullable<ProductFilters['sortOrder']>[number]) => `${sortSql[field]} ${order}`

/**
 * The SQL condition for all filters. It uses `instr` to search for words, because D1 limits LIKE
 * patterns to 50 bytes.
 */
const conditions = (ids: string[] | null, language: LanguageCode) => `
  ${isAmong(ids)}
  AND (?4 IS NULL OR p.product IN (SELECT product FROM product_categories WHERE category IN (SELECT value FROM json_each(?4))))
  AND (?5 IS NULL OR EXISTS (SELECT 1 FROM items i WHERE i.product = p.product AND i.size_${language} IN (SELECT value FROM json_each(?5))))
  AND (?6 IS NULL OR ?6 = EXISTS (SELECT 1 FROM items i JOIN free_stock s USING (item) WHERE i.product = p.product AND s.quantity > 0))
  AND (?7 IS NULL OR ?7 = p.is_new)
  AND (?8 IS NULL OR ?8 = (c.price_before > c.price))
  AND ((?9 IS NULL AND ?10 IS NULL) OR p.uri = ?9
    OR p.product IN (SELECT product FROM product_categories JOIN categories USING (category) WHERE uri = ?10))
  AND NOT EXISTS (SELECT 1 FROM json_each(?11) word WHERE
    instr(COALESCE((SELECT words FROM product_words w WHERE w.product = p.product AND w.language = '${language}'), ''), word.value) = 0)
  AND ?12`

/** Returns the ids of the products that the request allows; null if it allows all. */
function findRequestedIds({ products, centraProduct }: ProductFilters): string[] | null {
  const [first, second] = [products, centraProduct].filter(ids => ids !== undefined)
  return (first && second ? first.filter(id => second.includes(id)) : first) ?? null
}

function listParameters(filters: ProductFilters, ids: string[] | null): (string | number | null)[] {
  const list = (values: string[] | null | undefined) => (values ? JSON.stringify(values) : null)
  const uri = filters.uri?.uri ?? null
  const isFor = (kind: 'product' | 'category') => filters.uri?.for.includes(kind)
  // No product has a brand or collection, so filters for them match nothing. A `uri` matches
  // nothing if it is only for articles (`cmsArticle`), because this service has none.
  const isPossible = !filters.brands && !filters.collections && (!uri || isFor('product') || isFor('category'))
  return [
    list(ids),
    list(filters.categories),
    list(filters['items.name']),
    filters.onlyAvailable ? 1 : null,
    filters.showAsNew === undefined ? null : Number(filters.showAsNew),
    filters.showAsOnSale === undefined ? null : Number(filters.showAsOnSale),
    isFor('product') ? uri : null,
    isFor('category') ? uri : null,
    JSON.stringify(filters.search),
    Number(isPossible),
  ]
}

const categoryFacet = (matches: string, language: LanguageCode) => `
  WITH matched AS (SELECT p.product ${matches}), sold AS (SELECT p.product FROM ${soldProducts})
  SELECT category AS value, name_${language} AS data, SUM(pc.product IN matched) AS count, COUNT(*) AS totalCount
  FROM product_categories pc JOIN categories USING (category) WHERE pc.product IN sold GROUP BY category ORDER BY categories.position`

const sizeFacet = (matches: string, language: LanguageCode) => `
  WITH matched AS (SELECT p.product ${matches}), sold AS (SELECT p.product FROM ${soldProducts})
  SELECT size_${language} AS value, size_${language} AS data, COUNT(DISTINCT i.product) FILTER (WHERE i.product IN matched) AS count,
    COUNT(DISTINCT i.product) AS totalCount
  FROM items i WHERE i.product IN sold GROUP BY size_${language} ORDER BY MIN(i.position), 1`

const formatFacet = (field: string, result: D1Result<Record<string, unknown>> | undefined): CategoryFacet => ({
  field,
  values: (result?.results ?? []).map(row => ({
    value: String(row.value),
    count: Number(row.count),
    totalCount: Number(row.totalCount),
    data: String(row.data),
  })),
})
