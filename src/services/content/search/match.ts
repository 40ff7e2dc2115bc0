import { hasWords, isLetter } from './words.ts'

/**
 * Which words are searched: the requested language's, or also names and labels of the other one.
 */
export type SearchWords = 'own' | 'both'

/** The index's token of a word that an entry has in the other language only. */
export const foreign = (word: string) => `~${word}`

/** The index's token of a market and price list in which products are sold. */
export const soldIn = (market: number, priceList: number) => `=${market}x${priceList}`

/** The index's token of all editorial pages. */
export const isPage = '=page'

/** Matches a word, or (unless `whole`) a prefix of one; a single letter is always a whole word. */
export function hasWord(word: string, which: SearchWords, whole = false): string {
  const begins = isLetter(word) || whole ? '' : '*'
  const own = `${quoted(word)}${begins}`
  return which === 'own' ? own : `(${own} OR ${quoted(foreign(word))}${begins})`
}

/** Quoting is safe: words only contain letters and digits. */
export const quoted = (word: string) => `"${word}"`

/** A part of a match with its frequency. */
export interface Clause {
  match: string
  /** Number of matching products, counted up to a limit. */
  hits: number
  /** Row of the last counted one: the larger, the rarer. */
  last: number
}

/**
 * Matches all clauses, the rarest first; each further one is only read where the former match. FTS5
 * advances all lists of one AND together, so a nested NOT separates the ANDs.
 */
export function matchAll(clauses: Clause[]): string {
  const [rarest, ...others] = clauses.toSorted(byRarity)
  return others.reduce((inner, { match }) => `((${inner}) AND ${match}) NOT ${nothing}`, rarest?.match ?? nothing)
}

/** Negative when the first is rarer. */
export const byRarity = (one: Clause, two: Clause) => one.hits - two.hits || two.last - one.last

const nothing = quoted('=')

/** Relevance like `tierSql`, of a text that is not in the database. */
export function tierOf(name: string, words: string[]): number {
  if (!hasWords(name, words)) return 2
  return hasWords(name, words, true) ? 0 : 1
}
