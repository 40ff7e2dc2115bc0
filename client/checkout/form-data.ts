import {
  type AddressField,
  addressFieldNames,
  addressLimits,
  cleanEmail,
  isEmail,
  isLatin,
  isRequired,
} from '../shared/commerce/address.ts'
import { cleanLine, hasWebAddress } from '../shared/commerce/clean.ts'
import type { PaymentFields } from '../shared/commerce/client.ts'
import { isZipCode } from '../shared/commerce/zip-code.ts'
import type { PlainKey } from '../shared/texts/translate.ts'

/**
 * The prefix of form field names: `shipping.city`, `billing.city`. The names of contact fields also
 * begin with `shipping`; those of a company's fields begin with `buyer`.
 */
export type AddressKind = 'shipping' | 'billing'

/** Dictionary keys of errors by form field name. */
export type CheckoutErrors = Partial<Record<string, PlainKey>>

/** These fields exist only for the shipping address. */
export const contactFields: readonly AddressField[] = ['email', 'phoneNumber']

/**
 * Converts the checkout form to the fields of the checkout interface, whose `address` is the
 * billing address. If the shipping address is the same, only `address` is sent, and the platform
 * ships to it too.
 */
export function toPaymentFields(form: FormData): PaymentFields {
  const company = readLine(form, 'buyer.company')
  const shipping = { ...readAddressPart(form, 'shipping'), company }
  // Not sent for private persons, because some platforms cannot save VAT numbers before payment.
  const vatNumber: Record<string, string> = form.has('buyer.vatNumber')
    ? { vatNumber: readLine(form, 'buyer.vatNumber') }
    : {}
  const notes = {
    additionalNotes: readLines(form, 'additionalNotes'),
    additionalFields: {
      giftMessage: readLines(form, 'giftMessage'),
      buyerReference: readLine(form, 'buyer.reference'),
    },
  }
  if (form.has('sameAddress')) return { address: { ...shipping, ...vatNumber }, ...notes }
  const { email = '', phoneNumber = '' } = readAddressPart(form, 'shipping')
  const billing = { ...readAddressPart(form, 'billing'), email, phoneNumber, company, ...vatNumber }
  return { address: billing, shippingAddress: shipping, ...notes }
}

/** The fields that request a new account. They are sent within the billing address of a payment. */
export const toAccountRequest = (form: FormData) =>
  form.has('account') ? { register: true, password: readPassword(form) } : undefined

/**
 * The fields that are saved before the payment. If there is only one address, `shippingAddress` is
 * cleared, except for the ZIP code, country and state, which determine delivery and tax.
 */
export function toSavedFields(form: FormData): PaymentFields {
  const fields = toPaymentFields(form)
  if (fields.shippingAddress || !fields.address) return fields
  const none = Object.fromEntries(addressFieldNames.map(name => [name, '']))
  const { zipCode = '', country = '', state = '' } = readAddressPart(form, 'shipping')
  return { ...fields, shippingAddress: { ...none, zipCode, country, state } }
}

/**
 * Checks the form by the rules of the embedded commerce service. `hasStates` returns whether
 * addresses in a country need a state.
 */
export function checkForm(form: FormData, hasStates: (country: string) => boolean): CheckoutErrors {
  const errors: CheckoutErrors = {}
  for (const part of form.has('sameAddress') ? (['shipping'] as const) : (['shipping', 'billing'] as const)) {
    const fields = readAddressPart(form, part)
    for (const name of addressFieldNames) {
      if (part === 'billing' && contactFields.includes(name)) continue
      const key = checkField(name, fields, { hasStates, isDelivery: part === 'shipping' })
      if (key) errors[`${part}.${name}`] = key
    }
  }
  for (const name of ['company', 'reference']) {
    const key = checkLine(readLine(form, `buyer.${name}`))
    if (key) errors[`buyer.${name}`] = key
  }
  if (readLine(form, 'buyer.kind') === 'company' && !form.has('buyer.company'))
    errors['buyer.kind'] = 'checkout.unloaded'
  if (form.has('buyer.company') && !readLine(form, 'buyer.company')) errors['buyer.company'] = 'field.required'
  if (form.has('account') && readPassword(form).length < 8) errors.accountPassword = 'checkout.badPassword'
  if (!form.has('terms')) errors.terms = 'checkout.termsRequired'
  return errors
}

interface Rules {
  hasStates: (country: string) => boolean
  isDelivery: boolean
}

function checkField(name: AddressField, fields: Partial<Record<string, string>>, { hasStates, isDelivery }: Rules) {
  const text = fields[name] ?? ''
  const { country = '' } = fields
  const isNeeded = name === 'state' ? hasStates(country) : isRequired(name, country, isDelivery)
  if (isNeeded && !text) return 'field.required'
  if (name === 'email') return text && !isEmail(cleanEmail(text)) ? 'field.invalidEmail' : null
  const key = name === 'phoneNumber' ? null : checkLine(text)
  if (!key && text && name === 'zipCode' && !isZipCode(text, country)) return 'checkout.invalidZip'
  return !key && text.length > addressLimits[name] ? 'checkout.tooLong' : key
}

function checkLine(text: string) {
  if (!isLatin(text)) return 'checkout.latinOnly'
  return hasWebAddress(text) ? 'checkout.notPlain' : null
}

export const pickErrors = (errors: CheckoutErrors, ...fields: string[]): CheckoutErrors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => fields.includes(field)))

const readPassword = (form: FormData) => String(form.get('accountPassword') ?? '')
/** The text of a field with several lines. The service normalizes it, so this only trims it. */
const readLines = (form: FormData, name: string) => String(form.get(name) ?? '').trim()
const readLine = (form: FormData, name: string) => cleanLine(String(form.get(name) ?? ''))

/** The form values of one address. */
export const readAddressPart = (form: FormData, part: AddressKind): Partial<Record<AddressField, string>> =>
  Object.fromEntries(
    addressFieldNames.flatMap(name => (form.has(`${part}.${name}`) ? [[name, readLine(form, `${part}.${name}`)]] : [])),
  )
