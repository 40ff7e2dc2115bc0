import type { CountryRow } from './countries.ts'
import type { TaxRule } from './tax-rules.ts'
import type { DueOnArrival, Territory } from './territories.ts'

/** How a purchase is taxed at the place that it goes to. */
export interface Tax extends Pick<TaxRule, 'treatment' | 'limit'> {
  /** The tax that prices include, in tenths of a percent. */
  vatTenths: number
  /** The part of the country whose rules these are; null where they are the country's. */
  territory: Territory | null
  /** What is due on arrival where the tax is deducted; null inside the VAT area. */
  due: DueOnArrival | null
  /** Of a company with a VAT number, which pays no tax to the shop outside the VAT area. */
  company: { accountsForTax: boolean } | null
}

/** Sweden's tax rate, for visitors of unknown countries. */
const defaultVatTenths = 250

type Taxing = Pick<CountryRow, 'eu' | 'vatTenths' | 'due' | 'taxRule'>

/**
 * The rules of a territory where it has its own, else those of its country. `isCompany`: the buyer
 * has given a VAT number of the country.
 */
export function taxAt(country: Taxing | null, territory: Territory | null, isCompany = false): Tax {
  const vatTenths = country?.vatTenths ?? defaultVatTenths
  const plain = { vatTenths, limit: null, territory, due: null, company: null }
  if (territory?.treatment === 'deduct') return { ...plain, treatment: 'deduct', due: territory.due }
  if (territory?.treatment === 'charge')
    return { ...plain, vatTenths: territory.vatTenths ?? vatTenths, treatment: 'charge' }
  const own = { ...plain, territory: null }
  if (country === null || country.eu) return { ...own, treatment: 'charge' }
  const { treatment, limit, reverseCharge } = country.taxRule
  const company = isCompany && treatment === 'charge' ? { accountsForTax: reverseCharge } : null
  return { ...own, treatment: company ? 'deduct' : treatment, limit, due: country.due, company }
}

/** The parts of a tax that an order's totals depend on. */
export const basketTax = ({ vatTenths, treatment, limit }: Tax) => ({
  vatTenths,
  taxFree: treatment !== 'charge',
  limit,
})
