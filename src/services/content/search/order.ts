import * as v from 'valibot'
import { badInput } from '../lib/errors.ts'
import { type Locale, locales } from '../lib/localize.ts'
import type { Sql } from '../lib/sql.ts'
import { readCursor, writeCursor } from '../listing/cursor.ts'
import { sortOrders } from '../listing/request.ts'
import type { SearchWords } from './match.ts'
import { isLetter } from './words.ts'

/** The sort order of results: by relevance, or one of a listing's sort orders. */
export type HitSort = 'RELEVANCE' | keyof typeof sortOrders

export interface SortRequest {
  sort: HitSort
  locale: Locale
}

/** A product's position in the results: by sort key, then by row, which sorts by popularity. */
export type HitPosition = v.InferOutput<typeof position>
export const position = v.object({ key: v.union([v.string(), v.number()]), row: v.number() })

/** The column of `listing` for a sort order; null for relevance. */
export function findSortColumn({ sort, locale }: SortRequest) {
  if (sort === 'RELEVANCE') return null
  const { column } = sortOrders[sort]
  return column === 'name' ? (`name_${locale}` as const) : column
}

const isDescending = (sort: HitSort) => sort !== 'RELEVANCE' && sortOrders[sort].direction === 'DESC'

export const getDirection = (sort: HitSort) => (isDescending(sort) ? 'DESC' : 'ASC')

/**
 * The relevance of a row of `search_rows`, as SQL: 0 if the name (with finish, family, designer and
 * categories) contains every word as a whole word, 1 if every word is the prefix of a word in the
 * name, 2 otherwise.
 */
export const tierSql = (words: string[], which: SearchWords, locale: Locale, sql: Sql) =>
  `CASE WHEN NOT (${isNamedSql(words, which, locale, sql)}) THEN 2
     WHEN ${areInNamesSql(words.map(padWord), which, locale, sql)} THEN 0 ELSE 1 END`

/** Condition in SQL: for each word, the name contains a word that begins with it. */
export const isNamedSql = (words: string[], which: SearchWords, locale: Locale, sql: Sql) =>
  areInNamesSql(
    words.map(word => (isLetter(word) ? padWord(word) : ` ${word}`)),
    which,
    locale,
    sql,
  )

const padWord = (word: string) => ` ${word} `

function areInNamesSql(texts: string[], which: SearchWords, locale: Locale, { put }: Sql) {
  const names = locales.filter(one => which === 'both' || one === locale).map(one => `entry.name_${one}`)
  return texts
    .map(text => put(text))
    .map(text => `(${names.map(name => `instr(${name}, ${text}) > 0`).join(' OR ')})`)
    .join(' AND ')
}

/** Condition in SQL: `key` and `row` come after a position. */
export const isAfterSql = ({ key, row }: HitPosition, sort: HitSort, { put }: Sql) => {
  const last = put(key)
  return `(key ${isDescending(sort) ? '<' : '>'} ${last} OR key = ${last} AND row > ${put(row)})`
}

/** Negative if the first position comes before the second. */
export function compareRanks(one: HitPosition, other: HitPosition, sort: HitSort) {
  if (one.key === other.key) return one.row - other.row
  return one.key < other.key === isDescending(sort) ? 1 : -1
}

export const writePosition = ({ key, row }: HitPosition, { sort, locale }: SortRequest) =>
  writeCursor([sort, locale, key, String(row)])

/** Reads a position from a cursor. Throws if it is for another sort order or language. */
export function readPosition(text: string, { sort, locale }: SortRequest): HitPosition {
  const [key, row] = readCursor(text, sort, locale)
  if (!/^\d{1,16}$/.test(row)) throw badInput('The cursor does not belong to this search.')
  return { key, row: Number(row) }
}
