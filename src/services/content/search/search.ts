import type { Database } from '../lib/database.ts'
import type { SearchableDrafts } from './drafts.ts'
import { loadResults, noResults } from './results.ts'
import type { SearchRequest } from './rows.ts'
import { listFewerWords, restoreTyped, splitCompounds } from './simpler.ts'
import { loadTerms } from './terms.ts'
import { correctWords } from './typos.ts'
import { parseSearchWords } from './words.ts'

/**
 * Finds products and pages that contain every word of the text, or a word with that prefix: the ids
 * of products that are sold in the market, in the requested sort order, with `grouped` only the
 * first of each design; and pages, those with the words in the title first. If no product is found,
 * words of the other languages count too. If that finds nothing, compounds are split and mistyped
 * words replaced by the nearest known ones; finally words are left out. `corrected` has the words
 * that were found instead. A text without letters or digits finds nothing. `drafts` replace the
 * published versions of the same entries. The number of rows read is limited for any text.
 */
export async function findMatches(db: Database, request: SearchRequest, drafts: SearchableDrafts | null = null) {
  const words = parseSearchWords(request.text)
  if (words.length === 0) return noResults
  const known = await loadTerms(db, words, request)
  const own = await loadResults(db, { request, ...known, which: 'own' }, drafts)
  if (own.total > 0) return own
  const [both, { terms }] = await Promise.all([
    loadResults(db, { request, ...known, which: 'both' }, drafts),
    loadTerms(db, words, request, { fresh: true }),
  ])
  if (both.total + both.pages.length > 0) return both
  const search = async (changed: string[]) => {
    const found = await loadResults(db, { request, ...(await loadTerms(db, changed, request)), which: 'both' }, drafts)
    return found.total + found.pages.length > 0 ? { ...found, corrected: restoreTyped(changed, request.text) } : null
  }
  const split = await splitCompounds(db, terms, request)
  const freshTerms = async (changed: string[]) => (await loadTerms(db, changed, request, { fresh: true })).terms
  const parts = split ? await freshTerms(split) : terms
  const corrected = (await correctWords(db, parts, request.locale)) ?? split
  const found = corrected && (await search(corrected))
  if (found) return found
  for (const fewer of listFewerWords(corrected ? await freshTerms(corrected) : parts)) {
    const some = await search(fewer)
    if (some) return some
  }
  return noResults
}
