import * as v from 'valibot'
import { cardsAt, type KnownCards, keepCards } from '../cards/cache.ts'
import { type AskedCards, designRow, designSql, readyDesigns } from '../cards/designs.ts'
import type { Database } from '../lib/database.ts'
import { createSql, type Sql } from '../lib/sql.ts'
import { readCursor, writeCursor } from './cursor.ts'
import type { ListingOverlay } from './draft-overlay.ts'
import { countFacets, loadPrices, loadTotals, type Total } from './facet-counts.ts'
import { countLeft, maxScanned } from './facets-left.ts'
import { loadRanges } from './range-bounds.ts'
import { type ListingQuery, maxCounted, orders } from './request.ts'
import { type ChosenFilter, chosenOf, type FilterWay, fits, fromWhere, isLimited, type ListingScope } from './scope.ts'
import { cachedWhole, loadRevision, loadWhole, type Whole } from './whole.ts'

/**
 * A listing with all its filters and bounds. These and cards are kept in memory, and the same round
 * trip that reads the page says whether they have changed.
 */
export async function findWholeListing(db: Database, request: ListingQuery, lists: PriceLists) {
  const { locale } = request
  const asking = (known: KnownCards) => (lists === undefined ? null : { lists, known })
  const before = cachedWhole(request)
  if (before) {
    const cards = asking(cardsAt(before.revision, locale))
    const [revision, found] = await Promise.all([
      loadRevision(db),
      findListingRows(db, request, { cards, whole: before }),
    ])
    if (found.cards) keepCards(found.cards.read, revision, locale)
    if (revision === before.revision) return found
  }
  return findListingRows(db, request, { cards: asking(new Map()), whole: await loadWhole(db, request) })
}

interface Given {
  overlay?: ListingOverlay
  /** The cards that are asked for; null where none are. */
  cards?: AskedCards | null
  /** The listing before anything is chosen, where that is known. */
  whole?: Whole | null
}

/**
 * One page of product ids in the requested order, after the last product of the page before; never
 * by offset, which would read all rows before it. `finishes` has for each of them the ids of its
 * design, unsorted. `facets`, `prices` and `ranges` are loaded on demand.
 */
export async function findListingRows(
  db: Database,
  request: ListingQuery,
  { overlay = null, cards = null, whole = null }: Given = {},
) {
  const chosen = chosenOf(request.filters)
  const isFiltered = chosen.length > 0 || isLimited(request)
  const totals = whole?.totals ?? (isFiltered ? await loadTotals(db, request, overlay) : null)
  const scope: ListingScope = { request, chosen: totals ? sized(chosen, totals) : [] }
  const isSmall = whole !== null && Math.min(whole.total, scope.chosen[0]?.size ?? whole.total) <= maxScanned

  const [{ rows, total }, counted] = await Promise.all([
    loadPage(db, scope, overlay, { isFiltered, isSmall, cards, whole }),
    isFiltered && isSmall ? countLeft(db, scope, overlay) : null,
  ])
  const found = v.parse(listingRows, rows)
  const shown = found.slice(0, request.first)
  const last = found.length > request.first ? shown.at(-1) : undefined
  return {
    ids: shown.map(row => row.product),
    finishes: shown.map(({ product, finishes }) => (finishes ? finishIds(finishes) : [product])),
    cards: cards && readyDesigns(shown, cards),
    total,
    endCursor: last ? writeCursor([request.sort, request.locale, last.key, last.product]) : null,
    facets: async () =>
      countFacets(
        db,
        { scope, totals: totals ?? (await loadTotals(db, request, overlay)), left: isFiltered ? total : null, counted },
        overlay,
      ),
    prices: () => (whole ? whole.prices : loadPrices(db, request, overlay)),
    ranges: () => (whole ? whole.ranges : loadRanges(db, request, overlay)),
  }
}

