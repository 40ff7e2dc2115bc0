import { hasWords, isLetter } from './words.ts'

/**
 * The words in which a search looks: `own` are those of the requested language; `both` are these
 * and the names and labels in the other languages.
 */
export type SearchWords = 'own' | 'both'

/** The index's token for a word that an entry has only in another language. */
export const markForeign = (word: string) => `~${word}`

/** The index's token for a market and price list in which products are sold. */
export const formatPlaceToken = (market: number, priceList: number) => `=${market}x${priceList}`

/** The index's token for all editorial pages. */
export const pageToken = '=page'

/**
 * Creates an FTS5 expression that matches words that begin with `word`; only the word itself if
 * `whole` is set or if it is a single letter.
 */
export function matchWord(word: string, which: SearchWords, whole = false): string {
  const begins = isLetter(word) || whole ? '' : '*'
  const own = `${quote(word)}${begins}`
  return which === 'own' ? own : `(${own} OR ${quote(markForeign(word))}${begins})`
}

/** Quotes a word for FTS5, which is safe because words only contain letters and digits. */
export const quote = (word: string) => `"${word}"`

/** A part of an FTS5 expression, with its frequency. */
export interface Clause {
  match: string
  /** Number of matching products, counted up to a limit. */
  hits: number
  /** Row of the last counted product: the larger it is, the rarer the clause. */
  last: number
}

/**
 * Creates an FTS5 expression that matches all clauses. The rarest clause comes first, so that the
 * others are checked only for rows that match it. FTS5 would read the lists of all clauses of one
 * AND together, so each AND is inside a NOT that excludes nothing.
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

/** The relevance of a name that is not in the database, computed as in `tierSql`. */
export function getTier(name: string, words: string[]): number {
  if (!hasWords(name, words)) return 2
  return hasWords(name, words, true) ? 0 : 1
}
