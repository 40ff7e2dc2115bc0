import { pageNumber } from '../content/page-number.ts'
import { splitLocale } from '../visit.ts'
import { filtersOf } from './filters.ts'
import { nameOfPath, type PathName } from './path-name.ts'
import { shownOf } from './shown.ts'
import { searchSortOf, searchSorts, sortOf, sorts } from './sorts.ts'

/** Filter values that a cached listing has at most; with more there would be endless copies. */
const maxCachedValues = 2

/** Longer than any cursor of a content service. */
const maxCursor = 500
const maxTerm = 200

/**
 * The part of a query that the page at `url` is made of, in one order whatever order it was asked
 * in. All else is left out: no copy is kept for it, and no page sees it.
 */
export function pageQuery(url: URL): URLSearchParams {
  const known = new URLSearchParams()
  const requested = url.searchParams
  const take = (name: string, value: string | undefined) => value && known.set(name, value)
  const name = nameOf(url)
  const isListing = listings.has(name)
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
  if (name === 'news' || name === 'cases') take('page', pageOf(requested.get('page')))
  if (isListing) for (const [name, value] of filtersOf(requested)) known.append(name, value)
  return known
}

/**
 * Every number that could be a page's; one word for all that could not, which leads to the first.
 */
const pageOf = (requested: string | null) => (requested === null || pageNumber(requested) ? (requested ?? '') : 'none')

const nameOf = (url: URL) => nameOfPath(splitLocale(url.pathname)[1])?.name

const listings = new Set<PathName | undefined>(['shop', 'category'])
const searches = new Set<PathName | undefined>(['search', 'searchFor'])
/** What anyone can ask for without end; the first two are somebody's own lists. */
const neverCached = new Set<PathName | undefined>(['sharedFavorites', 'favoritesList', 'searchFor', 'suggestions'])

/**
 * Whether copies of the page at `address`, whose query is `pageQuery`'s, are kept: not where anyone
 * can write addresses without end (terms, cursors, prices), nor for more than two filter values, of
 * which there are too many sets.
 */
export function isCached(address: URL): boolean {
  const name = nameOf(address)
  if (neverCached.has(name) || (name === 'search' && address.search !== '')) return false
  if (['after', 'min', 'max'].some(name => address.searchParams.has(name))) return false
  return !listings.has(name) || filtersOf(address.searchParams).size <= maxCachedValues
}
