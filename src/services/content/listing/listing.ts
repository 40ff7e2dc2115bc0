import * as v from 'valibot'
import type { Database } from '../lib/database.ts'
import { createSql, type Sql } from '../lib/sql.ts'
import { readCursor, writeCursor } from './cursor.ts'
import type { Overlay } from './draft-overlay.ts'
import { countFacets, loadPrices, loadTotals, type Total } from './facet-counts.ts'
import { maxScanned } from './facets-left.ts'
import { loadRanges } from './range-bounds.ts'
import { type ListingRequest, maxCounted, orders } from './request.ts'
import { type Chosen, chosenOf, fits, fromWhere, isLimited, type Scope, type Way } from './scope.ts'

/**
 * One page of product ids in the requested order, after the last product of the page before; never
 * by offset, which would read all rows before it. `finishes` has for each of them the ids of its
 * design, unsorted. `facets`, `prices` and `ranges` are loaded on demand.
 */
export async function findListing(db: Database, request: ListingRequest, overlay: Overlay = null) {
  const chosen = chosenOf(request.filters)
  const isFiltered = chosen.length > 0 || isLimited(request)
  const totals = isFiltered ? await loadTotals(db, request, overlay) : null
  const scope: Scope = { request, chosen: totals ? sized(chosen, totals) : [] }

  const { rows, total } = await loadPage(db, scope, overlay, isFiltered)
  const found = v.parse(listingRows, rows)
  const shown = found.slice(0, request.first)
  const last = found.length > request.first ? shown.at(-1) : undefined
  return {
    ids: shown.map(row => row.product),
    finishes: shown.map(({ product, finishes }) => (finishes ? v.parse(finishIds, JSON.parse(finishes)) : [product])),
    total,
    endCursor: last ? writeCursor([request.sort, request.locale, last.key, last.product]) : null,
    facets: async () =>
      countFacets(
        db,
        { scope, totals: totals ?? (await loadTotals(db, request, overlay)), left: isFiltered ? total : null },
        overlay,
      ),
    prices: () => loadPrices(db, request, overlay),
    ranges: () => loadRanges(db, request, overlay),
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

/**
 * With few products of the rarest filter, all are read and sorted. Otherwise the total decides: if
 * it is large, following the listing's order soon fills a page; if it is small, that would read
 * most of the catalogue.
 */
async function loadPage(db: Database, scope: Scope, overlay: Overlay, isFiltered: boolean) {
  const totalOf = (results: unknown) => v.parse(totalRows, results)[0]?.total ?? 0
  const count = isFiltered ? leftTotal(db, scope, overlay) : wholeTotal(db, scope.request, overlay)
  const [rarest] = scope.chosen
  if (!isFiltered || (rarest && rarest.size <= maxScanned)) {
    const [rows, counted] = await db.batch([pageOf(db, scope, overlay, isFiltered ? 'rarest' : 'order'), count])
    return { rows: rows?.results, total: totalOf(counted?.results) }
  }
  const [counted] = await db.batch([count])
  const total = totalOf(counted?.results)
  const [rows] = await db.batch([pageOf(db, scope, overlay, total < maxCounted ? 'rarest' : 'order')])
  return { rows: rows?.results, total }
}

function leftTotal(db: Database, scope: Scope, overlay: Overlay) {
  const sql = createSql(overlay)
  const from = fromWhere(scope, sql, 'rarest')
  return sql.prepare(db, `SELECT count(*) AS total FROM (SELECT 1 ${from} LIMIT ${maxCounted})`)
}

function pageOf(db: Database, scope: Scope, overlay: Overlay, way: Way) {
  const { sort, locale, first, after, grouped } = scope.request
  const { column, direction } = orders[sort]
  const name = column === 'name' ? `name_${locale}` : column
  const key = `listing.${name}`
  const sql = createSql(overlay)
  const from = fromWhere(scope, sql, way)
  const [lastKey, lastProduct] = after ? readCursor(after, sort, locale) : []
  const since =
    lastKey === undefined || lastProduct === undefined
      ? ''
      : ` AND (${key}, listing.product) ${direction === 'DESC' ? '<' : '>'} (${sql.put(lastKey)}, ${sql.put(lastProduct)})`
  const isFirst = grouped ? ` AND ${isFirstSql(scope, sql, name, direction)}` : ''
  const page = `SELECT listing.product AS product, ${key} AS key, listing.design AS design ${from}${since}${isFirst}
     ORDER BY ${key} ${direction}, listing.product ${direction} LIMIT ${sql.put(first + 1)}`
  const finishes = grouped
    ? `iif(page.design IS NULL, NULL, (SELECT json_group_array(other.product) FROM listing AS other
       WHERE other.design = page.design AND ${fits(scope, sql, 'other', true)}))`
    : 'NULL'
  return sql.prepare(
    db,
    `SELECT product, key, ${finishes} AS finishes FROM (${page}) AS page ORDER BY key ${direction}, product ${direction}`,
  )
}

/**
 * Whether a row is the first of its design in the order, among the rows of the scope. Reads the
 * design's other rows, by their index.
 */
function isFirstSql(scope: Scope, sql: Sql, key: string, direction: 'ASC' | 'DESC') {
  const before = direction === 'DESC' ? '>' : '<'
  return `(listing.design IS NULL OR NOT EXISTS (
    SELECT 1 FROM listing AS other WHERE other.design = listing.design
    AND (+other.${key}, other.product) ${before} (listing.${key}, listing.product) AND ${fits(scope, sql, 'other', true)}))`
}

function wholeTotal(db: Database, { market, priceList, category }: ListingRequest, overlay: Overlay) {
  const sql = createSql(overlay)
  return sql.prepare(
    db,
    `SELECT total FROM listing_totals
     WHERE market = ${sql.put(market)} AND price_list = ${sql.put(priceList)} AND category = ${sql.put(category ?? '')}`,
  )
}

const listingRows = v.array(
  v.object({ product: v.string(), key: v.union([v.string(), v.number()]), finishes: v.nullable(v.string()) }),
)
const finishIds = v.array(v.string())
const totalRows = v.array(v.object({ total: v.number() }))
