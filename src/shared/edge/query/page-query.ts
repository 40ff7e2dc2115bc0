import * as listingNames from '#client/shared/names/listing.ts'
import { splitLocale } from '../../../visit.ts'
import { parseDealerSearch } from './dealer-search.ts'
import { isFiltering, isLimit, parseFilters } from './filters.ts'
import { isCachedLight, isLightPage, lightQuery } from './light/light-query.ts'
import { parsePageNumber } from './page-number.ts'
import { matchRoute, type PathName } from './path-name.ts'
import { parseShown } from './shown.ts'
import { formatSold, parseSold } from './sold.ts'
import { parseSearchSort, parseSort, searchSorts, sorts } from './sorts.ts'
import { parseView } from './view.ts'

/** Listings with more filter values are not cached, since there would be too many combinations. */
const maxCachedValues = 2

/** Maximum length of a cursor in characters. No content service sends a longer one. */
const maxCursor = 500
const maxTerm = 200

/**
 * Returns the query parameters that the page at `url` depends on, in a fixed order. All others are
 * left out of the cache key, and pages cannot read them.
 */
export function pageQuery(url: URL): URLSearchParams {
  const known = new URLSearchParams()
  const requested = url.searchParams
  const take = (name: string, value: string | undefined) => value && known.set(name, value)
  const name = findPathName(url)
  if (isLightPage(name)) return lightQuery(name, requested)
  const isListing = listings.has(name)
  if (isListing && isFiltering(requested)) take(listingNames.choose, listingNames.drawerId)
  if (isListing || searches.has(name)) {
    const word = requested.get('sort') ?? undefined
    const [sort, first] = isListing ? [parseSort(word), sorts[0]] : [parseSearchSort(word), searchSorts[0]]
    take('sort', sort === first ? '' : sort.word)
  }
  if (isListing) take(listingNames.view, parseView(requested.get(listingNames.view)))
  if (name === 'search' || name === 'suggestions') take('q', requested.get('q')?.slice(0, maxTerm))
  if (isListing || searches.has(name)) {
    take('after', requested.get('after')?.slice(0, maxCursor))
    take('shown', parseShown(requested.get('shown')).text)
  }
  if (name === 'retailer') {
    const { term, country } = parseDealerSearch(requested)
    take('q', term)
    take('in', country)
  }
  if (name === 'schedule' || name === 'scheduleEdit') take('find', requested.get('find')?.slice(0, maxTerm))
  if (name === 'product') take('sold', formatSold(parseSold(requested.get('sold'))))
  if (name === 'news' || name === 'cases') take('page', normalizePage(requested.get('page')))
  if (isListing) for (const [name, value] of parseFilters(requested)) known.append(name, value)
  return known
}

/**
 * Keeps a valid page number. Every invalid one becomes `none`, for which the page redirects to the
 * first page of the list.
 */
const normalizePage = (requested: string | null) =>
  requested === null || parsePageNumber(requested) ? (requested ?? '') : 'none'

const findPathName = (url: URL) => matchRoute(splitLocale(url.pathname)[1])?.name

const listings = new Set<PathName | undefined>(['shop', 'category'])
const searches = new Set<PathName | undefined>(['search', 'searchFor'])
/** Pages with an unlimited number of addresses. Most of them show one person's list. */
const neverCached = new Set<PathName | undefined>([
  ...(['sharedFavorites', 'favoritesList', 'searchFor', 'suggestions', 'guarantees', 'lamps'] as const),
  ...(['schedule', 'scheduleFrom', 'scheduleFile', 'scheduleLink', 'scheduleEdit'] as const),
])

/**
 * Whether the page at `address` is cached; its query must be the result of `pageQuery`. Pages are
 * not cached if anyone could create unlimited addresses (by search terms, cursors or ranges), or if
 * more than two filter values are chosen.
 */
export function isCached(address: URL): boolean {
  const name = findPathName(address)
  if (neverCached.has(name) || (name === 'search' && address.search !== '')) return false
  if (name === 'retailer' && address.searchParams.has('q')) return false
  if (isLightPage(name)) return isCachedLight(name, address.searchParams)
  if ([...address.searchParams.keys()].some(name => ['after', 'sold'].includes(name) || isLimit(name))) return false
  return !listings.has(name) || parseFilters(address.searchParams).size <= maxCachedValues
}
