import { badInput } from '../lib/errors.ts'
import type { Sql } from '../lib/sql.ts'
import { type Facet, isFacet } from './facets.ts'
import { hasRanges, isWithinSql } from './ranges.ts'
import { type ListingQuery, maxCounted, sortOrders } from './request.ts'

/** A filter; products match if they have one of its values. */
export interface ChosenFilter {
  facet: Facet
  values: string[]
  /** Maximum number of the listing's products that can have one of the values. */
  size: number
}

const maxValues = 20
const maxLength = 80

/** Merges filters with the same name. Throws if a filter is unknown or has too many values. */
export function mergeFilters(filters: ListingQuery['filters']): Omit<ChosenFilter, 'size'>[] {
  const chosen = new Map<Facet, string[]>()
  for (const { facet, values } of filters ?? []) {
    if (!isFacet(facet)) throw badInput(`${facet.slice(0, maxLength)} is not a filter.`)
    if (values.length > maxValues || values.some(value => value.length > maxLength)) {
      throw badInput(`A filter takes at most ${maxValues} values of ${maxLength} characters.`)
    }
    if (values.length > 0) chosen.set(facet, [...(chosen.get(facet) ?? []), ...values])
  }
  return [...chosen].map(([facet, values]) => ({ facet, values }))
}

/** A request for a listing with its chosen filters, from which the statements are built. */
export interface ListingScope {
  request: ListingQuery
  /** The filter with the fewest products first. */
  chosen: ChosenFilter[]
}

/**
 * How products are read. `rarest` reads the products of the rarest filter, or those within the
 * ranges if that filter has many products. `order` reads the listing in its sort order.
 */
export type ReadMethod = 'rarest' | 'order'

export function selectFromWhere(scope: ListingScope, sql: Sql, method: ReadMethod) {
  const { request, chosen } = scope
  const [first] = method === 'rarest' ? chosen : []
  const isRanged = method === 'rarest' && hasRanges(request) && (first?.size ?? Number.POSITIVE_INFINITY) > maxCounted
  const rarest = isRanged ? undefined : first
  const found = isRanged
    ? `listing_sizes AS size WHERE ${isWithinSql(request, sql)}`
    : rarest && `listing_facets WHERE ${hasValueSql(rarest, request, sql)}`
  const from = found
    ? `FROM (SELECT DISTINCT product AS id FROM ${found}) AS chosen
       CROSS JOIN listing ON listing.product = chosen.id AND ${isInMarketSql(request, sql, 'listing')}`
    : 'FROM listing'
  const others = {
    request: isRanged ? { ...request, ranges: null } : request,
    chosen: rarest ? chosen.slice(1) : chosen,
  }
  return `${from} WHERE ${isInScopeSql(others, sql, 'listing', method === 'order' && sortOrders[request.sort].column !== 'price')}`
}

/**
 * Condition in SQL: a row of `listing`, named `row`, is in the scope. `unindexed` prevents SQLite
 * from using the price index when another index is better.
 */
export function isInScopeSql({ request, chosen }: ListingScope, sql: Sql, row: string, unindexed: boolean) {
  const price = unindexed ? `+${row}.price` : `${row}.price`
  const { minPrice, maxPrice } = request
  return [
    isInMarketSql(request, sql, row),
    ...(typeof minPrice === 'number' ? [`${price} >= ${sql.put(toMinorUnits(minPrice))}`] : []),
    ...(typeof maxPrice === 'number' ? [`${price} <= ${sql.put(toMinorUnits(maxPrice))}`] : []),
    ...(hasRanges(request)
      ? [
          `EXISTS (SELECT 1 FROM listing_sizes AS size WHERE size.product = ${row}.product AND ${isWithinSql(request, sql)})`,
        ]
      : []),
    ...chosen.map(
      one =>
        `EXISTS (SELECT 1 FROM listing_facets AS has WHERE has.product = ${row}.product AND ${hasValueSql(one, request, sql)})`,
    ),
  ].join(' AND ')
}

export const isInMarketSql = ({ market, priceList, category }: ListingQuery, { put }: Sql, row: string) =>
  `${row}.market = ${put(market)} AND ${row}.price_list = ${put(priceList)} AND ${row}.category = ${put(category ?? '')}`

const hasValueSql = ({ facet, values }: ChosenFilter, { category }: ListingQuery, { put }: Sql) =>
  `category = ${put(category ?? '')} AND facet = ${put(facet)}
   AND value IN (SELECT value FROM json_each(${put(JSON.stringify(values))}))`

/** Whether the request limits prices or measures. */
export const hasBounds = (request: ListingQuery) =>
  typeof request.minPrice === 'number' || typeof request.maxPrice === 'number' || hasRanges(request)

const toMinorUnits = (major: number) => Math.round(major * 100)
