import { isDue } from '#client/shared/law/duties.ts'
import { findLegalGuarantee } from '#client/shared/law/legal-guarantee.ts'

/**
 * The years of the legal guarantee in a country, for an attribute: by it the stylesheet hides
 * sellers' guarantees that are not longer. Empty where the legal guarantee has no fixed end.
 */
export const formatLegalGuarantee = (country: string): string =>
  isDue('legal-guarantee', country) ? String(findLegalGuarantee(country) ?? '') : ''
