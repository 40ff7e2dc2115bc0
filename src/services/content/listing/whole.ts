import * as v from 'valibot'
import { readRevision, revisionOf } from '../cards/read.ts'
import type { Database } from '../lib/database.ts'
import { createSql } from '../lib/sql.ts'
import { loadPrices, loadTotals } from './facet-counts.ts'
import { loadRanges } from './range-bounds.ts'
import type { ListingQuery } from './request.ts'
import { marketScope } from './scope.ts'

/** A listing before anything is chosen. */
export type Whole = Awaited<ReturnType<typeof loadWhole>>

/** Of one listing in one language; each takes up to 60 KB. */
const maxCached = 60

/** What this isolate has read; its revision in the database says whether it still is so. */
const cached = new Map<string, Whole>()

const keyOf = ({ market, priceList, category, locale }: ListingQuery) =>
  JSON.stringify([market, priceList, category ?? '', locale])

export const cachedWhole = (request: ListingQuery) => cached.get(keyOf(request))

/** Reads a listing's filters with their values, its total and its bounds, in one round trip. */
export async function loadWhole(db: Database, request: ListingQuery) {
  const [revision, total, totals, prices, ranges] = await Promise.all([
    loadRevision(db),
    loadTotal(db, request),
    loadTotals(db, request, null),
    loadPrices(db, request, null),
    loadRanges(db, request, null),
  ])
  const whole = { revision, total, totals, prices, ranges }
  const [oldest] = cached.keys()
  if (oldest !== undefined && cached.size >= maxCached) cached.delete(oldest)
  cached.set(keyOf(request), whole)
  return whole
}

export async function loadRevision(db: Database) {
  const [answer] = await db.batch([revisionOf(db)])
  return readRevision(answer)
}

/** The number of products before anything is chosen. */
async function loadTotal(db: Database, request: ListingQuery) {
  const sql = createSql(null)
  const [answer] = await db.batch([
    sql.prepare(db, `SELECT total FROM listing_totals AS whole WHERE ${marketScope(request, sql, 'whole')}`),
  ])
  return v.parse(totalRows, answer?.results)[0]?.total ?? 0
}

const totalRows = v.array(v.object({ total: v.number() }))
