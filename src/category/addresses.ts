import * as paths from '#client/paths.ts'
import type { UrlTo } from '#client/urls.ts'
import { type Place, writePlace } from '../edge/shown.ts'
import { sorts } from '../edge/sorts.ts'
import type { Listing, ListingRequest } from './query.ts'

/** The listing's own address, with nothing chosen. */
export const baseOf = ({ category }: Listing, urlTo: UrlTo) =>
  category ? urlTo(paths.category, category.slug) : urlTo(paths.shop)

/**
 * A listing's address with what is asked. The most popular first needs no word: one page has one
 * address.
 */
export function listingAddress(
  base: string,
  { sort, chosen, ...place }: Pick<ListingRequest, 'sort' | 'chosen'> & Place,
): string {
  const search = new URLSearchParams()
  if (sort !== sorts[0]) search.set('sort', sort.word)
  for (const [name, value] of [...writePlace(place), ...chosen]) search.append(name, value)
  return search.size > 0 ? `${base}?${search}` : base
}

/** The same without one value. */
export function without(chosen: URLSearchParams, name: string, value: string): URLSearchParams {
  const rest = new URLSearchParams(chosen)
  rest.delete(name, value)
  return rest
}
