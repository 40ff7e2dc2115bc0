import * as v from 'valibot'
import { cacheCards, getCachedCards, type KnownCards } from '../cards/cache.ts'
import { buildDesigns, designRow, designSql, type RequestedCards } from '../cards/designs.ts'
import type { Database } from '../lib/database.ts'
import { createSql, type Sql } from '../lib/sql.ts'
import { readCursor, writeCursor } from './cursor.ts'
import type { ListingOverlay } from './draft-overlay.ts'
import { countFacets, loadPrices, loadTotals, type Total } from './facet-counts.ts'
import { countRemaining, maxScanned } from './facets-left.ts'
import { loadRanges } from './range-bounds.ts'
import { type ListingQuery, maxCounted, sortOrders } from './request.ts'
import {
  type ChosenFilter,
  hasBounds,
  isInScopeSql,
  type ListingScope,
  mergeFilters,
  type ReadMethod,
  selectFromWhere,
} from './scope.ts'
import { getCachedListing, loadRevision, loadUnfiltered, type UnfilteredListing } from './whole.ts'

/**
 * Finds a listing with all its filters and bounds. These and the cards are cached in memory; the
 * round trip that reads the page also checks whether the cache is current.
 */
export async function findWholeListing(db: Database, request: ListingQuery, lists: PriceLists) {
  const { locale } = request
  const requestCards = (known: KnownCards) => (lists === undefined ? null : { lists, known })
  const before = getCachedListing(request)
  if (before) {
    const cards = requestCards(getCachedCards(before.revision, locale))
    const [revision, found] = await Promise.all([
      loadRevision(db),
      findListingRows(db, request, { cards, whole: before }),
    ])
    if (found.cards) cacheCards(found.cards.read, revision, locale)
    if (revision === before.revision) return found
  }
  return findListingRows(db, request, { cards: requestCards(new Map()), whole: await loadUnfiltered(db, request) })
}

interface ListingSources {
  overlay?: ListingOverlay
  /** The requested cards; null if none are requested. */
  cards?: RequestedCards | null
  /** The unfiltered listing, if it is cached. */
  whole?: UnfilteredListing | null
}

/**
 * Finds one page of product ids in the requested sort order. The page begins after the last product
 * of the previous page, because an offset would read all rows before it. `finishes` has the ids of
 * each product's finishes, unsorted. `facets`, `prices` and `ranges` are loaded on demand.
 */
export async function findListingRows(
  db: Database,
  request: ListingQuery,
  { overlay = null, cards = null, whole = null }: ListingSources = {},
) {
  const chosen = mergeFilters(request.filters)
  const isFiltered = chosen.length > 0 || hasBounds(request)
  const totals = whole?.totals ?? (isFiltered ? await loadTotals(db, request, overlay) : null)
  const scope: ListingScope = { request, chosen: totals ? addSizes(chosen, totals) : [] }
  const revision = whole?.revision ?? null
  const isSmall = whole !== null && Math.min(whole.total, scope.chosen[0]?.size ?? whole.total) <= maxScanned

  const [{ rows, total }, counted] = await Promise.all([
    loadPage(db, scope, overlay, { isFiltered, isSmall, cards, whole }),
    isFiltered && isSmall ? countRemaining(db, scope, overlay, revision) : null,
  ])
  const found = v.parse(listingRows, rows)
  const shown = found.slice(0, request.first)
  const last = found.length > request.first ? shown.at(-1) : undefined
  return {
    ids: shown.map(row => row.product),
    finishes: shown.map(({ product, finishes }) => (finishes ? parseFinishIds(finishes) : [product])),
    cards: cards && buildDesigns(shown, cards),
    total,
    endCursor: last ? writeCursor([request.sort, request.locale, last.key, last.product]) : null,
    facets: async () =>
      countFacets(
        db,
        {
          scope,
          totals: totals ?? (await loadTotals(db, request, overlay)),
          left: isFiltered ? total : null,
          counted,
          revision,
        },
        overlay,
      ),
    prices: () => (whole ? whole.prices : loadPrices(db, request, overlay)),
    ranges: () => (whole ? whole.ranges : loadRanges(db, request, overlay)),
  }
}

/**
 * Adds each filter's `size`, the number of its products, and sorts the filters by it, smallest
 * first.
 */
const addSizes = (chosen: Omit<ChosenFilter, 'size'>[], totals: Total[]): ChosenFilter[] =>
  chosen
    .map(({ facet, values }) => {
      const found = totals.filter(one => one.facet === facet && values.includes(one.value))
      return { facet, values, size: found.reduce((sum, { total }) => sum + total, 0) }
    })
    .sort((one, other) => one.size - other.size)

/**
 * Reads and sorts all products of the rarest filter if there are few. Otherwise the total decides:
 * if it is large, the listing is read in its sort order, which soon fills a page; if it is small,
 * that would read most of the catalogue, so the matching products are read and sorted.
 */
