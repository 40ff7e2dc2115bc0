import * as v from 'valibot'
import { addressLimits, noteLimits } from '#client/shared/commerce/address.ts'
import { needsZipCode } from '#client/shared/commerce/zip-code.ts'
import { type CountryRow, findState } from '../catalogue/countries/countries.ts'
import { cleanAddress } from '../lib/addresses/clean-address.ts'
import { optionalLine, requiredLine } from '../lib/fields.ts'
import { fail, type PlainOutcome } from '../lib/outcome.ts'

/** The body of calls that save an address. */
export const addressInput = v.object({
  firstName: requiredLine(addressLimits.firstName),
  lastName: requiredLine(addressLimits.lastName),
  company: optionalLine(addressLimits.company),
  vatNumber: optionalLine(noteLimits.vatNumber),
  address1: requiredLine(addressLimits.address1),
  address2: optionalLine(addressLimits.address2),
  zipCode: optionalLine(addressLimits.zipCode),
  city: requiredLine(addressLimits.city),
  state: optionalLine(addressLimits.state),
  country: v.pipe(requiredLine(addressLimits.country), v.toUpperCase()),
  phoneNumber: optionalLine(addressLimits.phoneNumber),
  /**
   * True makes the address the default for deliveries, instead of another address. False changes
   * nothing.
   */
  isDelivery: v.optional(v.boolean('must be true or false'), false),
  /** Whether the address is the default for invoices. */
  isInvoice: v.optional(v.boolean('must be true or false'), false),
})

export type AddressInput = v.InferOutput<typeof addressInput>

/** Normalizes an address for storage, or returns the errors that the checkout reports, by field. */
export async function checkAddress(input: AddressInput, countries: CountryRow[]): Promise<PlainOutcome<AddressInput>> {
  const country = countries.find(({ country }) => country === input.country)
  if (!country) return fail(406, { country: 'not found' })
  const { isDelivery, isInvoice, ...texts } = input
  const clean = cleanAddress(texts, input.country)
  const state = findState(country, input.state)?.state ?? ''
  const { findFieldErrors } = await import('../lib/addresses/address-checks.ts')
  const errors = {
    ...findFieldErrors(clean, input.country),
    ...(!clean.zipCode && needsZipCode(input.country, false) && { zipCode: 'required' }),
    ...(country.states.length > 0 && !state && { state: 'required' }),
  }
  if (Object.keys(errors).length > 0) return fail(406, errors)
  return { ok: true, value: { ...input, ...clean, state } }
}
