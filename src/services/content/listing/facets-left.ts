import * as v from 'valibot'
import type { Database } from '../lib/database.ts'
import { createSql } from '../lib/sql.ts'
import type { ListingOverlay } from './draft-overlay.ts'
import { type Facet, valueKey, valuesIn } from './facets.ts'
import { type ChosenFilter, fromWhere, isLimited, type ListingScope } from './scope.ts'

/**
 * Counts are limited to this many products: those of the rarest filter, or in the ranges. This
 * bounds the work of a filtered listing for any size of catalogue.
 */
export const maxScanned = 1000

/** All products in one row: the database's answers cost more by their rows than by their length. */
const rows = v.tuple([v.object({ found: v.number(), lists: v.nullable(v.string()) })])

export type Counts = (facet: Facet, value: string) => number | null

/**
 * The number of products that each value would leave, by one scan of the rarest filter's products,
 * and one of the next rarest for the rarest filter's own values. Null when there are too many.
 */
export async function countLeft(db: Database, scope: ListingScope, overlay: ListingOverlay): Promise<Counts> {
  const [rarest, ...others] = scope.chosen
  const [all, own] = await Promise.all([
    look(db, scope, overlay),
    rarest ? look(db, { ...scope, chosen: others }, overlay) : null,
  ])
  return (facet, value) => {
    const counts = facet === rarest?.facet ? own : all
    return counts ? (counts.get(valueKey({ facet, value })) ?? 0) : null
  }
}

/** Null when there are too many products, which is detected early. */
async function look(db: Database, { request, chosen }: ListingScope, overlay: ListingOverlay) {
  const [rarest, ...others] = chosen
  const isNarrow = rarest !== undefined && rarest.size <= maxScanned
  if (!isNarrow && !isLimited(request)) return null
  const sql = createSql(overlay)
  const from = fromWhere({ request, chosen: isNarrow ? [rarest] : [] }, sql, 'rarest')
  // One row for each product, counted here: the database would bill each value as a row.
  const held = '(SELECT held.list FROM product_values AS held WHERE held.product = listing.product)'
  const [answer] = await db.batch([
    sql.prepare(
      db,
      `SELECT count(*) AS found, group_concat(list, char(10, 10)) AS lists
       FROM (SELECT ${held} AS list ${from} LIMIT ${maxScanned + 1})`,
    ),
  ])
  const [{ found, lists }] = v.parse(rows, answer?.results)
  return found > maxScanned ? null : countValues(lists?.split('\n\n') ?? [], isNarrow ? others : chosen)
}

/** Products with each value that match all filters, except possibly the value's own. */
function countValues(lists: string[], chosen: ChosenFilter[]) {
  const counts = new Map<string, number>()
  const wanted = chosen.map(({ facet, values }) => ({ facet, keys: values.map(value => valueKey({ facet, value })) }))
  for (const list of lists) {
    const values = valuesIn(list)
    const [missed, another] = wanted.filter(({ keys }) => !keys.some(key => values.includes(key)))
    if (another) continue
    for (const value of values) {
      if (!missed || value.startsWith(`${missed.facet} `)) counts.set(value, (counts.get(value) ?? 0) + 1)
    }
  }
  return counts
}
