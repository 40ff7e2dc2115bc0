/*
 * Address rules of the checkout form and the embedded service. Both check them, so that they agree.
 */

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

/** Maximum length of what a purchase says beside its addresses, in characters. */
export const noteLimits = { additionalNotes: 1000, giftMessage: 300, buyerReference: 60 } as const

/** Required fields of an order. Countries with states need `state` too. */
export const requiredFields: readonly AddressField[] = [
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

/**
 * Whether a ZIP code has its country's format, with or without the usual space, in either case.
 * Unknown countries: any short code. Codes of zeros only are invalid.
 */
export const isZipCode = (zipCode: string, country: string) =>
  (zipCodes[country.toUpperCase()] ?? anyZipCode).test(zipCode.trim().toUpperCase()) && /[^0 -]/.test(zipCode)

/** Whether `isZipCode` knows the country's format. */
export const hasZipCodeForm = (country: string) => zipCodes[country.toUpperCase()] !== undefined

const fourDigits = /^\d{4}$/
const fiveDigits = /^\d{5}$/
const anyZipCode = /^[A-Z\d][A-Z\d -]{1,11}$/

/** From the national postal services' descriptions (Universal Postal Union, addressing systems). */
const zipCodes: Record<string, RegExp | undefined> = {
  SE: /^[1-9]\d{2} ?\d{2}$/,
  NO: fourDigits,
  DK: fourDigits,
  FI: fiveDigits,
  DE: /^(0[1-9]|[1-9]\d)\d{3}$/,
  FR: /^(0[1-9]|[1-9]\d)\d{3}$/,
  NL: /^[1-9]\d{3} ?[A-Z]{2}$/,
  BE: /^[1-9]\d{3}$/,
  AT: /^[1-9]\d{3}$/,
  IE: /^[A-Z]\d[\dW] ?[A-Z\d]{4}$/,
  ES: /^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/,
  IT: fiveDigits,
  GB: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/,
  US: /^\d{5}(-\d{4})?$/,
}

/** The format of `<input type="email">` (HTML standard), with a dot in the domain. */
export const isEmail = (text: string) => text.length <= addressLimits.email && email.test(text)

const email = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d-]+(\.[a-z\d-]+)+$/i
