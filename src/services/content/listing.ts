import * as v from 'valibot'
import type { Overlay } from './draft-overlay.ts'
import { countFacets, loadPrices, loadTotals, type Total } from './facet-counts.ts'
import { readCursor, writeCursor } from './listing-cursor.ts'
import { type ListingRequest, mostCounted, orders } from './listing-request.ts'
import { type Chosen, chosenOf, fromWhere, type Scope } from './listing-scope.ts'
import { createSql } from './sql.ts'

/**
 * One page of product ids in the wanted order, from the last product seen; never by offset, which would read all before it.
 * `facets` and `prices` are looked up when they are called.
 */
export async function findListing(db: D1Database, request: ListingRequest, overlay: Overlay = null) {
  const chosen = chosenOf(request.filters)
  const isFiltered = chosen.length > 0 || typeof request.minPrice === 'number' || typeof request.maxPrice === 'number'
  const totals = isFiltered ? await loadTotals(db, request, overlay) : null
  const scope: Scope = { request, chosen: totals ? sized(chosen, totals) : [] }

  const sql = createSql(overlay)
  const [rows, counted] = await db.batch([
    pageOf(db, scope, overlay),
    isFiltered
      ? sql.prepare(db, `SELECT count(*) AS total FROM (SELECT 1 ${fromWhere(scope, sql)} LIMIT ${mostCounted})`)
      : wholeTotal(db, request, overlay),
  ])
  const found = v.parse(listingRows, rows?.results)
  const shown = found.slice(0, request.first)
  const last = found.length > request.first ? shown.at(-1) : undefined
  const total = v.parse(totalRows, counted?.results)[0]?.total ?? 0
  return {
    ids: shown.map(row => row.product),
    total,
    endCursor: last ? writeCursor([request.sort, request.locale, last.key, last.product]) : null,
    facets: async () =>
      countFacets(db, { scope, totals: totals ?? (await loadTotals(db, request, overlay)), isFiltered }, overlay),
    prices: () => loadPrices(db, request, overlay),
  }
}

/** The filter with the fewest products first. */
const sized = (chosen: Omit<Chosen, 'size'>[], totals: Total[]): Chosen[] =>
  chosen
    .map(({ facet, values }) => {
      const found = totals.filter(one => one.facet === facet && values.includes(one.value))
      return { facet, values, size: found.reduce((sum, { total }) => sum + total, 0) }
    })
    .sort((one, other) => one.size - other.size)

function pageOf(db: D1Database, scope: Scope, overlay: Overlay) {
  const { sort, locale, first, after } = scope.request
  const { column, direction } = orders[sort]
  const key = `listing.${column === 'name' ? `name_${locale}` : column}`
  const sql = createSql(overlay)
  const from = fromWhere(scope, sql)
  const [lastKey, lastProduct] = after ? readCursor(after, sort, locale) : []
  const since =
    lastKey === undefined || lastProduct === undefined
      ? ''
      : ` AND (${key}, listing.product) ${direction === 'DESC' ? '<' : '>'} (${sql.put(lastKey)}, ${sql.put(lastProduct)})`
  return sql.prepare(
    db,
    `SELECT listing.product AS product, ${key} AS key ${from}${since}
     ORDER BY ${key} ${direction}, listing.product ${direction} LIMIT ${sql.put(first + 1)}`,
  )
}

function wholeTotal(db: D1Database, { market, priceList, category }: ListingRequest, overlay: Overlay) {
  const sql = createSql(overlay)
  return sql.prepare(
    db,
    `SELECT total FROM listing_totals
     WHERE market = ${sql.put(market)} AND price_list = ${sql.put(priceList)} AND category = ${sql.put(category ?? '')}`,
  )
}

const listingRows = v.array(v.object({ product: v.string(), key: v.union([v.string(), v.number()]) }))
const totalRows = v.array(v.object({ total: v.number() }))
