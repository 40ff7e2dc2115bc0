import type * as v from 'valibot'
import type { LanguageCode } from '../../lib/languages.ts'
import { parseStoredJson } from '../../lib/stored-json.ts'
import { formatTextJson } from '../languages.ts'
import type { stockListing } from './fields.ts'
import { findItems } from './find.ts'
import { lowItems } from './low.ts'

type Names = Record<LanguageCode, string>

/** An item with its stock, in pieces. */
export interface StockItem {
  item: string
  product: string
  name: string
  variant: Names
  size: Names
  sku: string
  ean: string
  /** The item's place on the shelf. */
  place: string
  /** The low mark: stock is low if at most this many pieces are free. Null for none. */
  low: number | null
  /** The stock, including reserved pieces. */
  quantity: number
  reserved: number
  free: number
  /** Pieces that are sold and not sent yet. */
  owed: number
  /**
   * Pieces that buyers have withdrawn from before they were sent, and that are not refunded yet.
   */
  withdrawn: number
  /** All pieces that lie on the shelf. */
  shelf: number
}

type Row = Omit<StockItem, 'variant' | 'size' | 'free' | 'shelf'> & { variant: string; size: string }

const columns = `items.item, items.product, products.name, ${formatTextJson('variant')} AS variant, ${formatTextJson('size')} AS size,
  items.sku, items.ean, items.place, stock.low, stock.quantity, stock.owed, stock.withdrawn,
  COALESCE((SELECT SUM(quantity) FROM reservations held WHERE held.item = items.item), 0) AS reserved`

const tables =
  'items CROSS JOIN stock ON stock.item = items.item CROSS JOIN products ON products.product = items.product'

/**
 * Loads a page of the list of stock, sorted by item. `next` is the value of `after` for the next
 * page, or null on the last page. `complete` is false if a search matches more items than it lists.
 */
export async function loadStockList(
  db: D1Database,
  { find, low, after, limit }: v.InferOutput<typeof stockListing>,
): Promise<{ items: StockItem[]; next: string | null; complete: boolean }> {
  const found = find === undefined ? null : await findItems(db, find)
  const { results } = await selectPage(db, { items: found?.items ?? null, isLow: low === '1', after, limit }).all<Row>()
  const items = results.slice(0, limit).map(toStockItem)
  return {
    items,
    next: results.length > limit ? (items.at(-1)?.item ?? null) : null,
    complete: found?.isComplete ?? true,
  }
}

interface PageQuery {
  /** Only these items; null for all. */
  items: string[] | null
  isLow: boolean
  after: string
  limit: number
}

function selectPage(db: D1Database, { items, isLow, after, limit }: PageQuery): D1PreparedStatement {
  const rest = 'ORDER BY items.item LIMIT ?2'
  if (items) {
    const condition = isLow ? 'AND stock.quantity - reserved <= stock.low' : ''
    return db
      .prepare(
        `SELECT ${columns} FROM ${tables}
         WHERE items.item IN (SELECT value FROM json_each(?3)) AND items.item > ?1 ${condition} ${rest}`,
      )
      .bind(after, limit + 1, JSON.stringify(items))
  }
  const condition = isLow ? `items.item IN (${lowItems})` : 'items.item > ?1'
  return db.prepare(`SELECT ${columns} FROM ${tables} WHERE ${condition} ${rest}`).bind(after, limit + 1)
}

const toStockItem = ({ variant, size, ...row }: Row): StockItem => ({
  ...row,
  variant: parseStoredJson(variant),
  size: parseStoredJson(size),
  free: Math.max(0, row.quantity - row.reserved),
  shelf: row.quantity + row.owed + row.withdrawn,
})

/** Loads an item with its stock; null for an unknown item. */
export async function findStockItem(db: D1Database, item: string): Promise<StockItem | null> {
  const row = await db.prepare(`SELECT ${columns} FROM ${tables} WHERE items.item = ?`).bind(item).first<Row>()
  return row && toStockItem(row)
}
