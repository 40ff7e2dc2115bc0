import type { Dealer } from './query.ts'

/** A country with its dealers. */
export interface DealerCountry {
  code: string
  /** The country's name in the page's language. */
  name: string
  dealers: Dealer[]
}

/** Groups dealers by country. Countries are sorted by name, dealers by town. */
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