async function loadPage(
  db: Database,
  scope: ListingScope,
  overlay: ListingOverlay,
  { isFiltered, isSmall, cards, whole }: PageOptions,
) {
  if (whole && !isFiltered) {
    const [rows] = await db.batch([selectPage(db, scope, overlay, 'order', cards)])
    return { rows: rows?.results, total: whole.total }
  }
  const readTotal = (results: unknown) => v.parse(totalRows, results)[0]?.total ?? 0
  const count = isFiltered ? countFiltered(db, scope, overlay) : selectTotal(db, scope.request, overlay)
  const [rarest] = scope.chosen
  if (!isFiltered || isSmall || (rarest && rarest.size <= maxScanned)) {
    const [rows, counted] = await db.batch([
      selectPage(db, scope, overlay, isFiltered ? 'rarest' : 'order', cards),
      count,
    ])
    return { rows: rows?.results, total: readTotal(counted?.results) }
  }
  const [counted] = await db.batch([count])
  const total = readTotal(counted?.results)
  const [rows] = await db.batch([selectPage(db, scope, overlay, total < maxCounted ? 'rarest' : 'order', cards)])
  return { rows: rows?.results, total }
}

function countFiltered(db: Database, scope: ListingScope, overlay: ListingOverlay) {
  const sql = createSql(overlay)
  const from = selectFromWhere(scope, sql, 'rarest')
  return sql.prepare(db, `SELECT count(*) AS total FROM (SELECT 1 ${from} LIMIT ${maxCounted})`)
}

function selectPage(
  db: Database,
  scope: ListingScope,
  overlay: ListingOverlay,
  method: ReadMethod,
  cards: RequestedCards | null,
) {
  const { sort, locale, first, after, grouped } = scope.request
  const { column, direction } = sortOrders[sort]
  const name = column === 'name' ? `name_${locale}` : column
  const key = `listing.${name}`
  const sql = createSql(overlay)
  const from = selectFromWhere(scope, sql, method)
  const [lastKey, lastProduct] = after ? readCursor(after, sort, locale) : []
  const since =
    lastKey === undefined || lastProduct === undefined
      ? ''
      : ` AND (${key}, listing.product) ${direction === 'DESC' ? '<' : '>'} (${sql.put(lastKey)}, ${sql.put(lastProduct)})`
  const isFirst = grouped ? ` AND ${isFirstSql(scope, sql, overlay, name, direction)}` : ''
  const page = `SELECT listing.product AS product, ${key} AS key, listing.design AS design ${from}${since}${isFirst}
     ORDER BY ${key} ${direction}, listing.product ${direction} LIMIT ${sql.put(first + 1)}`
  const cardSql = cards && designSql(locale, sql.put(JSON.stringify([...cards.known.keys()])))
  const finishes = grouped
    ? `iif(page.design IS NULL, NULL, (SELECT json_group_array(${cardSql ? cardSql.finish : 'json_array(other.product)'}) FROM ${selectByDesign(overlay)}
       WHERE other.design = page.design AND ${isInScopeSql(scope, sql, 'other', true)}))`
    : 'NULL'
  return sql.prepare(
    db,
    `SELECT page.product, page.key, ${finishes} AS finishes ${cardSql?.columns ?? ''}
     FROM (${page}) AS page ${cardSql?.join ?? ''} ORDER BY page.key ${direction}, page.product ${direction}`,
  )
}

/**
 * SQL for the rows of a listing, named `other`, which are looked up by their design. It names the
 * index, because SQLite has no statistics and would otherwise read the whole listing for each row.
 * With drafts, the listing is a table expression, which has no index.
 */
const selectByDesign = (overlay: ListingOverlay) => `listing AS other ${overlay ? '' : 'INDEXED BY listing_by_design'}`

/** Condition in SQL: the row is the first of its design in the sort order, within the scope. */
function isFirstSql(scope: ListingScope, sql: Sql, overlay: ListingOverlay, key: string, direction: 'ASC' | 'DESC') {
  const before = direction === 'DESC' ? '>' : '<'
  return `(listing.design IS NULL OR NOT EXISTS (
    SELECT 1 FROM ${selectByDesign(overlay)} WHERE other.design = listing.design
    AND (+other.${key}, other.product) ${before} (listing.${key}, listing.product) AND ${isInScopeSql(scope, sql, 'other', true)}))`
}

function selectTotal(db: Database, { market, priceList, category }: ListingQuery, overlay: ListingOverlay) {
  const sql = createSql(overlay)
  return sql.prepare(
    db,
    `SELECT total FROM listing_totals
     WHERE market = ${sql.put(market)} AND price_list = ${sql.put(priceList)} AND category = ${sql.put(category ?? '')}`,
  )
}

interface PageOptions {
  isFiltered: boolean
  /** Whether there are so few products that any way of reading is fast. */
  isSmall: boolean
  cards: RequestedCards | null
  whole: UnfilteredListing | null
}

/** The price lists of the requested cards, null for all; undefined if no cards are requested. */
type PriceLists = unknown[] | null | undefined

const listingRows = v.array(v.object({ ...designRow, key: v.union([v.string(), v.number()]) }))
const finishRows = v.array(v.looseTuple([v.string()]))
const parseFinishIds = (json: string) => v.parse(finishRows, JSON.parse(json)).map(([id]) => id)
const totalRows = v.array(v.object({ total: v.number() }))
