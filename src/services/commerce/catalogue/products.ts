import type { Batch } from '../lib/database.ts'
import type { LanguageCode } from '../lib/languages.ts'
import { parseStoredJson } from '../lib/stored-json.ts'
import type { PlacedCategory } from './categories.ts'
import type { SalesPlace } from './countries/place.ts'

/**
 * A product with its price in one price list. Prices are in minor units, tax included; `lowest` is
 * the lowest price in the 30 days before a reduction; null if the price is not reduced.
 */
export interface CatalogueProduct {
  product: string
  name: string
  variant: string
  uri: string
  sku: string
  media: string[]
  isNew: boolean
  /** Working days until the product can be sent; 0 unless it is made to order. */
  prepareDays: number
  /** Whether the product is electrical equipment. */
  isElectric: boolean
  created: string
  price: number
  priceBefore: number
  lowest: number | null
}

export interface Item {
  item: string
  size: string
  sku: string
  ean: string
  stock: number
}

/**
 * An item as sold in one market and price list, with its product and all of the product's items.
 */
export type SoldItem = CatalogueProduct &
  Omit<Item, 'sku'> & { itemSku: string; siblings: Omit<Item, 'stock'>[]; categories: PlacedCategory[] }

export const productColumns = (language: LanguageCode) =>
  `p.product, p.name, p.variant_${language} AS variant, p.uri, p.sku, p.media, p.is_new, p.prepare_days, p.is_electric, p.created,
   c.price, c.price_before, c.lowest`

/** SQL for a product's categories as JSON, with the main one first. */
export const categoriesSql = (language: LanguageCode) =>
  `(SELECT json_group_array(json_object('category', k.category, 'name', k.name_${language}, 'uri', k.uri, 'position', pc.position)
      ORDER BY pc.rank) FROM product_categories pc JOIN categories k USING (category) WHERE pc.product = p.product)`

/**
 * SQL for the products that have a price in the price list `?1` and are sold in the market `?2`. If
 * a parameter is null, each product's first price list or market is used, so that every product
 * occurs once.
 */
export const soldProducts = `products p
  JOIN prices c ON c.product = p.product AND c.pricelist = COALESCE(?1, (SELECT MIN(pricelist) FROM prices WHERE product = p.product))
  JOIN product_markets m ON m.product = p.product
    AND m.market = COALESCE(?2, (SELECT MIN(market) FROM product_markets WHERE product = p.product))`

export interface ProductRow {
  product: string
  name: string
  variant: string
  uri: string
  sku: string
  media: string
  is_new: number
  prepare_days: number
  is_electric: number
  created: string
  price: number
  price_before: number
  lowest: number | null
}

/**
 * Adds a statement that reads items and their products. The result is keyed by item id. Items that
 * are not sold in the place are omitted. All ids are passed as one JSON parameter, because D1
 * allows only 100 parameters.
 */
export function addItemDetails(
  batch: Batch,
  items: string[],
  { market, priceList }: SalesPlace,
  language: LanguageCode,
): () => Map<string, SoldItem> {
  if (items.length === 0) return () => new Map()
  const statement = batch
    .prepare(
      `SELECT ${productColumns(language)}, i.item, i.size_${language} AS size, i.sku AS item_sku, i.ean, s.quantity AS stock,
         (SELECT json_group_array(json_object('item', o.item, 'size', o.size_${language}, 'sku', o.sku, 'ean', o.ean) ORDER BY o.position)
            FROM items o WHERE o.product = p.product) AS siblings,
         ${categoriesSql(language)} AS categories
       FROM ${soldProducts} JOIN items i ON i.product = p.product JOIN free_stock s ON s.item = i.item
       WHERE i.item IN (SELECT value FROM json_each(?))`,
    )
    .bind(priceList, market, JSON.stringify(items))
  return batch.add(statement, (rows: SoldItemRow[]) => new Map(rows.map(row => [row.item, parseSoldItem(row)])))
}

type SoldItemRow = ProductRow & Omit<Item, 'sku'> & { item_sku: string; siblings: string; categories: string }

const parseSoldItem = (row: SoldItemRow): SoldItem => ({
  ...parseProductRow(row),
  item: row.item,
  size: row.size,
  itemSku: row.item_sku,
  ean: row.ean,
  stock: row.stock,
  siblings: parseStoredJson(row.siblings),
  categories: parseStoredJson(row.categories),
})

/**
 * SQL condition that the JSON list `?3` contains the product's id. If `ids` is null, the condition
 * is that `?3` is null. If one condition covered both cases with `OR`, SQLite would scan the whole
 * catalogue.
 */
export const isAmong = (ids: string[] | null) => (ids ? 'p.product IN (SELECT value FROM json_each(?3))' : '?3 IS NULL')

/** Parses the column that contains the URLs of a product's pictures. */
export const parseMedia = (text: string) => parseStoredJson<string[]>(text)

/** Converts a row that has the columns `productColumns` to a product. */
export const parseProductRow = (row: ProductRow): CatalogueProduct => ({
  product: row.product,
  name: row.name,
  variant: row.variant,
  uri: row.uri,
  sku: row.sku,
  media: parseMedia(row.media),
  isNew: row.is_new === 1,
  prepareDays: row.prepare_days,
  isElectric: row.is_electric === 1,
  created: row.created,
  price: row.price,
  priceBefore: row.price_before,
  lowest: row.lowest,
})
