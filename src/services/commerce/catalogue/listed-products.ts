import type { Readable } from '../lib/database.ts'
import type { LanguageCode } from '../lib/languages.ts'
import { storedJson } from '../lib/stored-json.ts'
import type { PlacedCategory } from './categories.ts'
import type { SalesScope } from './countries/place.ts'
import {
  type CatalogueProduct,
  catalogueProduct,
  categoriesSql,
  type Item,
  mediaOf,
  type ProductRow,
  productColumns,
  soldProducts,
} from './products.ts'

/** A product with what the catalogue shows with it. */
export interface ListedProduct extends CatalogueProduct {
  items: Item[]
  categories: PlacedCategory[]
  relations: { product: string; relation: string }[]
}

/** A related product in short. */
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

/** Of a related product in short: `available` is 1 or 0. */
interface ShortRow {
  product: string
  media: string
  available: number
}

const given = '(SELECT value FROM json_each(?3))'
const relatedToGiven = `(SELECT related FROM relations WHERE product IN ${given})`

/**
 * Products of a scope, newest first, and the products that they are related to, in one round trip:
 * these in short, or in full when `whole`. Unknown ids are missing. Ids are passed as one JSON
 * parameter: D1 allows 100.
 */
export async function loadListed(
  db: Readable,
  ids: string[],
  { market, priceList }: SalesScope,
  { language, whole }: { language: LanguageCode; whole: boolean },
) {
  const statement = (sql: string) => db.prepare(sql).bind(priceList, market, JSON.stringify(ids))
  const [listed, related] = await db.batch<ListedRow & ShortRow>([
    statement(listedSql(given, language)),
    statement(whole ? listedSql(relatedToGiven, language) : shortSql),
  ])
  const rows = related?.results ?? []
  return {
    products: (listed?.results ?? []).map(listedOf),
    related: whole ? rows.map(listedOf) : [],
    short: whole ? [] : rows.map(shortOf),
  }
}

const listedSql = (among: string, language: LanguageCode) =>
  `SELECT ${productColumns(language)}, ${categoriesSql(language)} AS categories,
     (SELECT json_group_array(json_object('item', i.item, 'size', i.size_${language}, 'sku', i.sku, 'ean', i.ean, 'stock', s.quantity)
        ORDER BY i.position) FROM items i JOIN free_stock s ON s.item = i.item WHERE i.product = p.product) AS items,
     (SELECT json_group_array(json_object('product', related, 'relation', relation) ORDER BY position)
        FROM relations r WHERE r.product = p.product) AS relations
   FROM ${soldProducts} WHERE p.product IN ${among} ORDER BY p.created DESC, p.product`

const shortSql = `SELECT p.product, p.media,
     EXISTS (SELECT 1 FROM items i JOIN free_stock s ON s.item = i.item WHERE i.product = p.product AND s.quantity > 0) AS available
   FROM ${soldProducts} WHERE p.product IN ${relatedToGiven}`

const listedOf = (row: ListedRow): ListedProduct => ({
  ...catalogueProduct(row),
  items: storedJson(row.items),
  categories: storedJson(row.categories),
  relations: storedJson(row.relations),
})

const shortOf = ({ product, media, available }: ShortRow): RelatedProduct => ({
  product,
  media: mediaOf(media),
  available: available === 1,
})
