import { type Order, type OrderRow, orderColumns, parseOrder } from '../../../orders/storage.ts'
import { listTextColumns } from '../../languages.ts'
import { type ItemNames, listOrderWords, splitSearchWords, toCodeWord, toPhoneWord, wordMaximum } from './words.ts'

/** Number of orders whose words are built in one batch. */
const batchSize = 100
/** Maximum number of words of a search. Further words are ignored. */
const searchMaximum = 8

/**
 * Builds the search words of new and changed orders, the newest first. It stops after about
 * `maximum` orders. An order that changes during the call is left for the next call.
 */
export async function buildOrderWords(db: D1Database, maximum: number): Promise<void> {
  for (let processed = 0; processed < maximum; processed += batchSize) {
    const { results } = await db
      .prepare(
        `SELECT ${orderColumns}, revision FROM orders WHERE words_revision < revision ORDER BY number DESC LIMIT ${batchSize}`,
      )
      .all<OrderRow & { revision: number }>()
    if (results.length === 0) return
    const orders = results.map(row => ({ order: parseOrder(row), revision: row.revision }))
    const itemNames = await loadItemNames(
      db,
      orders.map(({ order }) => order),
    )
    const rows = JSON.stringify(
      orders.map(({ order, revision }) => ({
        number: order.number,
        revision,
        words: listOrderWords(order, itemNames),
      })),
    )
    const current = `json_each(?1) given JOIN orders ON orders.number = given.value ->> 'number' AND revision = given.value ->> 'revision'`
    const statement = (sql: string) => db.prepare(sql).bind(rows)
    await db.batch([
      statement(`DELETE FROM order_words WHERE number IN (SELECT orders.number FROM ${current})`),
      statement(
        `INSERT OR IGNORE INTO order_words (number, word)
         SELECT orders.number, word.value FROM ${current}, json_each(given.value, '$.words') word`,
      ),
      statement(`UPDATE orders SET words_revision = revision WHERE number IN (SELECT orders.number FROM ${current})`),
    ])
    if (results.length < batchSize) return
  }
}

async function loadItemNames(db: D1Database, orders: Order[]): Promise<Map<string, ItemNames>> {
  const items = new Set(orders.flatMap(({ snapshot }) => snapshot.lines.map(({ item }) => item)))
  const { results } = await db
    .prepare(
      `SELECT item, products.name, ${listTextColumns('variant')}, ${listTextColumns('size')}, items.sku, ean FROM items JOIN products USING (product)
       WHERE item IN (SELECT value FROM json_each(?))`,
    )
    .bind(JSON.stringify([...items]))
    .all<ItemNames>()
  return new Map(results.map(soldItem => [String(soldItem.item), soldItem]))
}

interface SqlPart {
  sql: string
  values: (string | number)[]
}

/**
 * Creates SQL that selects the order numbers that match a search. An order is found by its number,
 * by words that begin with the typed words, and by a code or telephone number that begins with the
 * typed one. The SQL reads `order_words` only through its index.
 */
export function createSearchSql(search: string): SqlPart {
  // SQLite looks up the first word in the index, so the longest word is first: it is probably in
  // the fewest orders.
  const [first = '', ...others] = [...new Set(splitSearchWords(search))]
    .map(word => word.slice(0, wordMaximum))
    .slice(0, searchMaximum)
    .toSorted((a, b) => b.length - a.length)
  const parts: SqlPart[] = [
    { sql: 'SELECT ? AS number', values: [/^\d{1,12}$/.test(search) ? Number(search) : 0] },
    ...(first ? [selectByWords(first, others)] : []),
    ...[toCodeWord(search), toPhoneWord(search)].flatMap(word =>
      word && word !== first ? [selectByWords(word, [])] : [],
    ),
  ]
  return { sql: parts.map(({ sql }) => sql).join(' UNION '), values: parts.flatMap(({ values }) => values) }
}

function selectByWords(first: string, others: string[]): SqlPart {
  const conditions = others.map(
    () =>
      ' AND EXISTS (SELECT 1 FROM order_words other WHERE other.number = order_words.number AND other.word >= ? AND other.word < ?)',
  )
  return {
    sql: `SELECT number FROM order_words WHERE word >= ? AND word < ?${conditions.join('')}`,
    values: [first, ...others].flatMap(word => [word, `${word}\u{10ffff}`]),
  }
}
