import type { Dealer } from './query.ts'

/** A country with its dealers. */
export interface DealerCountry {
  code: string
  /** In the page's language. */
  name: string
  dealers: Dealer[]
}

/** Groups dealers by country, sorted by country, then by town, in the page's language. */
export function groupByCountry(dealers: Dealer[], language: string): DealerCountry[] {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const { compare } = new Intl.Collator(language)
  return [...Map.groupBy(dealers, dealer => dealer.country)]
    .map(([code, own]) => ({
      code,
      name: names.of(code) ?? code,
      dealers: own.toSorted((one, other) => compare(one.town, other.town) || compare(one.name, other.name)),
    }))
    .sort((one, other) => compare(one.name, other.name))
}
