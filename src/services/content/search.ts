import * as v from 'valibot'
import { badInput } from './errors.ts'
import type { Locale } from './localize.ts'
import type { Drafts } from './search-drafts.ts'
import { wordsOf } from './search-words.ts'

export interface SearchRequest {
  locale: Locale
  text: string
  market: number
  priceList: number
  first: number
  after?: string | null
}

/** A total is not counted further than this. */
const maxTotal = 200
const maxPages = 12

/**
 * Ids of what holds every word of the text, or a word that begins like it: products sold in the market, the most popular
 * first, and pages, those with the words in their title first. Any text is literal; one without a letter or digit finds nothing.
 * With `drafts` they stand in for what is published of the same entries.
 */
export async function findMatches(db: D1Database, request: SearchRequest, drafts: Drafts | null = null) {
  const words = wordsOf(request.text)
  if (words.length === 0) return nothing
  const { market, priceList, first } = request
  const before = request.after ? readCursor(request.after) : Number.MAX_SAFE_INTEGER
  const table = `search_${request.locale}`
  const match = `{name text} : (${matchOf(words)})`
  const sold = `(${match}) AND places : ("m${market}" AND "p${priceList}")`
  const own = JSON.stringify(drafts?.keys ?? [])
  const row = 'CROSS JOIN search_rows AS entry ON entry.row = found.rowid'
  const unlessDraft = (value: string) =>
    `AND (entry.type, entry.id) NOT IN (SELECT value ->> 0, value ->> 1 FROM json_each(${value}))`
  // What is sold where is in the index of words: nothing has to be looked up to be counted.
  const counted = `SELECT 1 FROM ${table} AS found ${drafts ? row : ''}
    WHERE ${table} MATCH ?1 AND found.rowid > 0 ${drafts ? unlessDraft('?3') : ''} LIMIT ?2`
  const bind = (statement: D1PreparedStatement, ...values: (string | number)[]) =>
    statement.bind(...values, ...(drafts ? [own] : []))

  const [products, total, pages] = await db.batch([
    bind(
      db.prepare(
        `SELECT entry.row, entry.type, entry.id FROM ${table} AS found ${row}
         WHERE ${table} MATCH ?1 AND found.rowid > 0 AND found.rowid < CAST(?2 AS INTEGER) ${drafts ? unlessDraft('?4') : ''}
         ORDER BY found.rowid DESC LIMIT ?3`,
      ),
      ...[sold, before, first + 1],
    ),
    bind(db.prepare(`SELECT count(*) AS total FROM (${counted})`), sold, maxTotal),
    bind(
      db.prepare(
        `SELECT entry.row, entry.type, entry.id, entry.row IN (SELECT rowid FROM ${table} WHERE ${table} MATCH ?2 AND rowid < 0) AS named
         FROM ${table} AS found ${row}
         WHERE ${table} MATCH ?1 AND found.rowid < 0 ${drafts ? unlessDraft('?4') : ''} ORDER BY named DESC, entry.id LIMIT ?3`,
      ),
      // Not by bm25: it counts its words in all products first.
      ...[match, `name : (${matchOf(words)})`, maxPages],
    ),
  ])
  const other = drafts?.find(words, request) ?? { products: [], pages: [] }
  const found = [...v.parse(rows, products?.results), ...other.products.filter(({ row }) => row < before)].sort(
    (one, two) => two.row - one.row,
  )
  const shown = found.slice(0, first)
  const last = found.length > first ? shown.at(-1) : undefined
  return {
    products: shown.map(({ id }) => id),
    total: v.parse(totals, total?.results)[0].total + other.products.length,
    endCursor: last ? String(last.row) : null,
    pages: [...other.pages, ...v.parse(pageRows, pages?.results)]
      .sort((one, two) => two.named - one.named || (one.id < two.id ? -1 : 1))
      .slice(0, maxPages),
  }
}

const row = v.object({ row: v.number(), type: v.string(), id: v.string() })
const rows = v.array(row)
const pageRows = v.array(v.object({ ...row.entries, named: v.number() }))
const totals = v.tuple([v.object({ total: v.number() })])
const nothing = { products: [], total: 0, endCursor: null, pages: [] }

/** Each word in quotes, which nothing inside can leave, and open at its end. */
const matchOf = (words: string[]) => words.map(word => `"${word}"${word.length > 1 ? '*' : ''}`).join(' AND ')

function readCursor(text: string) {
  if (!/^\d{1,16}$/.test(text)) throw badInput('The cursor does not belong to this search.')
  return Number(text)
}
