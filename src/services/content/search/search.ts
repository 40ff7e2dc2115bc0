import type { Database } from '../lib/database.ts'
import type { Drafts } from './drafts.ts'
import { loadResults, noResults } from './results.ts'
import type { SearchRequest } from './rows.ts'
import { asTyped, fewerWords, splitCompounds } from './simpler.ts'
import { loadTerms } from './terms.ts'
import { correctWords } from './typos.ts'
import { searchWords } from './words.ts'

/**
 * Finds products and pages with every word of the text, or a word with that prefix: ids of products
 * sold in the market, in the requested order, with `grouped` those of each design's first, and
 * pages, those with the words in their title first.
 * If no product is found, words of the other language count too; if that finds nothing, compounds
 * are split and mistyped words replaced by the nearest existing ones, and at last words are left
 * out (`corrected` has those that were searched for). Any text is literal; one without
 * letters or digits finds nothing. `drafts` replace the published versions of the same entries. The
 * number of rows read is limited for any text.
 */
export async function findMatches(db: Database, request: SearchRequest, drafts: Drafts | null = null) {
  const words = searchWords(request.text)
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
    return found.total + found.pages.length > 0 ? { ...found, corrected: asTyped(changed, request.text) } : null
  }
  const split = await splitCompounds(db, terms, request)
  const freshTerms = async (changed: string[]) => (await loadTerms(db, changed, request, { fresh: true })).terms
  const parts = split ? await freshTerms(split) : terms
  const corrected = (await correctWords(db, parts, request.locale)) ?? split
  const found = corrected && (await search(corrected))
  if (found) return found
  for (const fewer of fewerWords(corrected ? await freshTerms(corrected) : parts)) {
    const some = await search(fewer)
    if (some) return some
  }
  return noResults
}
