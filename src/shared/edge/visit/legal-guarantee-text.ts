import { isDue } from '#client/shared/law/duties.ts'
import { findLegalGuarantee } from '#client/shared/law/legal-guarantee.ts'

/**
 * Years of the legal guarantee in a country, for the attribute by which the stylesheet hides
 * guarantees that are no longer. Empty where it has no fixed end.
 */
export const legalGuaranteeText = (country: string): string =>
  isDue('legal-guarantee', country) ? String(findLegalGuarantee(country) ?? '') : ''
