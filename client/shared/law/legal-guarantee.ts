/**
 * The number of years after delivery during which consumers may claim for faults that a product had
 * at delivery. Null if this depends on how long such a product should last. For Great Britain and
 * Ireland the numbers are limitation periods; Scotland's is five years, but the shop shows
 * England's six.
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

/** The minimum in the European Union (Directive (EU) 2019/771, Art. 10), in years. */
const minimumYears = 2

/** Years of the legal guarantee in a country, by its ISO code; null where it has no fixed end. */
export function findLegalGuarantee(country: string): number | null {
  const known = years[country]
  return known === undefined ? minimumYears : known
}
