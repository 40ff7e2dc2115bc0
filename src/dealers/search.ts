import type { DealerSearch } from '../shared/edge/query/dealer-search.ts'
import { foldName, plainCode } from './plain-text.ts'
import type { Dealer } from './query.ts'

/** What a search found, and how: `none` comes with every dealer of the country, or of all. */
export interface FoundDealers {
  how: 'all' | 'exact' | 'elsewhere' | 'similar' | 'none'
  dealers: Dealer[]
}

/**
 * Dealers by town, name or postcode. Without any in the country: those in others; else those whose
 * postcode begins as the one that was typed; else all of the country.
 */
export function searchDealers(dealers: Dealer[], { term, country }: DealerSearch): FoundDealers {
  const near = country ? dealers.filter(dealer => dealer.country === country) : dealers
  if (!plainCode(term)) return term ? { how: 'none', dealers: near } : { how: 'all', dealers: near }
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
    (isCode(term) && plainCode(postalCode).startsWith(plainCode(term)))
  )
}

/** Digits that postcodes of one area have in common. */
const areaLength = 2

function isSimilar({ postalCode }: Dealer, term: string): boolean {
  const code = plainCode(term)
  return isCode(term) && code.length > areaLength + 1 && plainCode(postalCode).startsWith(code.slice(0, areaLength))
}

/** Every country's postcodes have digits; towns have none. */
const isCode = (term: string) => /\d/.test(term) && plainCode(term).length > areaLength
