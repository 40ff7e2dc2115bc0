import type { Readable } from '../lib/database.ts'
import type { LanguageCode } from '../lib/languages.ts'
import { parseStoredJson } from '../lib/stored-json.ts'
import type { PlacedCategory } from './categories.ts'
import type { SalesScope } from './countries/place.ts'
import {
  type CatalogueProduct,
  categoriesSql,
  type Item,
  type ProductRow,
  parseMedia,
  parseProductRow,
  productColumns,
  soldProducts,
} from './products.ts'

/** A product with its items, categories and relations. */
export interface ListedProduct extends CatalogueProduct {
  items: Item[]
  categories: PlacedCategory[]
  relations: { product: string; relation: string }[]
}

/** A related product with only the fields that its card shows. */
export interface RelatedProduct {
  product: string
  media: string[]
  available: boolean
}

interface ListedRow extends ProductRow {
  items: string
  categories: string
  relations: string
}

/** A row of `shortSql`. `available` is 1 or 0. */
interface ShortRow {
  product: string
  media: string
  available: number
}

const requestedIds = '(SELECT value FROM json_each(?3))'
const relatedIds = `(SELECT related FROM relations WHERE product IN ${requestedIds})`

/**
 * Loads products that are sold in a scope, newest first, and their related products, in one round
 * trip. If `whole` is true, related products have all fields and are in `related`; otherwise they
 * have only a card's fields and are in `short`. Unknown ids are omitted. All ids are passed as one
 * JSON parameter, because D1 allows only 100 parameters.
 */
export async function loadListedProducts(
  db: Readable,
  ids: string[],
  { market, priceList }: SalesScope,
  { language, whole }: { language: LanguageCode; whole: boolean },
) {
  const statement = (sql: string) => db.prepare(sql).bind(priceList, market, JSON.stringify(ids))
  const [listed, related] = await db.batch<ListedRow & ShortRow>([
    statement(listedSql(requestedIds, language)),
    statement(whole ? listedSql(relatedIds, language) : shortSql),
  ])
  const rows = related?.results ?? []
  return {
    products: (listed?.results ?? []).map(parseListedRow),
    related: whole ? rows.map(parseListedRow) : [],
    short: whole ? [] : rows.map(parseShortRow),
  }
}

const listedSql = (idsSql: string, language: LanguageCode) =>
  `SELECT ${productColumns(language)}, ${categoriesSql(language)} AS categories,
     (SELECT json_group_array(json_object('item', i.item, 'size', i.size_${language}, 'sku', i.sku, 'ean', i.ean, 'stock', s.quantity)
        ORDER BY i.position) FROM items i JOIN free_stock s ON s.item = i.item WHERE i.product = p.product) AS items,
     (SELECT json_group_array(json_object('product', related, 'relation', relation) ORDER BY position)
        FROM relations r WHERE r.product = p.product) AS relations
   FROM ${soldProducts} WHERE p.product IN ${idsSql} ORDER BY p.created DESC, p.product`

const shortSql = `SELECT p.product, p.media,
     EXISTS (SELECT 1 FROM items i JOIN free_stock s ON s.item = i.item WHERE i.product = p.product AND s.quantity > 0) AS available
   FROM ${soldProducts} WHERE p.product IN ${relatedIds}`

const parseListedRow = (row: ListedRow): ListedProduct => ({
  ...parseProductRow(row),
  items: parseStoredJson(row.items),
  categories: parseStoredJson(row.categories),
  relations: parseStoredJson(row.relations),
})

const parseShortRow = ({ product, media, available }: ShortRow): RelatedProduct => ({
  product,
  media: parseMedia(media),
  available: available === 1,
})
