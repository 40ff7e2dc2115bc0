import * as v from 'valibot'
import { badInput } from './errors.ts'
import type { Locale } from './localize.ts'

export interface ListingRequest {
  locale: Locale
  market: number
  priceList: number
  /** All of the shop when left out. */
  category?: string | null
  sort: Sort
  first: number
  after?: string | null
}

/** One page of product ids in the wanted order, from the last product seen; never by offset, which would read all before it. */
export async function findListing(db: D1Database, request: ListingRequest) {
  const { locale, market, priceList, sort, first } = request
  const { column, direction } = orders[sort]
  const key = column === 'name' ? `name_${locale}` : column
  const comparison = direction === 'DESC' ? '<' : '>'
  const after = request.after ? readCursor(request.after, sort, locale) : null
  const scope = [market, priceList, request.category ?? '']

  const page = db.prepare(
    `SELECT product, ${key} AS key FROM listing
     WHERE market = ?1 AND price_list = ?2 AND category = ?3 ${after ? `AND (${key}, product) ${comparison} (?5, ?6)` : ''}
     ORDER BY ${key} ${direction}, product ${direction} LIMIT ?4`,
  )
  const total = db.prepare('SELECT total FROM listing_totals WHERE market = ?1 AND price_list = ?2 AND category = ?3')
  const [rows, totals] = await db.batch([page.bind(...scope, first + 1, ...(after ?? [])), total.bind(...scope)])

  const found = v.parse(listingRows, rows?.results)
  const shown = found.slice(0, first)
  const last = found.length > first ? shown.at(-1) : undefined
  return {
    ids: shown.map(row => row.product),
    total: v.parse(totalRows, totals?.results)[0]?.total ?? 0,
    endCursor: last ? writeCursor([sort, locale, last.key, last.product]) : null,
  }
}

const orders = {
  POPULAR: { column: 'popularity', direction: 'DESC' },
  NEWEST: { column: 'created', direction: 'DESC' },
  CHEAPEST: { column: 'price', direction: 'ASC' },
  DEAREST: { column: 'price', direction: 'DESC' },
  NAME_ASC: { column: 'name', direction: 'ASC' },
  NAME_DESC: { column: 'name', direction: 'DESC' },
} as const

type Sort = keyof typeof orders

const key = v.union([v.string(), v.number()])
const listingRows = v.array(v.object({ product: v.string(), key }))
const totalRows = v.array(v.object({ total: v.number() }))
const cursor = v.tuple([v.string(), v.string(), key, v.string()])

const writeCursor = (value: v.InferOutput<typeof cursor>) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))))

/** A cursor belongs to the order and language it was made in. */
function readCursor(text: string, sort: Sort, locale: Locale) {
  const parsed = v.safeParse(cursor, decode(text))
  if (!parsed.success || parsed.output[0] !== sort || parsed.output[1] !== locale) {
    throw badInput('The cursor does not belong to this listing.')
  }
  return [parsed.output[2], parsed.output[3]] as const
}

/** Null for text that no cursor of ours could be. */
function decode(text: string): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(Uint8Array.from(atob(text), letter => letter.charCodeAt(0))))
  } catch {
    return null
  }
}
