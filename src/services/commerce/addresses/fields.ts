import * as v from 'valibot'
import { type AddressField, addressLimits, isLatin } from '#client/commerce/address.ts'
import { vatNumberOf } from '#client/commerce/vat/vat-number.ts'
import { type Country, findState } from '../catalogue/countries.ts'
import { isPhoneNumber, isZipCodeOf } from '../lib/address-checks.ts'
import { line, optionalLine } from '../lib/fields.ts'
import { fail, type PlainOutcome } from '../lib/outcome.ts'

/** The body of calls that save an address. */
export const addressFields = v.object({
  firstName: line(addressLimits.firstName),
  lastName: line(addressLimits.lastName),
  company: optionalLine(addressLimits.company),
  vatNumber: optionalLine(20),
  address1: line(addressLimits.address1),
  address2: optionalLine(addressLimits.address2),
  zipCode: line(addressLimits.zipCode),
  city: line(addressLimits.city),
  state: optionalLine(addressLimits.state),
  country: v.pipe(line(addressLimits.country), v.toUpperCase()),
  phoneNumber: optionalLine(addressLimits.phoneNumber),
  /** Makes it the default; another one is it then no more. */
  isDelivery: v.optional(v.boolean('must be true or false'), false),
  /** The same; false ends it. */
  isInvoice: v.optional(v.boolean('must be true or false'), false),
})

export type AddressFields = v.InferOutput<typeof addressFields>

/** The address as it is stored, or errors by field in the words of the checkout's. */
export function checkAddress(given: AddressFields, countries: Country[]): PlainOutcome<AddressFields> {
  const country = countries.find(({ country }) => country === given.country)
  if (!country) return fail(406, { country: 'not found' })
  const errors: Record<string, string> = {}
  for (const [field, text] of Object.entries(given)) {
    if (typeof text === 'string' && !isLatin(text)) errors[field] = 'only latin characters'
  }
  const wrong = (field: AddressField, reason: string) => {
    errors[field] ??= reason
  }
  if (!isZipCodeOf(given.zipCode, given.country)) wrong('zipCode', 'not a ZIP code of the country')
  if (given.phoneNumber && !isPhoneNumber(given.phoneNumber, given.country)) wrong('phoneNumber', 'not a phone number')
  const vatNumber = given.vatNumber && vatNumberOf(given.vatNumber, given.country)
  if (vatNumber === null) errors.vatNumber = 'Invalid VAT number'
  const state = findState(country, given.state)?.state
  if (country.states.length > 0 && !state) wrong('state', 'required')
  if (Object.keys(errors).length > 0) return fail(406, errors)
  return { ok: true, value: { ...given, vatNumber: vatNumber ?? '', state: state ?? '' } }
}
