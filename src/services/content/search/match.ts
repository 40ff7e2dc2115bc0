import { hasWords, isLetter } from './words.ts'

/** Which words count: those of the requested language, or names and labels of the other one too. */
export type Words = 'own' | 'both'

/** The index's token of a word that an entry has in the other language only. */
export const foreign = (word: string) => `~${word}`

/** The index's token of products sold in a market at the prices of a list. */
export const soldIn = (market: number, priceList: number) => `=${market}x${priceList}`

/** The index's token of all entries that are pages to read. */
export const isPage = '=page'

/** Matches a word, or (unless `whole`) a prefix of one; a single letter is always a word. */
export function hasWord(word: string, which: Words, whole = false): string {
  const begins = isLetter(word) || whole ? '' : '*'
  const own = `${quoted(word)}${begins}`
  return which === 'own' ? own : `(${own} OR ${quoted(foreign(word))}${begins})`
}

/** Nothing inside can leave the quotes: words are letters and digits. */
export const quoted = (word: string) => `"${word}"`

/** A part of a match, and how rare it is. */
export interface Clause {
  match: string
  /** Matching products, counted up to a limit. */
  hits: number
  /** Row of the last one counted: the larger, the rarer. */
  last: number
}

/**
 * Matches all clauses, the rarest first; each further one is read only where those before it match.
 * FTS5 advances all lists of one AND together, so each AND is hidden from the next in a NOT.
 */
export function matchAll(clauses: Clause[]): string {
  const [rarest, ...others] = clauses.toSorted(byRarity)
  return others.reduce((inner, { match }) => `((${inner}) AND ${match}) NOT ${nothing}`, rarest?.match ?? nothing)
}

/** Negative when one is rarer. */
export const byRarity = (one: Clause, two: Clause) => one.hits - two.hits || two.last - one.last

const nothing = quoted('=')

/** Relevance as `tierSql` has it, of a text that is not in the database. */
export function tierOf(name: string, words: string[]): number {
  if (!hasWords(name, words)) return 2
  return hasWords(name, words, true) ? 0 : 1
}
