import * as v from 'valibot'
import type { Database } from '../lib/database.ts'
import { createSql, type Sql } from '../lib/sql.ts'
import { contentTexts } from '../lib/texts.ts'
import type { ListingOverlay } from './draft-overlay.ts'
import { type Measure, measureColumns, rangeMeasures } from './ranges.ts'
import type { ListingQuery } from './request.ts'
import { isInMarketSql } from './scope.ts'

const boundRows = v.array(v.record(v.string(), v.nullable(v.number())))

/**
 * Loads the lowest and highest value of each measure in the unfiltered listing. Measures without
 * values are left out.
 */
export async function loadRanges(db: Database, request: ListingQuery, overlay: ListingOverlay) {
  const sql = createSql(overlay)
  const ends = rangeMeasures.flatMap(measure => [
    `${selectEnd(request, sql, measure, 'ASC')} AS lowest_${measure}`,
    `${selectEnd(request, sql, measure, 'DESC')} AS highest_${measure}`,
  ])
  const [answer] = await db.batch([sql.prepare(db, `SELECT ${ends.join(', ')}`)])
  const [bounds = {}] = v.parse(boundRows, answer?.results)
  return rangeMeasures.flatMap(measure => {
    const [lowest, highest] = [bounds[`lowest_${measure}`], bounds[`highest_${measure}`]]
    if (typeof lowest !== 'number' || typeof highest !== 'number') return []
    return [{ measure, name: contentTexts[request.locale].ranges[measure], lowest, highest }]
  })
}

/** The lowest or highest value of a measure, as an SQL expression that reads an index. */
function selectEnd(request: ListingQuery, sql: Sql, measure: Measure, order: 'ASC' | 'DESC') {
  const column = `size.${measureColumns[measure]}`
  return `(SELECT ${column} FROM listing_sizes AS size
    WHERE size.category = ${sql.put(request.category ?? '')} AND ${column} IS NOT NULL
    AND EXISTS (SELECT 1 FROM listing WHERE listing.product = size.product AND ${isInMarketSql(request, sql, 'listing')})
    ORDER BY ${column} ${order} LIMIT 1)`
}
