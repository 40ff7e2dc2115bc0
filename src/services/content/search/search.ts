import * as v from 'valibot'
import { type CardTexts, cacheCards, getCachedCards, getCachedRevision } from '../cards/cache.ts'
import { readRevision, selectRevision } from '../cards/read.ts'
import type { Database } from '../lib/database.ts'
import type { SearchableDrafts } from './drafts.ts'
import type { SearchWords } from './match.ts'
import { compareRanks, readPosition, writePosition } from './order.ts'
import {
  maxPages,
  pageRows,
  productRows,
  type SearchQuery,
  type SearchRequest,
  selectPages,
  selectProducts,
} from './rows.ts'
import { listFewerWords, restoreTyped, splitCompounds } from './simpler.ts'
import { type Frequencies, guessTerms, loadTerms } from './terms.ts'
import { correctWords } from './typos.ts'
import { parseSearchWords } from './words.ts'

/**
 * Loads one page of the products that contain all words (each with the ids of its finishes), the
 * number of all these products, the editorial pages found, and the revision of the cards, in one
 * round trip. Caches the cards that it reads. Throws if the cursor is for another sort order.
 */
async function loadResults(db: Database, query: SearchQuery, drafts: SearchableDrafts | null) {
  const { request, terms, which } = query
  const { first, sort, after, grouped, locale } = request
  const before = after ? readPosition(after, request) : null
  const keys = drafts && JSON.stringify(drafts.keys)
  const [products, pages, revision] = await db.batch([
    selectProducts(db, query, before, keys),
    selectPages(db, query, keys),
    selectRevision(db),
  ])
  const [counted, ...rest] = v.parse(productRows, products?.results)
  const currentRevision = readRevision(revision)
  const read = [counted, ...rest].flatMap(({ found, card }): [string, CardTexts][] =>
    found && card ? [[found.id, card]] : [],
  )
  if (read.length > 0) cacheCards(new Map(read), currentRevision, locale)
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
    revision: currentRevision,
  }
}

const noResults = {
  ...{ products: [], finishes: [], total: 0, endCursor: null, pages: [], corrected: null },
  revision: null,
}

/**
 * Finds products and pages that contain, for every word of the text, a word that begins with it.
 * Products must be sold in the market, and are in the requested sort order; with `grouped`, only
 * the first product of each design is returned. Pages with the words in their title come first.
 *
 * If no product is found, words of the other languages count too. If that finds nothing, compounds
 * are split and mistyped words are replaced by the nearest known ones. If that finds nothing
 * either, words are left out. `corrected` has the words that were found instead. Entries in
 * `drafts` replace their published versions. With `needsCards`, the cards of the first page of
 * results are loaded into the cache. The number of rows read is limited, whatever the text.
 */
export async function findMatches(
  db: Database,
  request: SearchRequest,
  { drafts = null, needsCards = false }: { drafts?: SearchableDrafts | null; needsCards?: boolean } = {},
) {
  const words = parseSearchWords(request.text)
  if (words.length === 0) return noResults
  const { locale } = request
  // Cards are loaded only with the first page of results, because later pages are rare.
  const known = needsCards && !request.after ? [...getCachedCards(getCachedRevision(), locale).keys()] : null
  const load = (frequencies: Frequencies, which: SearchWords) =>
    loadResults(db, { request, ...frequencies, which, known }, drafts)
  // The frequencies are loaded at the same time, for the next attempts and later searches.
  const [own, frequencies] = await Promise.all([load(guessTerms(words, request), 'own'), loadTerms(db, words, request)])
  if (own.total > 0) return own
  const [both, { terms }] = await Promise.all([
    load(frequencies, 'both'),
    loadTerms(db, words, request, { fresh: true }),
  ])
  if (both.total + both.pages.length > 0) return both
  const search = async (changed: string[]) => {
    const found = await load(await loadTerms(db, changed, request), 'both')
    return found.total + found.pages.length > 0 ? { ...found, corrected: restoreTyped(changed, request.text) } : null
  }
  const split = await splitCompounds(db, terms, request)
  const freshTerms = async (changed: string[]) => (await loadTerms(db, changed, request, { fresh: true })).terms
  const parts = split ? await freshTerms(split) : terms
  const corrected = (await correctWords(db, parts, locale)) ?? split
  const found = corrected && (await search(corrected))
  if (found) return found
  for (const fewer of listFewerWords(corrected ? await freshTerms(corrected) : parts)) {
    const some = await search(fewer)
    if (some) return some
  }
  return noResults
}
