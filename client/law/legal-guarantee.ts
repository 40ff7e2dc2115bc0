/**
 * For how many years a seller answers to consumers for faults that an article had at delivery, as
 * national law says; null where that is as long as such an article should last. Great Britain and
 * Ireland have a time for claims instead, of which Scotland's shorter one is left out.
 */
const years: Partial<Record<string, number | null>> = {
  AT: 2,
  BE: 2,
  DE: 2,
  DK: 2,
  ES: 3,
  FI: null,
  FR: 2,
  GB: 6,
  IE: 6,
  IT: 2,
  NL: null,
  NO: 5,
  PT: 3,
  SE: 3,
  US: 0,
}

/** What the Union asks of its member states (Directive (EU) 2019/771, Art. 10), in years. */
const leastYears = 2

/** Years of the legal guarantee in a country, by its ISO code; null where it has no fixed end. */
export function legalGuaranteeOf(country: string): number | null {
  const known = years[country]
  return known === undefined ? leastYears : known
}

/**
 * Whether a guarantee of so many years gives more than the law of the country: only then may it be
 * shown as one (Directive 2005/29/EC, Annex I, 10). Where the legal guarantee has no fixed end, a
 * guarantee gives more, because the buyer need not show how long the article should have lasted.
 * `client/styles/product/guarantee.css` says the same for shared pages.
 */
export function isBeyondLaw(guarantee: number, country: string): boolean {
  const legal = legalGuaranteeOf(country)
  return legal === null || guarantee > legal
}
