/* Address rules that both the checkout form and the embedded service check, so that they agree. */
import { cleanLine } from './clean.ts'
import { needsZipCode } from './zip-code.ts'

/**
 * Maximum length of each field of an address, in characters; longer values are rejected. The keys
 * are the names of all fields.
 */
export const addressLimits = {
  firstName: 60,
  lastName: 60,
  company: 100,
  address1: 100,
  address2: 100,
  zipCode: 20,
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

/** Maximum length in characters of a purchase's other text fields. */
export const noteLimits = { additionalNotes: 1000, giftMessage: 300, buyerReference: 60, vatNumber: 30 } as const

/**
 * Whether the field is required in an order's address. Some countries have no ZIP codes. Countries
 * with states also need `state`, which is checked elsewhere.
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
 * Whether a text cleaned by `cleanLine` contains only Latin letters with their accents, and the
 * signs and punctuation that people type with them. Other scripts, emoji and control characters are
 * not allowed.
 */
export const isLatin = (text: string) => latin.test(text)

const latin =
  /^(?:[ -~\xA1-\xAC\xAE-\xBF×÷\p{Script=Latin}\u02B0-\u02FF\u2010-\u2027\u2030-\u205E€℅№™−]|[\u0300-\u036F])*$/u

/**
 * An e-mail address in the form that is checked and stored: its domain is converted to ASCII (RFC
 * 5891).
 */
export function cleanEmail(text: string): string {
  const line = cleanLine(text)
  const [, domain = ''] = /@([^\s!-,/:-@[-^`{-~]+)$/.exec(line) ?? []
  return /[^!-~]/.test(domain) && URL.canParse(`http://${domain}`)
    ? line.slice(0, -domain.length) + new URL(`http://${domain}`).hostname
    : line
}

/**
 * Checks the format of `<input type="email">` (HTML standard), and also requires a dot in the
 * domain.
 */
export const isEmail = (text: string) => text.length <= addressLimits.email && email.test(text)

const email = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d-]+(\.[a-z\d-]+)+$/i
