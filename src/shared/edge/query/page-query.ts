import * as listingNames from '#client/shared/names/listing.ts'
import { splitLocale } from '../../../visit.ts'
import { dealerSearchOf } from './dealer-search.ts'
import { filtersOf, isFiltering, isLimit } from './filters.ts'
import { isCachedLight, isLight, lightQuery } from './light/light-query.ts'
import { pageNumber } from './page-number.ts'
import { nameOfPath, type PathName } from './path-name.ts'
import { shownOf } from './shown.ts'
import { soldOf, soldText } from './sold.ts'
import { searchSortOf, searchSorts, sortOf, sorts } from './sorts.ts'

/** Most filter values of a cached listing; with more there would be too many combinations. */
const maxCachedValues = 2

/** Longer than any cursor of a content service. */
const maxCursor = 500
const maxTerm = 200

/**
 * The part of a query that the page at `url` depends on, sorted. Other parameters are left out of
 * the cache key, and pages do not see them.
 */
export function pageQuery(url: URL): URLSearchParams {
  const known = new URLSearchParams()
  const requested = url.searchParams
  const take = (name: string, value: string | undefined) => value && known.set(name, value)
  const name = nameOf(url)
  if (isLight(name)) return lightQuery(name, requested)
  const isListing = listings.has(name)
  if (isListing && isFiltering(requested)) take(listingNames.choose, listingNames.drawerId)
  if (isListing || searches.has(name)) {
    const word = requested.get('sort') ?? undefined
    const [sort, first] = isListing ? [sortOf(word), sorts[0]] : [searchSortOf(word), searchSorts[0]]
    take('sort', sort === first ? '' : sort.word)
  }
  if (name === 'search' || name === 'suggestions') take('q', requested.get('q')?.slice(0, maxTerm))
  if (isListing || searches.has(name)) {
    take('after', requested.get('after')?.slice(0, maxCursor))
    take('shown', shownOf(requested.get('shown')).text)
  }
  if (name === 'retailer') {
    const { term, country } = dealerSearchOf(requested)
    take('q', term)
    take('in', country)
  }
  if (name === 'schedule' || name === 'scheduleEdit') take('find', requested.get('find')?.slice(0, maxTerm))
  if (name === 'product') take('sold', soldText(soldOf(requested.get('sold'))))
  if (name === 'news' || name === 'cases') take('page', pageOf(requested.get('page')))
  if (isListing) for (const [name, value] of filtersOf(requested)) known.append(name, value)
  return known
}

/**
 * A valid page number as it is; every invalid one becomes the same word, which redirects to page
 * one.
 */
const pageOf = (requested: string | null) => (requested === null || pageNumber(requested) ? (requested ?? '') : 'none')

const nameOf = (url: URL) => nameOfPath(splitLocale(url.pathname)[1])?.name

const listings = new Set<PathName | undefined>(['shop', 'category'])
const searches = new Set<PathName | undefined>(['search', 'searchFor'])
/** Pages with unlimited addresses; most are lists of one person. */
const neverCached = new Set<PathName | undefined>([
  ...(['sharedFavorites', 'favoritesList', 'searchFor', 'suggestions', 'guarantees'] as const),
  ...(['schedule', 'scheduleFrom', 'scheduleFile', 'scheduleLink', 'scheduleEdit'] as const),
])

/**
 * Whether the page at `address`, whose query is the result of `pageQuery`, is cached: not where
 * anyone can create unlimited addresses (search terms, cursors, ranges), nor for more than two
 * filter values.
 */
export function isCached(address: URL): boolean {
  const name = nameOf(address)
  if (neverCached.has(name) || (name === 'search' && address.search !== '')) return false
  if (name === 'retailer' && address.searchParams.has('q')) return false
  if (isLight(name)) return isCachedLight(name, address.searchParams)
  if ([...address.searchParams.keys()].some(name => ['after', 'sold'].includes(name) || isLimit(name))) return false
  return !listings.has(name) || filtersOf(address.searchParams).size <= maxCachedValues
}
