import { hasWords, isLetter } from './words.ts'

/**
 * The words that are searched: those of the requested language, or also names and labels in the
 * others.
 */
export type SearchWords = 'own' | 'both'

/** The index's token for a word that an entry has only in another language. */
export const markForeign = (word: string) => `~${word}`

/** The index's token for a market and price list in which products are sold. */
export const formatPlaceToken = (market: number, priceList: number) => `=${market}x${priceList}`

/** The index's token for all editorial pages. */
export const pageToken = '=page'

/**
 * Matches a word, or unless `whole` a word with this prefix; a single letter only matches itself.
 */
export function matchWord(word: string, which: SearchWords, whole = false): string {
  const begins = isLetter(word) || whole ? '' : '*'
  const own = `${quote(word)}${begins}`
  return which === 'own' ? own : `(${own} OR ${quote(markForeign(word))}${begins})`
}

/** Quoting is safe because words only contain letters and digits. */
export const quote = (word: string) => `"${word}"`

/** A part of a match with its frequency. */
export interface Clause {
  match: string
  /** Number of matching products, counted up to a limit. */
  hits: number
  /** Row of the last counted product: the larger it is, the rarer the clause. */
  last: number
}

/**
 * Matches all clauses, the rarest first; each further clause is only checked for rows that match
 * the ones before. FTS5 advances all lists of one AND together, so a nested NOT separates the ANDs.
 */
export function matchAll(clauses: Clause[]): string {
  const [rarest, ...others] = clauses.toSorted(compareRarity)
  return others.reduce(
    (inner, { match }) => `((${inner}) AND ${match}) NOT ${matchNothing}`,
    rarest?.match ?? matchNothing,
  )
}

/** Negative if the first clause is rarer. */
export const compareRarity = (one: Clause, two: Clause) => one.hits - two.hits || two.last - one.last

const matchNothing = quote('=')

/** The relevance of a text that is not in the database, as in `tierSql`. */
export function getTier(name: string, words: string[]): number {
  if (!hasWords(name, words)) return 2
  return hasWords(name, words, true) ? 0 : 1
}
