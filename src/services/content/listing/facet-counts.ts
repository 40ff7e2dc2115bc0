import * as v from 'valibot'
import type { Database } from '../lib/database.ts'
import { type Locale, oncePerLocale } from '../lib/localize.ts'
import { createSql, type Sql } from '../lib/sql.ts'
import type { ListingOverlay } from './draft-overlay.ts'
import { type Facet, facets, getFacetName } from './facets.ts'
import { type Counts, countRemaining } from './facets-left.ts'
import { type ListingQuery, maxCounted } from './request.ts'
import { hasBounds, type ListingScope } from './scope.ts'

/** Maximum number of values in the filters of one listing. */
const maxValues = 400

const totalRows = v.array(
  v.object({
    facet: v.string(),
    value: v.string(),
    total: v.number(),
    name: v.string(),
    parent: v.string(),
    colour: v.nullable(v.string()),
  }),
)
const priceRows = v.array(v.object({ lowest: v.nullable(v.number()), highest: v.nullable(v.number()) }))

export type Total = v.InferOutput<typeof totalRows>[number]

/**
 * Loads the filter values in the unfiltered listing, each with its name in the request's language
 * and its number of products.
 */
export async function loadTotals(db: Database, request: ListingQuery, overlay: ListingOverlay): Promise<Total[]> {
  const sql = createSql(overlay)
  const [answer] = await db.batch([
    sql.prepare(
      db,
      `SELECT total.facet, total.value, total.total, name.${request.locale} AS name, parent, colour FROM facet_totals AS total
       CROSS JOIN facet_names AS name ON name.facet = total.facet AND name.value = total.value
       WHERE ${selectPlace(request, sql)} AND total.total > 0 LIMIT ${maxValues}`,
    ),
  ])
  return v.parse(totalRows, answer?.results)
}

const selectPlace = ({ market, priceList, category }: ListingQuery, { put }: Sql) =>
  `market = ${put(market)} AND price_list = ${put(priceList)} AND category = ${put(category ?? '')}`

/** The lowest and highest price of the unfiltered listing, in major units; null if it is empty. */
export async function loadPrices(db: Database, request: ListingQuery, overlay: ListingOverlay) {
  const sql = createSql(overlay)
  const selectEnd = (direction: string) =>
    `(SELECT price FROM listing WHERE ${selectPlace(request, sql)} ORDER BY price ${direction} LIMIT 1)`
  const [answer] = await db.batch([
    sql.prepare(db, `SELECT ${selectEnd('ASC')} AS lowest, ${selectEnd('DESC')} AS highest`),
  ])
  const [ends] = v.parse(priceRows, answer?.results)
  const { lowest, highest } = ends ?? {}
  if (typeof lowest !== 'number' || typeof highest !== 'number') return null
  return { lowest: lowest / 100, highest: highest / 100 }
}

interface FilteredListing {
  scope: ListingScope
  totals: Total[]
  /** Number of products that match the filters; null without filters. */
  left: number | null
  /** The counts of the values, if already loaded. */
  counted: Counts | null
  /** The cached listing's revision; null without one. */
  revision: string | null
}

/**
 * Returns the filters with their values. The `count` of a value is the number of products that have
 * it and match the choices in the other filters; null if there are too many products to count.
 */
export async function countFacets(
  db: Database,
  { scope, totals, left, counted, revision }: FilteredListing,
  overlay: ListingOverlay,
) {
  const { locale, category } = scope.request
  const isCounted = left !== null && left < maxCounted
  const counts = isCounted ? (counted ?? (await countRemaining(db, scope, overlay, revision))) : () => null
  // A single chosen filter does not reduce the counts of its own values.
  const alone = scope.chosen.length === 1 && !hasBounds(scope.request) ? scope.chosen[0]?.facet : undefined
  return groupByFacet(totals, category, locale).map(({ facet, values }) => ({
    slug: facet,
    name: getFacetName(facet, locale),
    values: values.map(({ value, name, total, parent, colour }) => ({
      slug: value,
      name,
      parent: parent || null,
      colour,
      count: left === null || facet === alone ? total : counts(facet, value),
    })),
  }))
}

// Sorted filters, keyed by their totals, which `whole.ts` caches across requests. They are kept
// because sorting is slow.
const groupsByTotals = new WeakMap<Total[], { facet: Facet; values: Total[] }[]>()

/** The filters of a listing with their values, as the page shows them. */
function groupByFacet(totals: Total[], category: string | null | undefined, locale: Locale) {
  const before = groupsByTotals.get(totals)
  if (before) return before
  const groups = facets.flatMap(facet => {
    const values = removeSingleGroups(
      totals.filter(one => one.facet === facet && !(facet === 'category' && one.value === category)),
    )
    return values.length === 0 ? [] : [{ facet, values: sortValues(values, facet, locale) }]
  })
  groupsByTotals.set(totals, groups)
  return groups
}

/**
 * Removes a base material (brass) if all its products are of one kind of it (solid brass), which
 * the filter shows anyway.
 */
function removeSingleGroups(values: Total[]): Total[] {
  const listParts = (value: string) => values.filter(({ parent }) => parent === value)
  const isLone = ({ value, total }: Total) => {
    const [part, another] = listParts(value)
    return part !== undefined && !another && part.total === total
  }
  const lone = new Set(values.filter(isLone).map(({ value }) => value))
  return values
    .filter(({ value }) => !lone.has(value))
    .map(value => (lone.has(value.parent) ? { ...value, parent: '' } : value))
}

/**
 * Sorts values by name, and sizes from the smallest. A kind of a material (solid brass) comes after
 * the base material (brass).
 */
function sortValues(values: Total[], facet: Facet, locale: Locale): Total[] {
  const names = new Map(values.map(one => [one.value, one.name]))
  const sortKeyFor = (one: Total) => (facet === 'size' ? one.value : (names.get(one.parent) ?? one.name))
  const { compare } = getCollator(locale)
  return [...values].sort(
    (one, other) =>
      compare(sortKeyFor(one), sortKeyFor(other)) ||
      Number(one.parent !== '') - Number(other.parent !== '') ||
      compare(one.name, other.name),
  )
}

const getCollator = oncePerLocale(locale => new Intl.Collator(locale, { numeric: true }))
