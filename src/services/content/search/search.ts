import type { Database } from '../lib/database.ts'
import type { Drafts } from './drafts.ts'
import { loadResults, nothing } from './results.ts'
import type { SearchRequest } from './rows.ts'
import { loadTerms } from './terms.ts'
import { correctWords } from './typos.ts'
import { wordsOf } from './words.ts'

/**
 * Finds products and pages with every word of the text, or a word with that prefix: ids of products
 * sold in the market, in the requested order, with `grouped` those of each design's first, and
 * pages, those with the words in their title first.
 * If no product is found, words of the other language count too; if that finds nothing, mistyped
 * words are replaced by the nearest existing ones (`corrected`). Any text is literal; one without
 * letters or digits finds nothing. `drafts` replace the published versions of the same entries. The
 * number of rows read is limited for any text.
 */
export async function findMatches(db: Database, request: SearchRequest, drafts: Drafts | null = null) {
  const words = wordsOf(request.text)
  if (words.length === 0) return nothing
  const known = await loadTerms(db, words, request)
  const own = await loadResults(db, { request, ...known, which: 'own' }, drafts)
  if (own.total > 0) return own
  const [both, { terms }] = await Promise.all([
    loadResults(db, { request, ...known, which: 'both' }, drafts),
    loadTerms(db, words, request, { fresh: true }),
  ])
  if (both.total + both.pages.length > 0) return both
  const corrected = await correctWords(db, terms, request.locale)
  if (!corrected) return nothing
  const found = await loadResults(db, { request, ...(await loadTerms(db, corrected, request)), which: 'both' }, drafts)
  return found.total + found.pages.length > 0 ? { ...found, corrected: corrected.join(' ') } : nothing
}
