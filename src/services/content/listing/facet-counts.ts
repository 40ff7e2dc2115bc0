import * as v from 'valibot'
import type { Database } from '../lib/database.ts'
import { type Locale, oncePerLocale } from '../lib/localize.ts'
import { createSql, type Sql } from '../lib/sql.ts'
import type { ListingOverlay } from './draft-overlay.ts'
import { type Facet, facetName, facets } from './facets.ts'
import { type Counts, countLeft } from './facets-left.ts'
import { type ListingQuery, maxCounted } from './request.ts'
import { isLimited, type ListingScope } from './scope.ts'

/** Maximum number of values of one listing's filters. */
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

/** The values of the listing before anything is chosen, with names in its language and counts. */
export async function loadTotals(db: Database, request: ListingQuery, overlay: ListingOverlay): Promise<Total[]> {
  const sql = createSql(overlay)
  const [answer] = await db.batch([
    sql.prepare(
      db,
      `SELECT total.facet, total.value, total.total, name.${request.locale} AS name, parent, colour FROM facet_totals AS total
       CROSS JOIN facet_names AS name ON name.facet = total.facet AND name.value = total.value
       WHERE ${placeOf(request, sql)} AND total.total > 0 LIMIT ${maxValues}`,
    ),
  ])
  return v.parse(totalRows, answer?.results)
}

const placeOf = ({ market, priceList, category }: ListingQuery, { put }: Sql) =>
  `market = ${put(market)} AND price_list = ${put(priceList)} AND category = ${put(category ?? '')}`

/**
 * The lowest and highest price before anything is chosen, in major units; null for an empty
 * listing.
 */
export async function loadPrices(db: Database, request: ListingQuery, overlay: ListingOverlay) {
  const sql = createSql(overlay)
  const end = (direction: string) =>
    `(SELECT price FROM listing WHERE ${placeOf(request, sql)} ORDER BY price ${direction} LIMIT 1)`
  const [answer] = await db.batch([sql.prepare(db, `SELECT ${end('ASC')} AS lowest, ${end('DESC')} AS highest`)])
  const [ends] = v.parse(priceRows, answer?.results)
  const { lowest, highest } = ends ?? {}
  if (typeof lowest !== 'number' || typeof highest !== 'number') return null
  return { lowest: lowest / 100, highest: highest / 100 }
}

interface Found {
  scope: ListingScope
  totals: Total[]
  /** Number of remaining products; null before anything is chosen. */
  left: number | null
  /** What each value would leave, where it was counted already. */
  counted: Counts | null
}

/**
 * The filters with their values, each with the number of products that choosing it would leave:
 * values chosen in the same filter are ignored, since they are alternatives. Null where there are
 * too many to count.
 */
export async function countFacets(db: Database, { scope, totals, left, counted }: Found, overlay: ListingOverlay) {
  const { locale, category } = scope.request
  const isCounted = left !== null && left < maxCounted
  const counts = isCounted ? (counted ?? (await countLeft(db, scope, overlay))) : () => null
  // A filter that is chosen alone does not reduce its own values.
  const alone = scope.chosen.length === 1 && !isLimited(scope.request) ? scope.chosen[0]?.facet : undefined
  return shownFacets(totals, category, locale).map(({ facet, values }) => ({
    slug: facet,
    name: facetName(facet, locale),
    values: values.map(({ value, name, total, parent, colour }) => ({
      slug: value,
      name,
      parent: parent || null,
      colour,
      count: left === null || facet === alone ? total : counts(facet, value),
    })),
  }))
}

// Totals are cached across requests (`whole.ts`), and sorting them in a language takes long.
const shown = new WeakMap<Total[], { facet: Facet; values: Total[] }[]>()

/** The filters of a listing with their values, in the order of the page. */
function shownFacets(totals: Total[], category: string | null | undefined, locale: Locale) {
  const before = shown.get(totals)
  if (before) return before
  const made = facets.flatMap(facet => {
    const values = withoutLone(
      totals.filter(one => one.facet === facet && !(facet === 'category' && one.value === category)),
    )
    return values.length === 0 ? [] : [{ facet, values: ordered(values, facet, locale) }]
  })
  shown.set(totals, made)
  return made
}

/** A material group with a single member is redundant. */
function withoutLone(values: Total[]): Total[] {
  const partsOf = (value: string) => values.filter(({ parent }) => parent === value)
  const isLone = ({ value, total }: Total) => {
    const [part, another] = partsOf(value)
    return part !== undefined && !another && part.total === total
  }
  const lone = new Set(values.filter(isLone).map(({ value }) => value))
  return values
    .filter(({ value }) => !lone.has(value))
    .map(value => (lone.has(value.parent) ? { ...value, parent: '' } : value))
}

/** Sorted by name, parts below their whole; sizes from the smallest. */
function ordered(values: Total[], facet: Facet, locale: Locale): Total[] {
  const names = new Map(values.map(one => [one.value, one.name]))
  const keyOf = (one: Total) => (facet === 'size' ? one.value : (names.get(one.parent) ?? one.name))
  const { compare } = collatorOf(locale)
  return [...values].sort(
    (one, other) =>
      compare(keyOf(one), keyOf(other)) ||
      Number(one.parent !== '') - Number(other.parent !== '') ||
      compare(one.name, other.name),
  )
}

const collatorOf = oncePerLocale(locale => new Intl.Collator(locale, { numeric: true }))
