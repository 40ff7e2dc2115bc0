import { isDue } from './duties.ts'

/** The registers of producers that ask for a number in each country delivered to. */
export const producerRegisters = ['weee', 'batteries', 'packaging'] as const

/** What the setup says of a country; missing parts are empty. */
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

/** A field of a country in the setup. */
export type LackingField = `registrations.${(typeof producerRegisters)[number] | 'tax'}` | 'taxRule.treatment'

/** By duty, what each country delivered to lacks, by ISO code; complete ones are left out. */
export type LackingSettings = Record<'producer-numbers' | 'tax-on-arrival', Record<string, LackingField[]>>

/**
 * Countries that ask the seller to charge their tax from the first sale, up to a value: a deduction
 * alone is wrong there (VAT Notice of HMRC on goods sold directly to customers in the UK).
 */
const chargedFromFirstSale = ['GB']

/**
 * Which settings the countries of a setup lack on a day, as `2026-11-26`. A running shop is warned
 * of them; a country is not opened without them.
 */
export function lackingSettings(countries: readonly CountrySettings[], day: string): LackingSettings {
  const open = countries.filter(({ shipTo }) => shipTo)
  const by = (fieldsOf: (settings: CountrySettings) => LackingField[]) =>
    Object.fromEntries(open.map(one => [one.country, fieldsOf(one)] as const).filter(([, fields]) => fields.length > 0))
  return {
    'producer-numbers': by(({ country, registrations }) =>
      isDue('producer-numbers', country, day)
        ? producerRegisters.filter(name => !registrations?.[name]).map(name => `registrations.${name}` as const)
        : [],
    ),
    'tax-on-arrival': by(({ country, eu, taxRule, registrations }) => {
      if (eu || !isDue('tax-on-arrival', country, day)) return []
      const treatment = taxRule?.treatment ?? 'deduct'
      if (treatment === 'charge') return registrations?.tax?.length ? [] : ['registrations.tax']
      return treatment === 'deduct' && chargedFromFirstSale.includes(country) ? ['taxRule.treatment'] : []
    }),
  }
}
