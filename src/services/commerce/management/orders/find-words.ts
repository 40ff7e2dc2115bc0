import { type Order, type OrderRow, orderColumns, parseOrder } from '../../orders/storage.ts'
import { columnsOf } from '../languages.ts'
import { type ArticleNames, codeIn, managedOrderTexts, phoneWordIn, searchableWords, wordMaximum } from './words.ts'

/** How many orders get their words in one batch. */
const atOnce = 100
/** How many words of a search are looked at. */
const searchMaximum = 8

/**
 * Makes the words of orders that have changed since theirs were made, the newest first; at most so
 * many. An order that changes meanwhile is left for the next time.
 */
export async function makeWords(db: D1Database, maximum: number): Promise<void> {
  for (let made = 0; made < maximum; made += atOnce) {
    const { results } = await db
      .prepare(
        `SELECT ${orderColumns}, revision FROM orders WHERE words_revision < revision ORDER BY number DESC LIMIT ${atOnce}`,
      )
      .all<OrderRow & { revision: number }>()
    if (results.length === 0) return
    const orders = results.map(row => ({ order: parseOrder(row), revision: row.revision }))
    const articles = await loadArticleNames(
      db,
      orders.map(({ order }) => order),
    )
    const rows = JSON.stringify(
      orders.map(({ order, revision }) => ({
        number: order.number,
        revision,
        words: managedOrderTexts(order, articles),
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
    if (results.length < atOnce) return
  }
}

async function loadArticleNames(db: D1Database, orders: Order[]): Promise<Map<string, ArticleNames>> {
  const items = new Set(orders.flatMap(({ snapshot }) => snapshot.lines.map(({ item }) => item)))
  const { results } = await db
    .prepare(
      `SELECT item, products.name, ${columnsOf('variant')}, ${columnsOf('size')}, items.sku, ean FROM items JOIN products USING (product)
       WHERE item IN (SELECT value FROM json_each(?))`,
    )
    .bind(JSON.stringify([...items]))
    .all<ArticleNames>()
  return new Map(results.map(article => [String(article.item), article]))
}

interface Found {
  sql: string
  values: (string | number)[]
}

/**
 * The numbers of the orders that a search finds, as SQL and what is bound to it: orders with a word
 * that begins with each typed word, with a code or telephone number that begins so, or of this
 * number. Only the index of words is read.
 */
export function foundNumbers(search: string): Found {
  // The longest word is in the fewest orders.
  const [first = '', ...others] = [...new Set(searchableWords(search))]
    .map(word => word.slice(0, wordMaximum))
    .slice(0, searchMaximum)
    .toSorted((one, other) => other.length - one.length)
  const parts: Found[] = [
    { sql: 'SELECT ? AS number', values: [/^\d{1,12}$/.test(search) ? Number(search) : 0] },
    ...(first ? [withWord(first, others)] : []),
    ...[codeIn(search), phoneWordIn(search)].flatMap(word => (word && word !== first ? [withWord(word, [])] : [])),
  ]
  return { sql: parts.map(({ sql }) => sql).join(' UNION '), values: parts.flatMap(({ values }) => values) }
}

function withWord(first: string, others: string[]): Found {
  const also = others.map(
    () =>
      ' AND EXISTS (SELECT 1 FROM order_words other WHERE other.number = order_words.number AND other.word >= ? AND other.word < ?)',
  )
  return {
    sql: `SELECT number FROM order_words WHERE word >= ? AND word < ?${also.join('')}`,
    values: [first, ...others].flatMap(word => [word, `${word}\u{10ffff}`]),
  }
}
