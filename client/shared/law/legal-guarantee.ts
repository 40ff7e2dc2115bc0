/**
 * For how many years after delivery national law lets consumers claim for faults that an article
 * had at delivery; null where that is as long as such an article should last. In Great Britain and
 * Ireland it is the limitation period of claims, without Scotland's shorter one of five years.
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
