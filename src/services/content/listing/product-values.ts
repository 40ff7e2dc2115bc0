import * as v from 'valibot'
import { readRevision, selectRevision } from '../cards/read.ts'
import type { Database } from '../lib/database.ts'
import { createSql } from '../lib/sql.ts'
import type { ListingOverlay } from './draft-overlay.ts'
import { parseValues } from './facets.ts'

type Values = readonly string[]

/** Maximum number of products whose values are cached; those of a product take about 1 KB. */
const maxCached = 2000

const createEmpty = (revision: string) => ({
  revision,
  products: new Map<string, Values>(),
  /** Each value once, because equal texts are compared faster if they are the same string. */
  texts: new Map<string, string>(),
})

// Public data, all read at one `listing_revision`. A listing that uses it is loaded again unless
// the database confirms in the same round trip that this is still the current revision.
let cached = createEmpty('')

/**
 * Loads the values of products, as `formatValueKey` formats them. Uses those that are cached at
 * `revision`; null means that nothing is cached, as for drafts.
 */
export async function loadValues(
  db: Database,
  products: string[],
  overlay: ListingOverlay,
  revision: string | null,
): Promise<Values[]> {
  const known: ReadonlyMap<string, Values> = revision === cached.revision ? cached.products : new Map()
  const missing = products.filter(product => !known.has(product))
  const read = missing.length > 0 ? await readValues(db, missing, overlay, revision) : null
  return products.flatMap(product => {
    const values = known.get(product) ?? read?.get(product)
    return values ? [values] : []
  })
}

async function readValues(db: Database, products: string[], overlay: ListingOverlay, revision: string | null) {
  const sql = createSql(overlay)
  const [current, found] = await db.batch([
    selectRevision(db),
    sql.prepare(
      db,
      `SELECT json_group_object(wanted.value, held.list) AS lists
       FROM json_each(${sql.put(JSON.stringify(products))}) AS wanted
       CROSS JOIN product_values AS held ON held.product = wanted.value`,
    ),
  ])
  const [{ lists }] = v.parse(rows, found?.results)
  const parsed = Object.entries(v.parse(listsByProduct, JSON.parse(lists)))
  if (revision === null || readRevision(current) !== revision)
    return new Map(parsed.map(([product, list]) => [product, parseValues(list)]))
  if (cached.revision !== revision || cached.products.size + parsed.length > maxCached) cached = createEmpty(revision)
  const { texts } = cached
  const unique = (value: string) => {
    const before = texts.get(value)
    if (before === undefined) texts.set(value, value)
    return before ?? value
  }
  const read = new Map(parsed.map(([product, list]) => [product, parseValues(list).map(unique)]))
  for (const [product, values] of read) cached.products.set(product, values)
  return read
}

/** All products are in one row, because the number of rows is what makes D1's responses slow. */
const rows = v.tuple([v.object({ lists: v.string() })])
const listsByProduct = v.record(v.string(), v.string())
