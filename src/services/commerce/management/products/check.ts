import { type LanguageCode, languageCodes } from '../../lib/languages.ts'
import { falseReductions, noReduction } from '../prices.ts'
import type { ProductFields } from './fields.ts'

interface Known {
  markets: { market: number; priceList: number }[]
  categories: CategoryName[]
}

export interface CategoryName extends Record<LanguageCode, string> {
  category: string
}

/** The ids that a product may refer to. */
export async function loadKnownIds(db: D1Database): Promise<Known> {
  const [markets, categories] = await db.batch<{ market: number; priceList: number } & CategoryName>([
    db.prepare('SELECT DISTINCT market, pricelist AS priceList FROM countries'),
    db.prepare(`SELECT category, ${languageCodes.map(code => `name_${code} AS ${code}`)} FROM categories`),
  ])
  return { markets: markets?.results ?? [], categories: categories?.results ?? [] }
}

/** Errors of a product itself: unknown ids and duplicates. Keys are its field paths. */
export function productErrors(
  product: string,
  { items, categories, markets = [], prices, related }: ProductFields,
  known: Known,
) {
  const errors: Record<string, string> = {}
  const lists = known.markets.map(({ priceList }) => String(priceList))
  items.forEach(({ item }, index) => {
    if (!item.startsWith(`${product}-`)) errors[`items.${index}.item`] = `must begin with ${product}-`
    if (items.findIndex(other => other.item === item) !== index) errors[`items.${index}.item`] = 'is there twice'
  })
  categories.forEach((category, index) => {
    if (!known.categories.some(entry => entry.category === category)) errors[`categories.${index}`] = 'not found'
    if (categories.indexOf(category) !== index) errors[`categories.${index}`] = 'is there twice'
  })
  markets.forEach((market, index) => {
    if (!known.markets.some(entry => entry.market === market)) errors[`markets.${index}`] = 'not found'
  })
  for (const priceList of Object.keys(prices))
    if (!lists.includes(priceList)) errors[`prices.${priceList}`] = 'not found'
  related.forEach((other, index) => {
    const isTwice =
      related.findIndex(({ product, relation }) => product === other.product && relation === other.relation) !== index
    if (other.product === product) errors[`related.${index}`] = 'is the product itself'
    else if (isTwice) errors[`related.${index}`] = 'is there twice'
  })
  return errors
}

/** Prices that claim a reduction but are none. */
export async function refusedPrices(
  db: D1Database,
  product: string,
  prices: ProductFields['prices'],
  now: Date,
): Promise<Record<string, string>> {
  const rows = Object.entries(prices).map(([list, price]) => ({ ...price, product, priceList: Number(list) }))
  const refused = await falseReductions(db, rows, now)
  return Object.fromEntries(refused.map(({ priceList, lowest }) => [`prices.${priceList}`, noReduction(lowest)]))
}

/**
 * Conflicts with other rows: another product at the address, and items that cannot be removed
 * because orders or reservations refer to them.
 */
export async function productConflicts(
  db: D1Database,
  product: string,
  { uri, items }: ProductFields,
): Promise<Record<string, string>> {
  const remaining = JSON.stringify(items.map(({ item }) => item))
  const [taken, bound] = await db.batch<{ product: string; item: string }>([
    db.prepare('SELECT product FROM products WHERE uri = ? AND product <> ?').bind(uri, product),
    db
      .prepare(
        `SELECT item FROM items WHERE product = ? AND item NOT IN (SELECT value FROM json_each(?)) AND
           (EXISTS (SELECT 1 FROM order_lines sold WHERE sold.item = items.item)
             OR item IN (SELECT item FROM reservations))`,
      )
      .bind(product, remaining),
  ])
  const others = taken?.results.map(other => other.product).join(', ')
  const sold = bound?.results.map(({ item }) => item).join(', ')
  return {
    ...(others && { uri: `is the address of product ${others}` }),
    ...(sold && { items: `${sold} cannot go: it was sold. Set its stock to 0 instead` }),
  }
}
