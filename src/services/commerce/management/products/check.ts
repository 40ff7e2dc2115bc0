import { type LanguageCode, languageCodes } from '../../lib/languages.ts'
import { findFalseReductions, formatFalseReduction } from '../prices.ts'
import type { ProductFields } from './fields.ts'

interface KnownIds {
  markets: { market: number; priceList: number }[]
  categories: CategoryName[]
}

export interface CategoryName extends Record<LanguageCode, string> {
  category: string
}

/** Loads the markets, price lists and categories to which a product may refer. */
export async function loadKnownIds(db: D1Database): Promise<KnownIds> {
  const [markets, categories] = await db.batch<{ market: number; priceList: number } & CategoryName>([
    db.prepare('SELECT DISTINCT market, pricelist AS priceList FROM countries'),
    db.prepare(`SELECT category, ${languageCodes.map(code => `name_${code} AS ${code}`)} FROM categories`),
  ])
  return { markets: markets?.results ?? [], categories: categories?.results ?? [] }
}

/** Finds unknown ids and duplicates in a product. Keys are paths of its fields: `items.0.item`. */
export function findProductErrors(
  product: string,
  { items, categories, markets = [], prices, related }: ProductFields,
  known: KnownIds,
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

/**
 * Finds false reductions (`findFalseReductions`) among a product's prices. Keys are field paths.
 */
export async function findPriceRefusals(
  db: D1Database,
  product: string,
  prices: ProductFields['prices'],
  now: Date,
): Promise<Record<string, string>> {
  const rows = Object.entries(prices).map(([list, price]) => ({ ...price, product, priceList: Number(list) }))
  const refused = await findFalseReductions(db, rows, now)
  return Object.fromEntries(
    refused.map(({ priceList, lowest }) => [`prices.${priceList}`, formatFalseReduction(lowest)]),
  )
}

/**
 * Finds conflicts with stored data: another product has the address, or an item cannot be removed
 * because it was ordered or is reserved. Keys are field names.
 */
export async function findProductConflicts(
  db: D1Database,
  product: string,
  { uri, items }: ProductFields,
): Promise<Record<string, string>> {
  const remaining = JSON.stringify(items.map(({ item }) => item))
  const [taken, soldItems] = await db.batch<{ product: string; item: string }>([
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
  const sold = soldItems?.results.map(({ item }) => item).join(', ')
  return {
    ...(others && { uri: `is the address of product ${others}` }),
    ...(sold && { items: `${sold} cannot be removed, because it was sold. Set its stock to 0 instead` }),
  }
}
