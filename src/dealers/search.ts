import type { DealerSearch } from '../shared/edge/query/dealer-search.ts'
import type { Dealer } from './query.ts'

/** Letters that Unicode does not decompose. */
const letters: Record<string, string> = { æ: 'ae', ø: 'o', œ: 'oe', ß: 'ss', ð: 'd', đ: 'd', þ: 'th', ł: 'l', ı: 'i' }

/**
 * A name as people type it without its language's keyboard: in lower case, without accents, words
 * separated by one space. Empty when it has neither letters nor digits.
 */
export const foldName = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[æøœßðđþłı]/g, letter => letters[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** A postcode in lower case without spaces. */
const foldPostcode = (text: string) => foldName(text).replaceAll(' ', '')

/** The result of a search: `none` comes with all dealers of the country, or all dealers. */
export interface FoundDealers {
  how: 'all' | 'exact' | 'elsewhere' | 'similar' | 'none'
  dealers: Dealer[]
}

/**
 * Searches dealers by town, name or postcode. Without results in the country: those in other
 * countries, else those with a similar postcode, else all dealers of the country.
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

/** Number of first digits that the postcodes of an area have in common. */
const areaLength = 2

function isSimilar({ postalCode }: Dealer, term: string): boolean {
  const code = foldPostcode(term)
  return isCode(term) && code.length > areaLength + 1 && foldPostcode(postalCode).startsWith(code.slice(0, areaLength))
}

/** Every country's postcodes have digits; towns have none. */
const isCode = (term: string) => /\d/.test(term) && foldPostcode(term).length > areaLength
