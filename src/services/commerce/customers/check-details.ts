import { addressFieldNames } from '#client/shared/commerce/address.ts'
import { type CountryRow, findState } from '../catalogue/countries/countries.ts'
import { cleanAddress } from '../lib/addresses/clean-address.ts'
import { fail, type PlainOutcome } from '../lib/outcome.ts'

/**
 * Normalizes a customer's details, or returns the errors that the checkout reports, by field.
 * `home` is the code of the customer's country, for details without a country; empty if unknown.
 */
export async function checkDetails<T extends object>(
  details: T,
  home: string,
  countries: CountryRow[],
): Promise<PlainOutcome<T>> {
  const values = new Map<string, unknown>(Object.entries(details))
  const texts: Record<string, string> = {}
  for (const field of addressFieldNames) {
    const text = values.get(field)
    if (typeof text === 'string') texts[field] = text
  }
  const code = texts.country || home
  const clean = cleanAddress(texts, code)
  const { findFieldErrors } = await import('../lib/addresses/address-checks.ts')
  const errors = findFieldErrors(clean, code)
  const country = countries.find(({ country }) => country === code)
  const state = country && clean.state && findState(country, clean.state)?.state
  // An account does not need a state. If one is sent, it must be a state of the country.
  if (country && country.states.length > 0 && clean.state && !state) errors.state = 'required'
  if (Object.keys(errors).length > 0) return fail(406, errors)
  return { ok: true, value: { ...details, ...clean, ...(state && { state }) } }
}
