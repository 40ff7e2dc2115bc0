import * as v from 'valibot'
import { badInput } from '../lib/errors.ts'
import { type Locale, locales } from '../lib/localize.ts'
import type { Sql } from '../lib/sql.ts'
import { readCursor, writeCursor } from '../listing/cursor.ts'
import { orders } from '../listing/request.ts'
import type { SearchWords } from './match.ts'
import { isLetter } from './words.ts'

/** By relevance, or in one of the orders of a listing. */
export type HitSort = 'RELEVANCE' | keyof typeof orders

/** The parameters of the order of results. */
export interface SortRequest {
  sort: HitSort
  locale: Locale
}

/** A product's position in the results: by key, then by row, which is by popularity. */
export type HitPosition = v.InferOutput<typeof position>
export const position = v.object({ key: v.union([v.string(), v.number()]), row: v.number() })

/** The column of `listing` for an order; null for relevance. */
export function columnOf({ sort, locale }: SortRequest) {
  if (sort === 'RELEVANCE') return null
  const { column } = orders[sort]
  return column === 'name' ? (`name_${locale}` as const) : column
}

const isDescending = (sort: HitSort) => sort !== 'RELEVANCE' && orders[sort].direction === 'DESC'

export const directionOf = (sort: HitSort) => (isDescending(sort) ? 'DESC' : 'ASC')

/**
 * The relevance of a row of `search_rows`, as SQL: 0 with all whole words in the name (with finish,
 * family, designer and categories), 1 with prefixes of them in the name, 2 otherwise.
 */
export const tierSql = (words: string[], which: SearchWords, locale: Locale, sql: Sql) =>
  `CASE WHEN NOT (${namedSql(words, which, locale, sql)}) THEN 2
     WHEN ${inNames(words.map(whole), which, locale, sql)} THEN 0 ELSE 1 END`

/** Whether the name has each word, or a word with that prefix, as SQL. */
export const namedSql = (words: string[], which: SearchWords, locale: Locale, sql: Sql) =>
  inNames(
    words.map(word => (isLetter(word) ? whole(word) : ` ${word}`)),
    which,
    locale,
    sql,
  )

const whole = (word: string) => ` ${word} `

function inNames(texts: string[], which: SearchWords, locale: Locale, { put }: Sql) {
  const names = locales.filter(one => which === 'both' || one === locale).map(one => `entry.name_${one}`)
  return texts
    .map(text => put(text))
    .map(text => `(${names.map(name => `instr(${name}, ${text}) > 0`).join(' OR ')})`)
    .join(' AND ')
}

/** Whether `key` and `row` come after a position, as SQL. */
export const isAfterSql = ({ key, row }: HitPosition, sort: HitSort, { put }: Sql) => {
  const last = put(key)
  return `(key ${isDescending(sort) ? '<' : '>'} ${last} OR key = ${last} AND row > ${put(row)})`
}

/** Negative when the first comes before the second. */
export function compareRanks(one: HitPosition, other: HitPosition, sort: HitSort) {
  if (one.key === other.key) return one.row - other.row
  return one.key < other.key === isDescending(sort) ? 1 : -1
}

export const writePosition = ({ key, row }: HitPosition, { sort, locale }: SortRequest) =>
  writeCursor([sort, locale, key, String(row)])

/** Throws for a cursor of another order or language. */
export function readPosition(text: string, { sort, locale }: SortRequest): HitPosition {
  const [key, row] = readCursor(text, sort, locale)
  if (!/^\d{1,16}$/.test(row)) throw badInput('The cursor does not belong to this search.')
  return { key, row: Number(row) }
}
