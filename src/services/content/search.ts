import * as v from 'valibot'
import { badInput } from './errors.ts'
import type { Locale } from './localize.ts'
import { fold } from './search-text.ts'

export interface SearchRequest {
  locale: Locale
  text: string
  market: number
  priceList: number
  first: number
  after?: string | null
}

/** A total is not counted further than this. */
const maxTotal = 500
const maxPages = 12
const maxWords = 8
const maxWord = 40

/**
 * Ids of what holds every word of the text, or a word that begins like it: products sold in the market, the most popular
 * first, and pages, those with the words in their title first. Any text is literal; one without a letter or digit finds nothing.
 */
export async function findMatches(db: D1Database, request: SearchRequest) {
  const match = matchOf(request.text)
  if (!match) return nothing
  const { market, priceList, first } = request
  const table = `search_${request.locale}`
  const before = request.after ? readCursor(request.after) : null

  const sold = `FROM ${table} AS found
    CROSS JOIN search_rows AS entry ON entry.row = found.rowid
    CROSS JOIN listing ON market = ?2 AND price_list = ?3 AND category = '' AND product = entry.id
    WHERE ${table} MATCH ?1 AND found.rowid > 0`
  const [products, total, pages] = await db.batch([
    db
      .prepare(
        `SELECT entry.row, entry.type, entry.id ${sold} ${before === null ? '' : 'AND found.rowid < CAST(?5 AS INTEGER)'}
         ORDER BY found.rowid DESC LIMIT ?4`,
      )
      .bind(match, market, priceList, first + 1, ...(before === null ? [] : [before])),
    db.prepare(`SELECT count(*) AS total FROM (SELECT 1 ${sold} LIMIT ${maxTotal})`).bind(match, market, priceList),
    db
      .prepare(
        `SELECT entry.row, entry.type, entry.id FROM ${table} AS found CROSS JOIN search_rows AS entry ON entry.row = found.rowid
         WHERE ${table} MATCH ?1 AND found.rowid < 0
         ORDER BY entry.row IN (SELECT rowid FROM ${table} WHERE ${table} MATCH ?2 AND rowid < 0) DESC, entry.id LIMIT ${maxPages}`,
      )
      // Not by bm25: it counts its words in all products first.
      .bind(match, `{name} : (${match})`),
  ])
  const found = v.parse(rows, products?.results)
  const shown = found.slice(0, first)
  const last = found.length > first ? shown.at(-1) : undefined
  return {
    products: shown.map(({ id }) => id),
    total: v.parse(totals, total?.results)[0].total,
    endCursor: last ? String(last.row) : null,
    pages: v.parse(rows, pages?.results),
  }
}

const rows = v.array(v.object({ row: v.number(), type: v.string(), id: v.string() }))
const totals = v.tuple([v.object({ total: v.number() })])
const nothing = { products: [], total: 0, endCursor: null, pages: [] }

/** The text as a question to FTS5: each word in quotes, which nothing inside can leave, and open at its end. */
function matchOf(text: string) {
  const words = fold(text.slice(0, 1000)).match(/[\p{L}\p{N}]+/gu) ?? []
  return words
    .slice(0, maxWords)
    .map(word => `"${word.slice(0, maxWord)}"${word.length > 1 ? '*' : ''}`)
    .join(' AND ')
}

function readCursor(text: string) {
  if (!/^\d{1,16}$/.test(text)) throw badInput('The cursor does not belong to this search.')
  return Number(text)
}
