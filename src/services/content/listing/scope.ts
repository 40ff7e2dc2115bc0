import { badInput } from '../lib/errors.ts'
import type { Sql } from '../lib/sql.ts'
import { type Facet, isFacet } from './facets.ts'
import { hasRanges, isWithin } from './ranges.ts'
import { type ListingQuery, maxCounted, orders } from './request.ts'

/** A filter; one of its values has to match. */
export interface ChosenFilter {
  facet: Facet
  values: string[]
  /** Upper bound of the listing's products that have one of the values. */
  size: number
}

const maxValues = 20
const maxLength = 80

/** Throws for an unknown filter, or for too many values. */
export function chosenOf(filters: ListingQuery['filters']): Omit<ChosenFilter, 'size'>[] {
  const chosen = new Map<Facet, string[]>()
  for (const { facet, values } of filters ?? []) {
    if (!isFacet(facet)) throw badInput(`${facet.slice(0, maxLength)} is no filter.`)
    if (values.length > maxValues || values.some(value => value.length > maxLength)) {
      throw badInput(`A filter takes at most ${maxValues} values of ${maxLength} characters.`)
    }
    if (values.length > 0) chosen.set(facet, [...(chosen.get(facet) ?? []), ...values])
  }
  return [...chosen].map(([facet, values]) => ({ facet, values }))
}

/** Products of a listing, as the rest of a `SELECT` after its columns. */
export interface ListingScope {
  request: ListingQuery
  /** The filters with the fewest products first. */
  chosen: ChosenFilter[]
}

/**
 * How products are found: among those of the rarest filter, or in the ranges where it has many; or
 * along the listing's order.
 */
export type FilterWay = 'rarest' | 'order'

export function fromWhere(scope: ListingScope, sql: Sql, way: FilterWay) {
  const { request, chosen } = scope
  const [first] = way === 'rarest' ? chosen : []
  const isRanged = way === 'rarest' && hasRanges(request) && (first?.size ?? Number.POSITIVE_INFINITY) > maxCounted
  const rarest = isRanged ? undefined : first
  const found = isRanged
    ? `listing_sizes AS size WHERE ${isWithin(request, sql)}`
    : rarest && `listing_facets WHERE ${has(rarest, request, sql)}`
  const from = found
    ? `FROM (SELECT DISTINCT product AS id FROM ${found}) AS chosen
       CROSS JOIN listing ON listing.product = chosen.id AND ${marketScope(request, sql, 'listing')}`
    : 'FROM listing'
  const others = {
    request: isRanged ? { ...request, ranges: null } : request,
    chosen: rarest ? chosen.slice(1) : chosen,
  }
  return `${from} WHERE ${fits(others, sql, 'listing', way === 'order' && orders[request.sort].column !== 'price')}`
}

/**
 * Whether a row of `listing`, named `row`, is in the scope. `unindexed` keeps SQLite from using the
 * price index where another one is followed.
 */
export function fits({ request, chosen }: ListingScope, sql: Sql, row: string, unindexed: boolean) {
  const paid = unindexed ? `+${row}.price` : `${row}.price`
  const { minPrice, maxPrice } = request
  return [
    marketScope(request, sql, row),
    ...(typeof minPrice === 'number' ? [`${paid} >= ${sql.put(minor(minPrice))}`] : []),
    ...(typeof maxPrice === 'number' ? [`${paid} <= ${sql.put(minor(maxPrice))}`] : []),
    ...(hasRanges(request)
      ? [
          `EXISTS (SELECT 1 FROM listing_sizes AS size WHERE size.product = ${row}.product AND ${isWithin(request, sql)})`,
        ]
      : []),
    ...chosen.map(
      one =>
        `EXISTS (SELECT 1 FROM listing_facets AS has WHERE has.product = ${row}.product AND ${has(one, request, sql)})`,
    ),
  ].join(' AND ')
}

export const marketScope = ({ market, priceList, category }: ListingQuery, { put }: Sql, row: string) =>
  `${row}.market = ${put(market)} AND ${row}.price_list = ${put(priceList)} AND ${row}.category = ${put(category ?? '')}`

const has = ({ facet, values }: ChosenFilter, { category }: ListingQuery, { put }: Sql) =>
  `category = ${put(category ?? '')} AND facet = ${put(facet)}
   AND value IN (SELECT value FROM json_each(${put(JSON.stringify(values))}))`

/** Whether there is a range of prices or of measures. */
export const isLimited = (request: ListingQuery) =>
  typeof request.minPrice === 'number' || typeof request.maxPrice === 'number' || hasRanges(request)

const minor = (major: number) => Math.round(major * 100)
