import { legalGuaranteeOf } from '#client/law/legal-guarantee.ts'

/** Years of the legal guarantee in a country, for attributes; empty where it has no fixed end. */
export const legalGuaranteeText = (country: string): string => String(legalGuaranteeOf(country) ?? '')
