import type { Term } from './search-terms.ts'
import { hasWords } from './search-words.ts'

/** The columns of words: an entry's own in the language asked, or those of its names and labels in the other one, too. */
export type Columns = 'own' | 'both'

const columns = { own: '{name text}', both: '{name text other_name other}' }
const names = { own: 'name', both: '{name other_name}' }

const whole = (terms: Term[]) => terms.map(({ word }) => quoted(word)).join(' AND ')

const begun = (terms: Term[]) => terms.map(begins).join(' AND ')

/** Words that are or begin with the term. */
const begins = ({ word, longer }: Term) => (longer ? `(${[word, ...longer].map(quoted).join(' OR ')})` : `"${word}"*`)

/** Nothing inside can leave the quotes: words are letters and digits. */
const quoted = (word: string) => `"${word}"`

/** What has every word, or a word that begins like it, anywhere. */
export const anywhere = (terms: Term[], where: Columns) => `${columns[where]} : (${begun(terms)})`

export const inName = (terms: Term[], where: Columns) => `${names[where]} : (${begun(terms)})`

/** What is sold in a market at the prices of a list. */
export const soldIn = (market: number, priceList: number) => `places : ("m${market}" AND "p${priceList}")`

/**
 * The relevance of a match: first all words whole in the name (which has the finish, the family, the designer and the categories),
 * then as beginnings in the name, then anywhere. Each leaves out those before it.
 */
export function tiersOf(terms: Term[], where: Columns, sold: string): string[] {
  const exact = `${names[where]} : (${whole(terms)})`
  return [
    `(${exact}) AND ${sold}`,
    `((${inName(terms, where)}) AND ${sold}) NOT (${exact})`,
    `((${anywhere(terms, where)}) AND ${sold}) NOT (${inName(terms, where)})`,
  ]
}

/** The same of a text that is in no index. */
export function tierOf(name: string, words: string[]): number {
  if (!hasWords(name, words)) return 2
  return hasWords(name, words, true) ? 0 : 1
}
