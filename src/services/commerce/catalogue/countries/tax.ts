import { dispatch } from '../../lib/terms.ts'
import type { CountryRow } from './countries.ts'
import type { TaxRule } from './tax-rules.ts'
import type { DueOnArrival, Territory } from './territories.ts'

/** How a purchase is taxed at its destination. */
export interface Tax extends Pick<TaxRule, 'treatment' | 'limit'> {
  /** The tax that prices include, in tenths of a percent. */
  vatTenths: number
  /** The territory whose rules apply; null if the country's rules apply. */
  territory: Territory | null
  /** What the recipient pays on arrival when tax is deducted; null inside the VAT area. */
  due: DueOnArrival | null
  /**
   * Set if the buyer is a company outside the VAT area whose VAT number exempts it from a tax that
   * the shop would otherwise charge. `accountsForTax`: the company pays the tax itself.
   */
  company: { accountsForTax: boolean } | null
}

/** Sweden's tax rate, used if the visitor's country is unknown. */
const defaultVatTenths = 250

type CountryTax = Pick<CountryRow, 'eu' | 'vatTenths' | 'due' | 'taxRule'>

/**
 * Decides how a purchase is taxed: by the territory's rules or, if it has none, by the country's.
 * `isCompany` tells whether the buyer has entered a VAT number of the country.
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

/**
 * Where goods are delivered: in the shop's own country, elsewhere inside the VAT area of the EU, or
 * outside the VAT area.
 */
export type TaxArea = 'home' | 'union' | 'export'

/**
 * Decides the area of a delivery. An unknown country counts as the shop's own, as it does in
 * `decideTax`.
 */
export function decideTaxArea({ due }: Pick<Tax, 'due'>, country: string | null): TaxArea {
  if (due !== null) return 'export'
  return country === null || country === dispatch.origin.country ? 'home' : 'union'
}

/** The data about tax that `computeTotals` needs. */
export const totalsTax = ({ vatTenths, treatment, limit }: Tax) => ({
  vatTenths,
  taxFree: treatment !== 'charge',
  limit,
})
