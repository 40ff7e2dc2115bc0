import * as v from 'valibot'
import { readRevision, selectRevision } from '../cards/read.ts'
import type { Database } from '../lib/database.ts'
import { createSql } from '../lib/sql.ts'
import { loadPrices, loadTotals } from './facet-counts.ts'
import { loadRanges } from './range-bounds.ts'
import type { ListingQuery } from './request.ts'
import { isInMarketSql } from './scope.ts'

/** The values, total and bounds of a listing in which no filter is chosen. */
export type UnfilteredListing = Awaited<ReturnType<typeof loadUnfiltered>>

/** Maximum number of cached listings, each in one language; one takes up to 60 KB. */
const maxCached = 60

/** Listings by their key. A listing is current if the database has the same revision. */
const cachedListings = new Map<string, UnfilteredListing>()

const cacheKeyFor = ({ market, priceList, category, locale }: ListingQuery) =>
  JSON.stringify([market, priceList, category ?? '', locale])

export const getCachedListing = (request: ListingQuery) => cachedListings.get(cacheKeyFor(request))

/** Loads and caches a listing's filter values, total and bounds, in one round trip. */
export async function loadUnfiltered(db: Database, request: ListingQuery) {
  const [revision, total, totals, prices, ranges] = await Promise.all([
    loadRevision(db),
    loadTotal(db, request),
    loadTotals(db, request, null),
    loadPrices(db, request, null),
    loadRanges(db, request, null),
  ])
  const whole = { revision, total, totals, prices, ranges }
  const [oldest] = cachedListings.keys()
  if (oldest !== undefined && cachedListings.size >= maxCached) cachedListings.delete(oldest)
  cachedListings.set(cacheKeyFor(request), whole)
  return whole
}

export async function loadRevision(db: Database) {
  const [answer] = await db.batch([selectRevision(db)])
  return readRevision(answer)
}

/** The number of products without filters. */
async function loadTotal(db: Database, request: ListingQuery) {
  const sql = createSql(null)
  const [answer] = await db.batch([
    sql.prepare(db, `SELECT total FROM listing_totals AS whole WHERE ${isInMarketSql(request, sql, 'whole')}`),
  ])
  return v.parse(totalRows, answer?.results)[0]?.total ?? 0
}

const totalRows = v.array(v.object({ total: v.number() }))
