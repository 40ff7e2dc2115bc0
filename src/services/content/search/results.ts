import * as v from 'valibot'
import { readRevision, selectRevision } from '../cards/read.ts'
import type { Database } from '../lib/database.ts'
import type { SearchableDrafts } from './drafts.ts'
import { compareRanks, readPosition, writePosition } from './order.ts'
import { maxPages, pageRows, productRows, type SearchQuery, selectPages, selectProducts } from './rows.ts'

/**
 * One page of the products that contain all words, each with the ids of its design; their total;
 * and in the same round trip the revision of the cards. Throws if the cursor is for another sort.
 */
export async function loadResults(db: Database, query: SearchQuery, drafts: SearchableDrafts | null) {
  const { request, terms, which } = query
  const { first, sort, after, grouped } = request
  const before = after ? readPosition(after, request) : null
  const keys = drafts && JSON.stringify(drafts.keys)
  const [products, pages, revision] = await db.batch([
    selectProducts(db, query, before, keys),
    selectPages(db, query, keys),
    selectRevision(db),
  ])
  const [counted, ...rest] = v.parse(productRows, products?.results)
  const words = terms.map(({ word }) => word)
  const other = drafts?.find(words, which, request) ?? { products: [], pages: [] }
  const sorted = [counted, ...rest]
    .flatMap(({ found }) => found ?? [])
    .concat(other.products)
    .sort((one, two) => compareRanks(one, two, sort))
  const found = [...Map.groupBy(sorted, ({ design, id }) => (grouped ? design : id)).values()].filter(
    ([one]) => one && (!before || compareRanks(one, before, sort) > 0),
  )
  const shown = found.slice(0, first)
  const [last] = (found.length > first && shown.at(-1)) || []
  return {
    products: shown.flatMap(([one]) => one?.id ?? []),
    finishes: shown.map(design => design.map(({ id }) => id)),
    total: counted.total + other.products.length,
    endCursor: last ? writePosition(last, request) : null,
    pages: [...other.pages, ...v.parse(pageRows, pages?.results)]
      .sort((one, two) => two.named - one.named || (one.id < two.id ? -1 : 1))
      .slice(0, maxPages),
    corrected: null,
    revision: readRevision(revision),
  }
}

export const noResults = {
  ...{ products: [], finishes: [], total: 0, endCursor: null, pages: [], corrected: null },
  revision: null,
}
