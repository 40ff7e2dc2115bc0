/**
 * The sorts of a listing; the first is the default. `word` is the name in addresses, `order` the
 * name in the content service, and `key` the dictionary key of the label.
 */
export const sorts = [
  { word: 'popular', order: 'POPULAR', key: 'listing.popular' },
  { word: 'newest', order: 'NEWEST', key: 'listing.newest' },
  { word: 'cheapest', order: 'CHEAPEST', key: 'listing.cheapest' },
  { word: 'dearest', order: 'DEAREST', key: 'listing.dearest' },
  { word: 'name-asc', order: 'NAME_ASC', key: 'listing.nameAsc' },
  { word: 'name-desc', order: 'NAME_DESC', key: 'listing.nameDesc' },
] as const

/** The sorts of search results; the first is the default. */
export const searchSorts = [{ word: 'relevance', order: 'RELEVANCE', key: 'search.relevance' }, ...sorts] as const

export type Sort = (typeof sorts)[number]
export type SearchSort = (typeof searchSorts)[number]

/** Parses the `?sort=` of a listing; the default for anything unknown. */
export const parseSort = (word: string | undefined): Sort => sorts.find(sort => sort.word === word) ?? sorts[0]

/** Parses the `?sort=` of search results; the default for anything unknown. */
export const parseSearchSort = (word: string | undefined): SearchSort =>
  searchSorts.find(sort => sort.word === word) ?? searchSorts[0]