/** The filter with the fewest products first. */
const sized = (chosen: Omit<ChosenFilter, 'size'>[], totals: Total[]): ChosenFilter[] =>
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
async function loadPage(
  db: Database,
  scope: ListingScope,
  overlay: ListingOverlay,
  { isFiltered, isSmall, cards, whole }: Reading,
) {
  if (whole && !isFiltered) {
    const [rows] = await db.batch([pageOf(db, scope, overlay, 'order', cards)])
    return { rows: rows?.results, total: whole.total }
  }
  const totalOf = (results: unknown) => v.parse(totalRows, results)[0]?.total ?? 0
  const count = isFiltered ? leftTotal(db, scope, overlay) : wholeTotal(db, scope.request, overlay)
  const [rarest] = scope.chosen
  if (!isFiltered || isSmall || (rarest && rarest.size <= maxScanned)) {
    const [rows, counted] = await db.batch([pageOf(db, scope, overlay, isFiltered ? 'rarest' : 'order', cards), count])
    return { rows: rows?.results, total: totalOf(counted?.results) }
  }
  const [counted] = await db.batch([count])
  const total = totalOf(counted?.results)
  const [rows] = await db.batch([pageOf(db, scope, overlay, total < maxCounted ? 'rarest' : 'order', cards)])
  return { rows: rows?.results, total }
}

function leftTotal(db: Database, scope: ListingScope, overlay: ListingOverlay) {
  const sql = createSql(overlay)
  const from = fromWhere(scope, sql, 'rarest')
  return sql.prepare(db, `SELECT count(*) AS total FROM (SELECT 1 ${from} LIMIT ${maxCounted})`)
}

function pageOf(db: Database, scope: ListingScope, overlay: ListingOverlay, way: FilterWay, cards: AskedCards | null) {
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
  const isFirst = grouped ? ` AND ${isFirstSql(scope, sql, overlay, name, direction)}` : ''
  const page = `SELECT listing.product AS product, ${key} AS key, listing.design AS design ${from}${since}${isFirst}
     ORDER BY ${key} ${direction}, listing.product ${direction} LIMIT ${sql.put(first + 1)}`
  const ready = cards && designSql(locale, sql.put(JSON.stringify([...cards.known.keys()])))
  const finishes = grouped
    ? `iif(page.design IS NULL, NULL, (SELECT json_group_array(${ready ? ready.finish : 'json_array(other.product)'}) FROM ${ofDesign(overlay)}
       WHERE other.design = page.design AND ${fits(scope, sql, 'other', true)}))`
    : 'NULL'
  return sql.prepare(
    db,
    `SELECT page.product, page.key, ${finishes} AS finishes ${ready?.columns ?? ''}
     FROM (${page}) AS page ${ready?.join ?? ''} ORDER BY page.key ${direction}, page.product ${direction}`,
  )
}

/**
 * The rows of a listing as `other`, to be found by their design. Without statistics SQLite would
 * read the whole listing for each. Drafts are laid over by an expression that has no index.
 */
const ofDesign = (overlay: ListingOverlay) => `listing AS other ${overlay ? '' : 'INDEXED BY listing_by_design'}`

/** Whether a row is the first of its design in the order, among the rows of the scope. */
function isFirstSql(scope: ListingScope, sql: Sql, overlay: ListingOverlay, key: string, direction: 'ASC' | 'DESC') {
  const before = direction === 'DESC' ? '>' : '<'
  return `(listing.design IS NULL OR NOT EXISTS (
    SELECT 1 FROM ${ofDesign(overlay)} WHERE other.design = listing.design
    AND (+other.${key}, other.product) ${before} (listing.${key}, listing.product) AND ${fits(scope, sql, 'other', true)}))`
}

function wholeTotal(db: Database, { market, priceList, category }: ListingQuery, overlay: ListingOverlay) {
  const sql = createSql(overlay)
  return sql.prepare(
    db,
    `SELECT total FROM listing_totals
     WHERE market = ${sql.put(market)} AND price_list = ${sql.put(priceList)} AND category = ${sql.put(category ?? '')}`,
  )
}

interface Reading {
  isFiltered: boolean
  /** Whether few enough products are read in any way. */
  isSmall: boolean
  cards: AskedCards | null
  whole: Whole | null
}

/** Of the cards that are asked for, null for all; undefined where no cards are. */
type PriceLists = unknown[] | null | undefined

const listingRows = v.array(v.object({ ...designRow, key: v.union([v.string(), v.number()]) }))
const finishRows = v.array(v.looseTuple([v.string()]))
const finishIds = (json: string) => v.parse(finishRows, JSON.parse(json)).map(([id]) => id)
const totalRows = v.array(v.object({ total: v.number() }))
