/*
 * Address rules of the checkout form and the embedded service. Both check them, so that they agree.
 */
import { needsZipCode } from './zip-code.ts'

/**
 * Maximum length of each field, in characters; longer values are rejected. Also the list of fields.
 */
export const addressLimits = {
  firstName: 60,
  lastName: 60,
  company: 100,
  address1: 100,
  address2: 100,
  zipCode: 12,
  city: 60,
  state: 60,
  country: 2,
  phoneNumber: 30,
  email: 254,
} as const

export type AddressField = keyof typeof addressLimits

export const addressFieldNames = Object.keys(addressLimits).filter(
  (name): name is AddressField => name in addressLimits,
)

/** Maximum length of what a purchase says beside its addresses, in characters. */
export const noteLimits = { additionalNotes: 1000, giftMessage: 300, buyerReference: 60 } as const

/**
 * Whether an order's address needs the field. Countries with states need `state` too, and some no
 * ZIP code.
 */
export const isRequired = (field: AddressField, country: string, isDelivery: boolean) =>
  requiredFields.includes(field) && (field !== 'zipCode' || needsZipCode(country, isDelivery))

const requiredFields: readonly AddressField[] = [
  'email',
  'firstName',
  'lastName',
  'address1',
  'zipCode',
  'city',
  'country',
]

/**
 * Whether a carrier's label can print the text: ASCII and Latin letters with diacritics (Å, É, ß,
 * ł, ø, ễ), typographic quotes and dashes. No other scripts, emoji, full-width letters, control or
 * direction characters.
 */
export const isLatin = (text: string) => latin.test(text.normalize('NFC'))

const latin = /^[\x20-\x7E\u00A0-\u00AC\u00AE-\u024F\u1E00-\u1EFF\u2013\u2018\u2019]*$/

/** The format of `<input type="email">` (HTML standard), with a dot in the domain. */
export const isEmail = (text: string) => text.length <= addressLimits.email && email.test(text)

const email = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d-]+(\.[a-z\d-]+)+$/i
