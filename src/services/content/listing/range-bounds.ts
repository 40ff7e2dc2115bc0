import * as v from 'valibot'
import type { Database } from '../lib/database.ts'
import { createSql } from '../lib/sql.ts'
import { texts } from '../lib/texts.ts'
import type { Overlay } from './draft-overlay.ts'
import { columns, type Measure, measures } from './ranges.ts'
import type { ListingRequest } from './request.ts'
import { placeOf } from './scope.ts'

const boundRows = v.array(v.object({ bound: v.number() }))

/** The lowest and highest of each measure before anything is chosen; none without values. */
export async function loadRanges(db: Database, request: ListingRequest, overlay: Overlay) {
  const ends = await db.batch(
    measures.flatMap(measure => (['ASC', 'DESC'] as const).map(order => endOf(db, request, measure, order, overlay))),
  )
  const bounds = ends.map(({ results }) => v.parse(boundRows, results)[0]?.bound)
  return measures.flatMap((measure, at) => {
    const [lowest, highest] = bounds.slice(2 * at)
    return lowest === undefined || highest === undefined
      ? []
      : [{ measure, name: texts[request.locale].ranges[measure], lowest, highest }]
  })
}

function endOf(db: Database, request: ListingRequest, measure: Measure, order: 'ASC' | 'DESC', overlay: Overlay) {
  const sql = createSql(overlay)
  const column = `size.${columns[measure]}`
  return sql.prepare(
    db,
    `SELECT ${column} AS bound FROM listing_sizes AS size
     WHERE size.category = ${sql.put(request.category ?? '')} AND ${column} IS NOT NULL
     AND EXISTS (SELECT 1 FROM listing WHERE listing.product = size.product AND ${placeOf(request, sql, 'listing')})
     ORDER BY ${column} ${order} LIMIT 1`,
  )
}
