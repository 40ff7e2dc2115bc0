import { languageCodes } from '../../lib/languages.ts'
import { foldText } from '../../lib/text/text.ts'
import { formatShopDay } from '../../lib/time/days.ts'
import { listTextColumns, listTextUpdates, listTextValues } from '../languages.ts'
import { findFormerPrice, priceStatements } from '../prices.ts'
import type { CategoryName } from './check.ts'
import type { ProductFields } from './fields.ts'

/**
 * Creates or replaces a product with its items, prices, markets, categories and relations, in one
 * batch. Existing items keep their stock, and the product keeps its position in the listings of its
 * categories. Changed prices are added to the price history.
 */
export async function saveProduct(
  db: D1Database,
  product: string,
  fields: ProductFields,
  { categories, actor, now }: { categories: CategoryName[]; actor: string; now: Date },
): Promise<void> {
  const {
    name,
    variant,
    uri,
    sku,
    media,
    isNew,
    prepareDays,
    isElectric,
    created = formatShopDay(now.getTime()),
  } = fields
  const statement = (sql: string, ...values: (string | number)[]) => db.prepare(sql).bind(product, ...values)
  await db.batch([
    statement(
      `INSERT INTO products (product, name, ${listTextColumns('variant')}, uri, sku, media, is_new, created, prepare_days, is_electric)
       VALUES (?1, ?2, ${listTextValues('?3')}, ?4, ?5, ?6, ?7, ?8, ?10, ?11) ON CONFLICT (product) DO UPDATE SET name = ?2, ${listTextUpdates('variant')},
         uri = ?4, sku = ?5, media = ?6, is_new = ?7, prepare_days = ?10, is_electric = ?11, created = CASE WHEN ?9 THEN ?8 ELSE created END`,
      ...[name, JSON.stringify(variant), uri, sku, JSON.stringify(media), Number(isNew), created],
      Number(fields.created !== undefined),
      prepareDays,
      Number(isElectric),
    ),
    ...itemStatements(statement, fields, actor),
    ...placeStatements(statement, fields),
    ...Object.entries(fields.prices).flatMap(([priceList, price]) => [
      // If the product has no price yet, its former price is stored first, so that
      // `priceStatements` can reduce it.
      db
        .prepare('INSERT OR IGNORE INTO prices (product, pricelist, price, price_before) VALUES (?1, ?2, ?3, ?3)')
        .bind(product, Number(priceList), findFormerPrice(price)),
      ...priceStatements(db, [{ ...price, product, priceList: Number(priceList) }], now),
    ]),
    ...wordStatements(
      statement,
      fields,
      categories.filter(({ category }) => fields.categories.includes(category)),
    ),
    statement('INSERT OR REPLACE INTO product_changes (product, change) VALUES (?1, hex(randomblob(8)))'),
  ])
}

type PrepareStatement = (sql: string, ...values: (string | number)[]) => D1PreparedStatement

function itemStatements(statement: PrepareStatement, { items }: ProductFields, actor: string) {
  const rows = JSON.stringify(items)
  const removedItems =
    "SELECT item FROM items WHERE product = ?1 AND item NOT IN (SELECT value ->> 'item' FROM json_each(?2))"
  return [
    statement(`DELETE FROM stock_requests WHERE item IN (${removedItems})`, rows),
    // The trigger that records the removal of the stock takes the actor from the row.
    statement(`UPDATE stock SET actor = ?3 WHERE item IN (${removedItems})`, rows, actor),
    statement(`DELETE FROM stock WHERE item IN (${removedItems})`, rows),
    statement(`DELETE FROM items WHERE item IN (${removedItems})`, rows),
    statement(
      `INSERT INTO items (item, product, ${listTextColumns('size')}, sku, ean, position)
       SELECT value ->> 'item', ?1, ${listTextValues("value -> 'size'")}, value ->> 'sku', value ->> 'ean', key
       FROM json_each(?2) WHERE true ON CONFLICT (item) DO UPDATE SET ${listTextUpdates('size')},
         sku = excluded.sku, ean = excluded.ean, position = excluded.position`,
      rows,
    ),
    statement(
      `INSERT OR IGNORE INTO stock (item, quantity, cause, actor)
       SELECT value ->> 'item', value ->> 'stock', 'opening', ?3 FROM json_each(?2) WHERE ?1 = ?1`,
      rows,
      actor,
    ),
  ]
}

/** Statements that store markets, categories and related products, and delete removed prices. */
function placeStatements(statement: PrepareStatement, { categories, markets, prices, related }: ProductFields) {
  const priceListsJson = JSON.stringify(Object.keys(prices).map(Number))
  const categoriesJson = JSON.stringify(categories)
  const marketsJson = markets && JSON.stringify(markets)
  return [
    statement('DELETE FROM product_markets WHERE product = ?1'),
    marketsJson
      ? statement(
          'INSERT INTO product_markets (product, market) SELECT DISTINCT ?1, value FROM json_each(?2)',
          marketsJson,
        )
      : statement(
          `INSERT INTO product_markets (product, market)
           SELECT DISTINCT ?1, market FROM countries WHERE pricelist IN (SELECT value FROM json_each(?2))`,
          priceListsJson,
        ),
    statement(
      'DELETE FROM prices WHERE product = ?1 AND pricelist NOT IN (SELECT value FROM json_each(?2))',
      priceListsJson,
    ),
    statement(
      'DELETE FROM product_categories WHERE product = ?1 AND category NOT IN (SELECT value FROM json_each(?2))',
      categoriesJson,
    ),
    statement(
      `INSERT INTO product_categories (product, category, rank, position)
       SELECT ?1, value, key, (SELECT COALESCE(MAX(position), 0) + 1 FROM product_categories WHERE category = value)
       FROM json_each(?2) WHERE true ON CONFLICT (product, category) DO UPDATE SET rank = excluded.rank`,
      categoriesJson,
    ),
    statement('DELETE FROM relations WHERE product = ?1'),
    statement(
      `INSERT INTO relations (product, related, relation, position)
       SELECT ?1, value ->> 'product', value ->> 'relation', key FROM json_each(?2)`,
      JSON.stringify(related),
    ),
  ]
}

/** Statements that store the words by which shoppers find the product, in each language. */
const wordStatements = (
  statement: PrepareStatement,
  { name, variant, sku, items }: ProductFields,
  categories: CategoryName[],
) =>
  languageCodes.map(language => {
    const parts = [
      ...categories.map(entry => entry[language]),
      ...items.flatMap(item => [item.size[language], item.sku, item.ean]),
    ]
    return statement(
      `INSERT OR REPLACE INTO product_words (product, language, words) VALUES (?1, ?2, ?3)`,
      language,
      foldText([name, variant[language], sku, ...parts].join(' ')),
    )
  })
