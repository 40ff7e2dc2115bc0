/**
 * The orders of a listing (specification, §9): their names in addresses, in the content service,
 * and in the dictionaries.
 */
export const sorts = [
  { word: 'popular', order: 'POPULAR', key: 'listing.popular' },
  { word: 'newest', order: 'NEWEST', key: 'listing.newest' },
  { word: 'cheapest', order: 'CHEAPEST', key: 'listing.cheapest' },
  { word: 'dearest', order: 'DEAREST', key: 'listing.dearest' },
  { word: 'name-asc', order: 'NAME_ASC', key: 'listing.nameAsc' },
  { word: 'name-desc', order: 'NAME_DESC', key: 'listing.nameDesc' },
] as const

/** The orders of search results; the default comes first. */
export const searchSorts = [{ word: 'relevance', order: 'RELEVANCE', key: 'search.relevance' }, ...sorts] as const

export type Sort = (typeof sorts)[number]
export type SearchSort = (typeof searchSorts)[number]

/** The order that `?sort=` asks for; popular for anything else. */
export const sortOf = (word: string | undefined): Sort => sorts.find(sort => sort.word === word) ?? sorts[0]

/** The same for search results; by relevance for anything else. */
export const searchSortOf = (word: string | undefined): SearchSort =>
  searchSorts.find(sort => sort.word === word) ?? searchSorts[0]
