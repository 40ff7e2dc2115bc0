import type { DealerSearch } from '../shared/edge/query/dealer-search.ts'
import type { Dealer } from './query.ts'

/** Replacements for letters that Unicode does not decompose into a base letter and accents. */
const letters: Record<string, string> = { æ: 'ae', ø: 'o', œ: 'oe', ß: 'ss', ð: 'd', đ: 'd', þ: 'th', ł: 'l', ı: 'i' }

/**
 * Simplifies a name for comparison with what people type on a foreign keyboard: lower case, no
 * accents, and one space between words. Empty if the name has neither letters nor digits.
 */
export const foldName = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[æøœßðđþłı]/g, letter => letters[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Simplifies a postcode to lower case without spaces. */
const foldPostcode = (text: string) => foldName(text).replaceAll(' ', '')

/**
 * The result of a search. `exact`: dealers in the chosen country match; `elsewhere`: only dealers
 * in other countries match; `similar`: dealers have a similar postcode; `none`: no dealer matches,
 * so the result is all dealers in the country; `all`: there was no search term.
 */
export interface FoundDealers {
  how: 'all' | 'exact' | 'elsewhere' | 'similar' | 'none'
  dealers: Dealer[]
}

/**
 * Searches dealers by town, name or postcode. If the chosen country has no result, it returns
 * results in other countries, else dealers with a similar postcode, else all dealers in the
 * country.
 */
export function searchDealers(dealers: Dealer[], { term, country }: DealerSearch): FoundDealers {
  const near = country ? dealers.filter(dealer => dealer.country === country) : dealers
  if (!foldPostcode(term)) return term ? { how: 'none', dealers: near } : { how: 'all', dealers: near }
  const finds: [FoundDealers['how'], Dealer[]][] = [
    ['exact', near.filter(dealer => isFound(dealer, term))],
    ['elsewhere', dealers.filter(dealer => isFound(dealer, term))],
    ['similar', near.filter(dealer => isSimilar(dealer, term))],
  ]
  const [how, found] = finds.find(([, found]) => found.length > 0) ?? ['none', near]
  return { how, dealers: found }
}

function isFound({ town, townNames, name, postalCode }: Dealer, term: string): boolean {
  const wanted = foldName(term)
  const words = [town, ...townNames, name].map(foldName)
  return (
    words.some(word => word.startsWith(wanted) || word.includes(` ${wanted}`)) ||
    (isCode(term) && foldPostcode(postalCode).startsWith(foldPostcode(term)))
  )
}

/** Postcodes in the same area have this many first characters in common. */
const areaLength = 2

function isSimilar({ postalCode }: Dealer, term: string): boolean {
  const code = foldPostcode(term)
  return isCode(term) && code.length > areaLength + 1 && foldPostcode(postalCode).startsWith(code.slice(0, areaLength))
}

/**
 * Whether the term is a postcode. Postcodes have digits in all countries; names of towns have none.
 */
const isCode = (term: string) => /\d/.test(term) && foldPostcode(term).length > areaLength
