import * as v from 'valibot'
import type { Overlay } from './draft-overlay.ts'
import { type Facet, facetName, facets } from './facets.ts'
import { type ListingRequest, mostCounted } from './listing-request.ts'
import { fromWhere, type Scope } from './listing-scope.ts'
import type { Locale } from './localize.ts'
import { createSql, type Sql } from './sql.ts'

/** Values of one listing's filters beyond this are not offered. */
const mostValues = 400

const totalRows = v.array(
  v.object({ facet: v.string(), value: v.string(), total: v.number(), en: v.string(), sv: v.string() }),
)
const priceRows = v.array(v.object({ price: v.number() }))

export type Total = v.InferOutput<typeof totalRows>[number]

/** The values that the listing has before anything is chosen, with their counts. */
export async function loadTotals(db: D1Database, request: ListingRequest, overlay: Overlay): Promise<Total[]> {
  const sql = createSql(overlay)
  const [answer] = await db.batch([
    sql.prepare(
      db,
      `SELECT total.facet, total.value, total.total, en, sv FROM facet_totals AS total
       CROSS JOIN facet_names AS name ON name.facet = total.facet AND name.value = total.value
       WHERE ${placeOf(request, sql)} AND total.total > 0 LIMIT ${mostValues}`,
    ),
  ])
  return v.parse(totalRows, answer?.results)
}

const placeOf = ({ market, priceList, category }: ListingRequest, { put }: Sql) =>
  `market = ${put(market)} AND price_list = ${put(priceList)} AND category = ${put(category ?? '')}`

/** The least and most expensive of the listing before anything is chosen, in major units; null when it is empty. */
export async function loadPrices(db: D1Database, request: ListingRequest, overlay: Overlay) {
  const ends = await db.batch(
    ['ASC', 'DESC'].map(direction => {
      const sql = createSql(overlay)
      return sql.prepare(
        db,
        `SELECT price FROM listing WHERE ${placeOf(request, sql)} ORDER BY price ${direction} LIMIT 1`,
      )
    }),
  )
  const [lowest, highest] = ends.map(({ results }) => v.parse(priceRows, results)[0]?.price)
  return lowest === undefined || highest === undefined ? null : { lowest: lowest / 100, highest: highest / 100 }
}

interface Found {
  scope: Scope
  totals: Total[]
  isFiltered: boolean
}

/**
 * The filters with their values, each with the number of products that choosing it would leave: what is chosen in the same
 * filter does not count, since it would be one more of it. Null where there are too many to count.
 */
export async function countFacets(db: D1Database, found: Found, overlay: Overlay) {
  const { scope, totals, isFiltered } = found
  const { locale, category } = scope.request
  const counts = isFiltered ? await countLeft(db, found, overlay) : null
  return facets.flatMap(facet => {
    const values = totals.filter(one => one.facet === facet && !(facet === 'category' && one.value === category))
    if (values.length === 0) return []
    return [
      {
        slug: facet,
        name: facetName(facet, locale),
        values: values
          .map(({ value, total, ...name }) => ({
            slug: value,
            name: name[locale],
            count: counts ? counts(facet, value) : total,
          }))
          .sort((one, other) => collators[locale].compare(one.name, other.name)),
      },
    ]
  })
}

const collators: Record<Locale, Intl.Collator> = {
  en: new Intl.Collator('en', { numeric: true }),
  sv: new Intl.Collator('sv', { numeric: true }),
}

const countRows = v.array(v.object({ facet: v.string(), value: v.string(), count: v.number() }))

async function countLeft(db: D1Database, { scope, totals }: Found, overlay: Overlay) {
  const chosen = scope.chosen.map(({ facet }) => facet)
  const isAlone = (facet: Facet) => chosen.length === 1 && chosen[0] === facet && !hasPrice(scope.request)
  const without = chosen.filter(facet => !isAlone(facet))
  const answers = await db.batch([
    countValues(db, scope, overlay, null),
    ...without.map(facet => countValues(db, scope, overlay, facet)),
  ])
  const counted = new Map<Facet | null, { isWhole: boolean; counts: Map<string, number> }>()
  for (const [at, facet] of [null, ...without].entries()) {
    const rows = v.parse(countRows, answers[at]?.results)
    const looked = rows.find(row => row.facet === '')?.count ?? 0
    counted.set(facet, {
      isWhole: looked < mostCounted,
      counts: new Map(rows.map(row => [`${row.facet} ${row.value}`, row.count])),
    })
  }
  return (facet: Facet, value: string) => {
    if (isAlone(facet)) return totals.find(one => one.facet === facet && one.value === value)?.total ?? 0
    const answer = counted.get(chosen.includes(facet) ? facet : null)
    if (!answer?.isWhole) return null
    return answer?.counts.get(`${facet} ${value}`) ?? 0
  }
}

const hasPrice = ({ minPrice, maxPrice }: ListingRequest) =>
  typeof minPrice === 'number' || typeof maxPrice === 'number'

/** Counts of one chosen filter's values, left by the others; or of all that nothing is chosen of. One row, without a facet, counts the products. */
function countValues(db: D1Database, scope: Scope, overlay: Overlay, facet: Facet | null) {
  const sql = createSql(overlay)
  const chosen = scope.chosen.filter(one => one.facet !== facet)
  const names = JSON.stringify(facet ? [facet] : scope.chosen.map(one => one.facet))
  const from = fromWhere({ ...scope, chosen }, sql)
  // Where there are too many, nothing more is read than that.
  return sql.prepare(
    db,
    `SELECT * FROM (
       WITH left_over AS MATERIALIZED (SELECT listing.product AS id ${from} LIMIT ${mostCounted}),
         looked AS MATERIALIZED (SELECT count(*) AS count FROM left_over)
       SELECT '' AS facet, '' AS value, count FROM looked
       UNION ALL
       SELECT * FROM (
         SELECT has.facet, has.value, count(*) FROM looked CROSS JOIN left_over
         CROSS JOIN listing_facets AS has ON has.product = left_over.id AND has.category = ${sql.put(scope.request.category ?? '')}
         WHERE looked.count < ${mostCounted}
           AND has.facet ${facet ? '' : 'NOT '}IN (SELECT value FROM json_each(${sql.put(names)}))
         GROUP BY has.facet, has.value))`,
  )
}
