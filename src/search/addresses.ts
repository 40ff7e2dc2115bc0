import * as paths from '#client/paths.ts'
import type { UrlTo } from '#client/urls.ts'
import { formatListPosition, type ListPosition } from '../shared/edge/query/shown.ts'
import { type SearchSort, searchSorts } from '../shared/edge/query/sorts.ts'

/** Formats the address of a term's results. The default sort is left out. */
export function getResultsAddress(
  urlTo: UrlTo,
  term: string,
  { sort, ...place }: { sort: SearchSort } & ListPosition,
): string {
  const search = new URLSearchParams()
  if (sort !== searchSorts[0]) search.set('sort', sort.word)
  for (const [name, value] of formatListPosition(place)) search.append(name, value)
  return search.size > 0
    ? `${urlTo(paths.searchFor, term.toLowerCase())}?${search}`
    : urlTo(paths.searchFor, term.toLowerCase())
}
