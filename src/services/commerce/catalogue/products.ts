import type { LanguageCode } from '../lib/languages.ts'
import { parseStoredJson } from '../lib/stored-json.ts'
import type { PlacedCategory } from './categories.ts'
import type { SalesPlace } from './countries/place.ts'

/** A product with its price in one price list. Prices are in minor units, tax included. */
export interface CatalogueProduct {
  product: string
  name: string
  variant: string
  uri: string
  sku: string
  media: string[]
  isNew: boolean
  /** Working days until it can be sent; 0 unless it is made to order. */
  prepareDays: number
  /** Whether it is electrical equipment. */
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
 * An item with its product, as sold in one market, and with all items and categories of the
 * product.
 */
export type SoldItem = CatalogueProduct &
  Omit<Item, 'sku'> & { itemSku: string; siblings: Omit<Item, 'stock'>[]; categories: PlacedCategory[] }

export const productColumns = (language: LanguageCode) =>
  `p.product, p.name, p.variant_${language} AS variant, p.uri, p.sku, p.media, p.is_new, p.prepare_days, p.is_electric, p.created,
   c.price, c.price_before, c.lowest`

/** SQL for the categories of a product as JSON, the main one first. */
export const categoriesSql = (language: LanguageCode) =>
  `(SELECT json_group_array(json_object('category', k.category, 'name', k.name_${language}, 'uri', k.uri, 'position', pc.position)
      ORDER BY pc.rank) FROM product_categories pc JOIN categories k USING (category) WHERE pc.product = p.product)`

/**
 * SQL for products in one market with a price in one price list; `?1` is the price list and `?2`
 * the market. Null means each product's first, so that every product occurs once.
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
 * Loads items with their products, by item id; items that are not sold in the place are omitted.
 * Ids are passed as one JSON parameter, since D1 allows 100 parameters.
 */
export async function loadItemDetails(
  db: D1Database,
  items: string[],
  { market, priceList }: SalesPlace,
  language: LanguageCode,
) {
  if (items.length === 0) return new Map<string, SoldItem>()
  const { results } = await db
    .prepare(
      `SELECT ${productColumns(language)}, i.item, i.size_${language} AS size, i.sku AS item_sku, i.ean, s.quantity AS stock,
         (SELECT json_group_array(json_object('item', o.item, 'size', o.size_${language}, 'sku', o.sku, 'ean', o.ean) ORDER BY o.position)
            FROM items o WHERE o.product = p.product) AS siblings,
         ${categoriesSql(language)} AS categories
       FROM ${soldProducts} JOIN items i ON i.product = p.product JOIN free_stock s ON s.item = i.item
       WHERE i.item IN (SELECT value FROM json_each(?))`,
    )
    .bind(priceList, market, JSON.stringify(items))
    .all<ProductRow & Omit<Item, 'sku'> & { item_sku: string; siblings: string; categories: string }>()
  return new Map<string, SoldItem>(
    results.map(row => [
      row.item,
      {
        ...parseProductRow(row),
        item: row.item,
        size: row.size,
        itemSku: row.item_sku,
        ean: row.ean,
        stock: row.stock,
        siblings: parseStoredJson(row.siblings),
        categories: parseStoredJson(row.categories),
      },
    ]),
  )
}

/**
 * SQL condition that the list `?3` contains the product; null means any product. It has no `OR`,
 * since SQLite would then scan the whole catalogue.
 */
export const isAmong = (ids: string[] | null) => (ids ? 'p.product IN (SELECT value FROM json_each(?3))' : '?3 IS NULL')

/** Parses the column with a product's pictures. */
export const parseMedia = (text: string) => parseStoredJson<string[]>(text)

/** Converts a row with `productColumns` to a product. */
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
