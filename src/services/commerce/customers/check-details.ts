import { addressFieldNames } from '#client/shared/commerce/address.ts'
import { type CountryRow, findState } from '../catalogue/countries/countries.ts'
import { cleanAddress, findFieldErrors } from '../lib/address-checks.ts'
import { fail, type PlainOutcome } from '../lib/outcome.ts'

/**
 * A customer's details as they are stored, or errors by field in the words of the checkout's.
 * `home` is the code of the country that they belong to when they name none; empty when it is
 * unknown.
 */
export function checkDetails<T extends object>(given: T, home: string, countries: CountryRow[]): PlainOutcome<T> {
  const values = new Map<string, unknown>(Object.entries(given))
  const texts: Record<string, string> = {}
  for (const field of addressFieldNames) {
    const text = values.get(field)
    if (typeof text === 'string') texts[field] = text
  }
  const code = texts.country || home
  const clean = cleanAddress(texts, code)
  const errors = findFieldErrors(clean, code)
  const country = countries.find(({ country }) => country === code)
  const state = country && clean.state && findState(country, clean.state)?.state
  // Of an address; an account needs none.
  if (country && country.states.length > 0 && clean.state && !state) errors.state = 'required'
  if (Object.keys(errors).length > 0) return fail(406, errors)
  return { ok: true, value: { ...given, ...clean, ...(state && { state }) } }
}
