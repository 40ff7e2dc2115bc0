import * as paths from '#client/paths.ts'
import * as listingNames from '#client/shared/names/listing.ts'
import type { UrlTo } from '#client/urls.ts'
import { formatListPosition, type ListPosition } from '../shared/edge/query/shown.ts'
import { sorts } from '../shared/edge/query/sorts.ts'
import type { Listing, ListingRequest } from './query.ts'

/** Returns a listing's address without filters and sort. */
export const getListingBase = ({ category }: Listing, urlTo: UrlTo) =>
  category ? urlTo(paths.category, category.slug) : urlTo(paths.shop)

/**
 * Formats a listing's address with filters and sort. The default sort is left out, so that each
 * page has only one address.
 */
export function getListingAddress(
  base: string,
  {
    sort,
    chosen,
    view,
    hasFilterForm,
    ...place
  }: Pick<ListingRequest, 'sort' | 'chosen' | 'view' | 'hasFilterForm'> & ListPosition,
): string {
  const search = new URLSearchParams()
  if (hasFilterForm) search.set(listingNames.choose, listingNames.drawerId)
  if (sort !== sorts[0]) search.set('sort', sort.word)
  if (view) search.set(listingNames.view, view)
  for (const [name, value] of [...formatListPosition(place), ...chosen]) search.append(name, value)
  return search.size > 0 ? `${base}?${search}` : base
}

/** Copies the chosen filters and removes one value. */
export function withoutValue(chosen: URLSearchParams, name: string, value: string): URLSearchParams {
  const rest = new URLSearchParams(chosen)
  rest.delete(name, value)
  return rest
}
