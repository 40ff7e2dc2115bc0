import * as v from 'valibot'
import type { Database } from '../lib/database.ts'
import { createSql } from '../lib/sql.ts'
import type { ListingOverlay } from './draft-overlay.ts'
import { type Facet, formatValueKey } from './facets.ts'
import { loadValues } from './product-values.ts'
import { type ChosenFilter, hasBounds, type ListingScope, selectFromWhere } from './scope.ts'

/**
 * Maximum number of products whose values are counted. It limits the work for a filtered listing,
 * however large the catalogue is.
 */
export const maxScanned = 1000

/** All products are in one row, because the number of rows is what makes D1's responses slow. */
const rows = v.tuple([v.object({ found: v.number(), products: v.string() })])

export type Counts = (facet: Facet, value: string) => number | null

/**
 * Counts, for each value, the products that have it and match the choices in the other filters.
 * Scans the products of the rarest filter, which has the fewest products. The values of that filter
 * itself are counted in the products of the next rarest filter. Counts are null if there are too
 * many products. `revision` is the listing's revision if it is cached (`product-values.ts`).
 */
export async function countRemaining(
  db: Database,
  scope: ListingScope,
  overlay: ListingOverlay,
  revision: string | null,
): Promise<Counts> {
  const [rarest, ...others] = scope.chosen
  const scan = (chosen: ChosenFilter[]) => scanProducts(db, { ...scope, chosen }, overlay, revision)
  const [all, own] = await Promise.all([scan(scope.chosen), rarest ? scan(others) : null])
  return (facet, value) => {
    const counts = facet === rarest?.facet ? own : all
    return counts ? (counts.get(formatValueKey({ facet, value })) ?? 0) : null
  }
}

/** Counts products by value. If there are too many, returns null without reading all of them. */
async function scanProducts(
  db: Database,
  { request, chosen }: ListingScope,
  overlay: ListingOverlay,
  revision: string | null,
) {
  const [rarest, ...others] = chosen
  const isNarrow = rarest !== undefined && rarest.size <= maxScanned
  if (!isNarrow && !hasBounds(request)) return null
  const sql = createSql(overlay)
  const from = selectFromWhere({ request, chosen: isNarrow ? [rarest] : [] }, sql, 'rarest')
  const [answer] = await db.batch([
    sql.prepare(
      db,
      `SELECT count(*) AS found, json_group_array(product) AS products
       FROM (SELECT listing.product AS product ${from} LIMIT ${maxScanned + 1})`,
    ),
  ])
  const [{ found, products }] = v.parse(rows, answer?.results)
  if (found > maxScanned) return null
  // Their values are counted here, because D1 bills each row that a query reads.
  return countValues(
    await loadValues(db, v.parse(ids, JSON.parse(products)), overlay, revision),
    isNarrow ? others : chosen,
  )
}

const ids = v.array(v.string())

/**
 * Counts products by value. A product counts for a value if it matches all filters, except the
 * filter of that value.
 */
function countValues(products: (readonly string[])[], chosen: ChosenFilter[]) {
  const counts = new Map<string, number>()
  const wanted = chosen.map(({ facet, values }) => ({
    facet,
    keys: values.map(value => formatValueKey({ facet, value })),
  }))
  for (const values of products) {
    const [missed, another] = wanted.filter(({ keys }) => !keys.some(key => values.includes(key)))
    if (another) continue
    for (const value of values) {
      if (!missed || value.startsWith(`${missed.facet} `)) counts.set(value, (counts.get(value) ?? 0) + 1)
    }
  }
  return counts
}
