import { isDue } from '#client/shared/law/duties.ts'
import { findLegalGuarantee } from '#client/shared/law/legal-guarantee.ts'

/**
 * Formats the years of the legal guarantee in a country for an HTML attribute, which the stylesheet
 * reads to hide sellers' guarantees that are not longer than the legal one. Empty if the legal
 * guarantee has no fixed end.
 */
export const formatLegalGuarantee = (country: string): string =>
  isDue('legal-guarantee', country) ? String(findLegalGuarantee(country) ?? '') : ''
