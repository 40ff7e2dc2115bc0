import * as v from 'valibot'
import { cardColumns, cardRow, joinCard, toCardTexts } from '../cards/read.ts'
import type { Database } from '../lib/database.ts'
import { createSql, type Sql } from '../lib/sql.ts'
import { type Clause, matchAll, pageToken, quote, type SearchWords } from './match.ts'
import {
  findSortColumn,
  getDirection,
  type HitPosition,
  isAfterSql,
  isNamedSql,
  position,
  type SortRequest,
  tierSql,
} from './order.ts'
import type { Term } from './terms.ts'

export interface SearchRequest extends SortRequest {
  text: string
  market: number
  priceList: number
  first: number
  after?: string | null
  /** Whether to return only the first product of each design. `first` then counts designs. */
  grouped?: boolean | null
}

export interface SearchQuery {
  request: SearchRequest
  terms: Term[]
  /** Matches products that are sold in the market at the price list's prices. */
  sold: Clause
  which: SearchWords
  /** The products whose cards are cached; null if no cards are needed. */
  known: string[] | null
}

/** Totals are counted up to this number. */
const maxTotal = 200
/** If more products match, only the most popular ones are sorted. */
const maxCandidates = 500
/** If more pages match, only the newest ones are sorted. */
const maxPageCandidates = 200

/**
 * Selects the products that contain all words, after the position `before`, without the entries in
 * `keys` (a JSON array of types with ids). If more than `maxCandidates` match, only the most
 * popular ones are sorted. With `grouped`, all of them are returned, each with the key of its
 * design; otherwise one page. The first `2 * first` rows have the product's card, unless it is in
 * `known`.
 */
export function selectProducts(db: Database, query: SearchQuery, before: HitPosition | null, keys: string | null) {
  const { request, terms, sold, which, known } = query
  const { locale, sort, first, grouped } = request
  const sql = createSql(null)
  const table = `search_${locale}`
  const column = findSortColumn(request)
  // With `grouped`, a design's first product may be on an earlier page of results, so rows of
  // earlier pages are needed too.
  const after = grouped ? null : before
  const sorting = `ORDER BY key ${getDirection(sort)}, row`
  const match = sql.put(matchAll([sold, ...terms.map(term => term[which])]))
  return sql.prepare(
    db,
    `WITH candidates AS MATERIALIZED (
       SELECT found.rowid AS row FROM ${table} AS found ${keys === null ? '' : joinEntry('found.rowid')}
       WHERE ${table} MATCH ${match} AND found.rowid > 0 ${excludeDrafts(keys, sql)}
       ORDER BY found.rowid LIMIT ${maxCandidates}),
     ranked AS MATERIALIZED (
       SELECT entry.id, entry.row, ${column ? `listing.${column}` : tierSql(listWords(query), which, locale, sql)} AS key,
         ${grouped ? 'coalesce(listing.design, entry.id)' : 'entry.id'} AS design
       FROM candidates ${joinEntry('candidates.row')} ${column || grouped ? joinListing(request, sql) : ''})
     SELECT total, page.id, page.row, page.key, page.design, ${cardColumns(locale)}
     FROM (SELECT count(*) AS total FROM (SELECT 1 FROM candidates LIMIT ${maxTotal}))
     LEFT JOIN (SELECT *, iif(id IN (SELECT id FROM ranked ${sorting} LIMIT ${sql.put(known ? 2 * first : 0)})
         AND id NOT IN (SELECT value FROM json_each(${sql.put(JSON.stringify(known ?? []))})), id, NULL) AS unknown
       FROM ranked ${after ? `WHERE ${isAfterSql(after, sort, sql)}` : ''}
       ${sorting} ${grouped ? '' : `LIMIT ${sql.put(first + 1)}`}) AS page ON true
     ${joinCard('page.unknown')}`,
  )
}

/** A row of `selectProducts`. Every row has the total; an empty page is a row without a product. */
const counted = v.pipe(
  v.object({
    total: v.number(),
    id: v.nullable(v.string()),
    row: v.unknown(),
    key: v.unknown(),
    design: v.nullable(v.string()),
    ...v.partial(v.object(cardRow)).entries,
  }),
  v.transform(({ total, id, design, row, key, ...texts }) => ({
    total,
    found: id === null ? null : { id, design: design ?? id, ...v.parse(position, { row, key }) },
    card: toCardTexts(texts),
  })),
)
export const productRows = v.tupleWithRest([counted], counted)

/** Selects the editorial pages with all words, with the texts that results show. */
export function selectPages(db: Database, query: SearchQuery, keys: string | null) {
  const { request, terms, which } = query
  const sql = createSql(null)
  const table = `search_${request.locale}`
  // There are few pages, so their token comes first in the match.
  const pages = { match: quote(pageToken), hits: 0, last: 0 }
  const match = sql.put(matchAll([pages, ...terms.map(term => term[which])]))
  // Pages are not ranked by bm25, because it would first count each word in all products.
  return sql.prepare(
    db,
    `SELECT type, id, named, (SELECT json_object(${shownTexts}) FROM entries AS page
       WHERE page.type = best.type AND page.slug = best.id AND page.status = 'published') AS texts
     FROM (SELECT entry.type AS type, entry.id AS id, ${isNamedSql(listWords(query), which, request.locale, sql)} AS named
       FROM (SELECT rowid AS row FROM ${table} WHERE ${table} MATCH ${match} AND rowid < 0 ORDER BY rowid LIMIT ${maxPageCandidates}) AS found
       ${joinEntry('found.row')} WHERE true ${excludeDrafts(keys, sql)} ORDER BY named DESC, entry.id LIMIT ${sql.put(maxPages)}) AS best`,
  )
}

export const maxPages = 12
export const pageRows = v.array(
  v.object({ type: v.string(), id: v.string(), named: v.number(), texts: v.nullable(v.string()) }),
)
const shownTexts = ['title', 'name', 'lead', 'intro'].map(name => `'${name}', page.data -> '$.${name}'`)

const listWords = ({ terms }: SearchQuery) => terms.map(({ word }) => word)

const joinEntry = (row: string) => `CROSS JOIN search_rows AS entry ON entry.row = ${row}`

const joinListing = ({ market, priceList }: SearchRequest, { put }: Sql) =>
  `CROSS JOIN listing ON listing.market = ${put(market)} AND listing.price_list = ${put(priceList)}
     AND listing.category = '' AND listing.product = entry.id`

const excludeDrafts = (keys: string | null, { put }: Sql) =>
  keys === null
    ? ''
    : `AND (entry.type, entry.id) NOT IN (SELECT value ->> 0, value ->> 1 FROM json_each(${put(keys)}))`
