import * as v from 'valibot'
import { badInput } from './errors.ts'
import type { Locale } from './localize.ts'
import type { Drafts } from './search-drafts.ts'
import { anywhere, type Columns, inName, soldIn, tiersOf } from './search-match.ts'
import { loadTerms, type Term } from './search-terms.ts'
import { correctWords } from './search-typos.ts'
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
/** Of more products that have the words, the most popular are put in order. */
const mostCandidates = 1000
const maxPages = 12

/**
 * Ids of what holds every word of the text, or a word that begins like it: products sold in the market, the most relevant first and
 * of these the most popular, and pages, those with the words in their title first. Where that finds no product, words of the other
 * language count, too; and where that finds nothing, mistyped words are taken for the nearest ones that there are (`corrected`).
 * Any text is literal; one without a letter or digit finds nothing. With `drafts` they stand in for what is published of the same entries.
 */
export async function findMatches(db: D1Database, request: SearchRequest, drafts: Drafts | null = null) {
  const words = wordsOf(request.text)
  if (words.length === 0) return nothing
  const terms = await loadTerms(db, words)
  const own = await look(db, { request, terms, where: 'own' }, drafts)
  if (own.total > 0) return own
  const both = await look(db, { request, terms, where: 'both' }, drafts)
  if (both.total + both.pages.length > 0) return both
  const corrected = await correctWords(db, terms, request.locale)
  if (!corrected) return nothing
  const found = await look(db, { request, terms: await loadTerms(db, corrected), where: 'both' }, drafts)
  return found.total + found.pages.length > 0 ? { ...found, corrected: corrected.join(' ') } : nothing
}

interface Question {
  request: SearchRequest
  terms: Term[]
  where: Columns
}

async function look(db: D1Database, { request, terms, where }: Question, drafts: Drafts | null) {
  const { market, priceList, first, locale } = request
  const before = request.after ? readCursor(request.after) : { tier: 0, row: Number.MAX_SAFE_INTEGER }
  const table = `search_${locale}`
  const match = anywhere(terms, where)
  const sold = soldIn(market, priceList)
  const own = JSON.stringify(drafts?.keys ?? [])
  const row = 'CROSS JOIN search_rows AS entry ON entry.row = found.rowid'
  const unlessDraft = (value: string) =>
    drafts ? `AND (entry.type, entry.id) NOT IN (SELECT value ->> 0, value ->> 1 FROM json_each(${value}))` : ''
  const bind = (statement: D1PreparedStatement, ...values: (string | number)[]) =>
    statement.bind(...values, ...(drafts ? [own] : []))

  // One tier after the other, and none that is not needed: each is limited by itself, or the database would sort them all.
  const tiers = tiersOf(terms, where, sold)
    .map((tier, at) => ({ at, tier }))
    .slice(before.tier)
  const arms = tiers.map(
    ({ at }, index) =>
      `SELECT * FROM (SELECT ${at} AS tier, entry.row AS row, entry.type AS type, entry.id AS id FROM ${table} AS found ${row}
       WHERE ${table} MATCH ?${index + 4} AND found.rowid >= (SELECT lowest FROM candidates)
       ${index === 0 ? 'AND found.rowid < CAST(?1 AS INTEGER)' : ''}
       ${unlessDraft(`?${tiers.length + 4}`)} ORDER BY found.rowid DESC LIMIT ?2)`,
  )
  // What is sold where is in the index of words: nothing has to be looked up to be counted.
  const counted = `SELECT found.rowid AS row FROM ${table} AS found ${drafts ? row : ''}
    WHERE ${table} MATCH ?1 AND found.rowid > 0 ${unlessDraft('?3')} LIMIT ?2`
  const sellable = `(${match}) AND ${sold}`
  const [products, total, pages] = await db.batch([
    bind(
      db.prepare(
        `WITH candidates AS MATERIALIZED (SELECT coalesce(min(row), ${Number.MAX_SAFE_INTEGER}) AS lowest FROM (SELECT rowid AS row FROM ${table}
           WHERE ${table} MATCH ?3 AND rowid > 0 ORDER BY rowid DESC LIMIT ${mostCandidates}))
         ${arms.join(' UNION ALL ')} LIMIT ?2`,
      ),
      ...[before.row, first + 1, sellable, ...tiers.map(({ tier }) => tier)],
    ),
    bind(db.prepare(`SELECT count(*) AS total FROM (${counted})`), sellable, maxTotal),
    bind(
      db.prepare(
        `SELECT entry.row, entry.type, entry.id, entry.row IN (SELECT rowid FROM ${table} WHERE ${table} MATCH ?2 AND rowid < 0) AS named
         FROM ${table} AS found ${row}
         WHERE ${table} MATCH ?1 AND found.rowid < 0 ${unlessDraft('?4')} ORDER BY named DESC, entry.id LIMIT ?3`,
      ),
      // Not by bm25: it counts its words in all products first.
      ...[match, inName(terms, where), maxPages],
    ),
  ])
  const other = drafts?.find(
    terms.map(({ word }) => word),
    where,
    request,
  ) ?? { products: [], pages: [] }
  const found = [...v.parse(rows, products?.results), ...other.products.filter(one => isAfter(one, before))].sort(
    (one, two) => one.tier - two.tier || two.row - one.row,
  )
  const shown = found.slice(0, first)
  const last = found.length > first ? shown.at(-1) : undefined
  return {
    products: shown.map(({ id }) => id),
    total: v.parse(totals, total?.results)[0].total + other.products.length,
    endCursor: last ? `${last.tier}.${last.row}` : null,
    pages: [...other.pages, ...v.parse(pageRows, pages?.results)]
      .sort((one, two) => two.named - one.named || (one.id < two.id ? -1 : 1))
      .slice(0, maxPages),
    corrected: null,
  }
}

const row = v.object({ row: v.number(), type: v.string(), id: v.string() })
const rows = v.array(v.object({ ...row.entries, tier: v.number() }))
const pageRows = v.array(v.object({ ...row.entries, named: v.number() }))
const totals = v.tuple([v.object({ total: v.number() })])
const nothing = { products: [], total: 0, endCursor: null, pages: [], corrected: null }

/** A place in the results: the tier and row of the last product seen. */
type Position = Pick<v.InferOutput<typeof rows>[number], 'tier' | 'row'>

const isAfter = (one: Position, before: Position) =>
  one.tier > before.tier || (one.tier === before.tier && one.row < before.row)

function readCursor(text: string): Position {
  const [, tier, row] = /^([0-2])\.(\d{1,16})$/.exec(text) ?? []
  if (!tier || !row) throw badInput('The cursor does not belong to this search.')
  return { tier: Number(tier), row: Number(row) }
}
