import { isDue } from './duties.ts'

/**
 * Producer registers. In every country that the shop delivers to, it needs a number from each
 * register.
 */
export const producerRegisters = ['weee', 'batteries', 'packaging'] as const

/** The shop's settings for a country. A missing part counts as empty. */
export interface CountrySettings {
  country: string
  eu: boolean
  shipTo: boolean
  taxRule?: { treatment: 'deduct' | 'charge' | 'refuse' } | undefined
  registrations?:
    | (Partial<Record<(typeof producerRegisters)[number], string>> & {
        tax?: readonly { number: string }[] | undefined
      })
    | undefined
}

/** A field in the settings of a country. */
export type LackingField = `registrations.${(typeof producerRegisters)[number] | 'tax'}` | 'taxRule.treatment'

/** Missing fields by duty and ISO country code. Countries without missing fields are left out. */
export type LackingSettings = Record<'producer-numbers' | 'tax-on-arrival', Record<string, LackingField[]>>

/**
 * Countries that require foreign sellers to charge the country's tax from the first sale, on
 * consignments up to a certain value. It is not enough to deduct Swedish tax there (HMRC's VAT
 * notice on goods sold directly to customers in the UK).
 */
const chargedFromFirstSale = ['GB']

/**
 * The settings that are missing for the shop's countries on a day, like `2026-11-26`. In a running
 * shop, missing settings cause warnings; a new country can be opened only once they are made.
 */
export function findLackingSettings(countries: readonly CountrySettings[], day: string): LackingSettings {
  const deliveryCountries = countries.filter(({ shipTo }) => shipTo)
  const collectByCountry = (fieldsOf: (settings: CountrySettings) => LackingField[]) =>
    Object.fromEntries(
      deliveryCountries.map(one => [one.country, fieldsOf(one)] as const).filter(([, fields]) => fields.length > 0),
    )
  return {
    'producer-numbers': collectByCountry(({ country, registrations }) =>
      isDue('producer-numbers', country, day)
        ? producerRegisters.filter(name => !registrations?.[name]).map(name => `registrations.${name}` as const)
        : [],
    ),
    'tax-on-arrival': collectByCountry(({ country, eu, taxRule, registrations }) => {
      if (eu || !isDue('tax-on-arrival', country, day)) return []
      const treatment = taxRule?.treatment ?? 'deduct'
      if (treatment === 'charge') return registrations?.tax?.length ? [] : ['registrations.tax']
      return treatment === 'deduct' && chargedFromFirstSale.includes(country) ? ['taxRule.treatment'] : []
    }),
  }
}
