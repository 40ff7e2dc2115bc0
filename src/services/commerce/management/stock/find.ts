import { foldText } from '../../lib/text/text.ts'

/** Maximum number of rows that each way of searching reads. */
const maxRows = 100
/** Maximum number of words of a search. Further words are ignored. */
const maxWords = 3

/** Items that a search has found. If `isComplete` is false, more items match. */
export interface FoundItems {
  items: string[]
  isComplete: boolean
}

/** The end of a range of texts that begin with `text`. */
const rangeEnd = (text: string) => `${text}\u{10ffff}`

/**
 * Finds items by their number, SKU or EAN. If none is equal to the text, finds items with a number,
 * SKU or EAN that begins with it, and items whose products have words that begin with the text's
 * words. Reads only through indexes, and at most a few hundred rows.
 */
export async function findItems(db: D1Database, text: string): Promise<FoundItems> {
  const code = text.replace(/\s/g, '')
  const { results: exact } = await db
    .prepare(
      `SELECT item FROM items WHERE item = ?1 UNION SELECT item FROM items WHERE sku = ?1 COLLATE NOCASE
       UNION SELECT item FROM items WHERE ean = ?2 AND ean <> '' LIMIT ${maxRows}`,
    )
    .bind(text, code)
    .all<{ item: string }>()
  if (exact.length > 0) return collect([exact])
  const parts = await db.batch<{ item: string }>([
    db.prepare(`SELECT item FROM items WHERE item >= ? AND item < ? LIMIT ${maxRows}`).bind(text, rangeEnd(text)),
    db
      .prepare(`SELECT item FROM items WHERE sku COLLATE NOCASE >= ? AND sku COLLATE NOCASE < ? LIMIT ${maxRows}`)
      .bind(text, rangeEnd(text)),
    db
      .prepare(`SELECT item FROM items WHERE ean >= ? AND ean < ? AND ean <> '' LIMIT ${maxRows}`)
      .bind(code, rangeEnd(code)),
    ...selectByWords(db, text),
  ])
  return collect(parts.map(({ results }) => results))
}

function selectByWords(db: D1Database, text: string): D1PreparedStatement[] {
  // SQLite looks up the first word in the index, so the longest word is first: it is probably in
  // the fewest products.
  const [first, ...others] = [...new Set(foldText(text).split(' '))]
    .filter(Boolean)
    .slice(0, maxWords)
    .toSorted((a, b) => b.length - a.length)
  if (first === undefined) return []
  const conditions = others.map(
    () =>
      ' AND EXISTS (SELECT 1 FROM product_word_index other WHERE other.product = found.product AND other.word >= ? AND other.word < ?)',
  )
  return [
    db
      .prepare(
        `SELECT item FROM items WHERE product IN (SELECT product FROM
           (SELECT product FROM product_word_index WHERE word >= ? AND word < ? LIMIT ${maxRows}) found
           WHERE true${conditions.join('')}) LIMIT ${maxRows}`,
      )
      .bind(...[first, ...others].flatMap(word => [word, rangeEnd(word)])),
  ]
}

const collect = (parts: { item: string }[][]): FoundItems => ({
  items: [...new Set(parts.flatMap(rows => rows.map(({ item }) => item)))],
  isComplete: parts.every(rows => rows.length < maxRows),
})
