import { badInput } from '../lib/errors.ts'
import type { Sql } from '../lib/sql.ts'
import { type Facet, isFacet } from './facets.ts'
import { type ListingRequest, orders } from './request.ts'

/** A filter; one of its values has to match. */
export interface Chosen {
  facet: Facet
  values: string[]
  /** Upper bound of the listing's products that have one of the values. */
  size: number
}

const maxValues = 20
const maxLength = 80

/** Throws for an unknown filter, or for too many values. */
export function chosenOf(filters: ListingRequest['filters']): Omit<Chosen, 'size'>[] {
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
export interface Scope {
  request: ListingRequest
  /** The filters with the fewest products first. */
  chosen: Chosen[]
}

/**
 * How products are found: among those of the rarest filter (or in the price range), or along the
 * listing's order.
 */
export type Way = 'rarest' | 'order'

export function fromWhere({ request, chosen }: Scope, { put }: Sql, way: Way) {
  const { market, priceList, category } = request
  const [where, among] = [put(category ?? ''), (values: string[]) => put(JSON.stringify(values))]
  const has = ({ facet, values }: Chosen) =>
    `category = ${where} AND facet = ${put(facet)} AND value IN (SELECT value FROM json_each(${among(values)}))`
  const place = `listing.market = ${put(market)} AND listing.price_list = ${put(priceList)} AND listing.category = ${where}`
  // The unary plus keeps SQLite from using the price index where another order is followed.
  const paid = way === 'order' && orders[request.sort].column !== 'price' ? '+listing.price' : 'listing.price'
  const price = [
    typeof request.minPrice === 'number' ? ` AND ${paid} >= ${put(minor(request.minPrice))}` : '',
    typeof request.maxPrice === 'number' ? ` AND ${paid} <= ${put(minor(request.maxPrice))}` : '',
  ].join('')
  const rarest = way === 'rarest' ? chosen[0] : undefined
  const others = rarest ? chosen.slice(1) : chosen
  const from = rarest
    ? `FROM (SELECT DISTINCT product AS id FROM listing_facets WHERE ${has(rarest)}) AS chosen
       CROSS JOIN listing ON listing.product = chosen.id AND ${place}`
    : 'FROM listing'
  const also = others.map(
    one => ` AND EXISTS (SELECT 1 FROM listing_facets AS has WHERE has.product = listing.product AND ${has(one)})`,
  )
  return `${from} WHERE ${place}${price}${also.join('')}`
}

export const isPriced = ({ minPrice, maxPrice }: ListingRequest) =>
  typeof minPrice === 'number' || typeof maxPrice === 'number'

const minor = (major: number) => Math.round(major * 100)
