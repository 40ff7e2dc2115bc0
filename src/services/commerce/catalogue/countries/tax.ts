import type { CountryRow } from './countries.ts'
import type { TaxRule } from './tax-rules.ts'
import type { DueOnArrival, Territory } from './territories.ts'

/** How a purchase is taxed at its destination. */
export interface Tax extends Pick<TaxRule, 'treatment' | 'limit'> {
  /** The tax that prices include, in tenths of a percent. */
  vatTenths: number
  /** The part of the country that has these rules; null where the whole country has them. */
  territory: Territory | null
  /** What the recipient pays on arrival where tax is deducted; null inside the VAT area. */
  due: DueOnArrival | null
  /** Set for a company with a VAT number outside the VAT area, which pays no tax to the shop. */
  company: { accountsForTax: boolean } | null
}

/** Sweden's tax rate, for visitors of unknown countries. */
const defaultVatTenths = 250

type CountryTax = Pick<CountryRow, 'eu' | 'vatTenths' | 'due' | 'taxRule'>

/**
 * Decides the tax by the rules of the territory, or else of the country. `isCompany`: the buyer has
 * entered a VAT number of the country.
 */
export function decideTax(country: CountryTax | null, territory: Territory | null, isCompany = false): Tax {
  const vatTenths = country?.vatTenths ?? defaultVatTenths
  const plain = { vatTenths, limit: null, territory, due: null, company: null }
  if (territory?.treatment === 'deduct') return { ...plain, treatment: 'deduct', due: territory.due }
  if (territory?.treatment === 'charge')
    return { ...plain, vatTenths: territory.vatTenths ?? vatTenths, treatment: 'charge' }
  const ofCountry = { ...plain, territory: null }
  if (country === null || country.eu) return { ...ofCountry, treatment: 'charge' }
  const { treatment, limit, reverseCharge } = country.taxRule
  const company = isCompany && treatment === 'charge' ? { accountsForTax: reverseCharge } : null
  return { ...ofCountry, treatment: company ? 'deduct' : treatment, limit, due: country.due, company }
}

/** The fields of a tax that `computeTotals` needs. */
export const totalsTax = ({ vatTenths, treatment, limit }: Tax) => ({
  vatTenths,
  taxFree: treatment !== 'charge',
  limit,
})
