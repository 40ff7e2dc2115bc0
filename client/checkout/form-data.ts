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
 * Names of form fields: `shipping.city`, `billing.city`; contact fields belong to `shipping`, and a
 * company's to `buyer`.
 */
export type AddressKind = 'shipping' | 'billing'

/** Errors by form field name, as keys of the dictionary. */
export type CheckoutErrors = Partial<Record<string, PlainKey>>

/** The fields that only the first address has. */
export const contactFields: readonly AddressField[] = ['email', 'phoneNumber']

/**
 * The checkout form in the wire's format: `address` is billing. With "same as shipping" the one
 * address is sent as billing, and the platform ships to it as well (checkout-api.md, §3.10).
 */
export function toPaymentFields(form: FormData): PaymentFields {
  const company = value(form, 'buyer.company')
  const shipping = { ...partOf(form, 'shipping'), company }
  // Not every platform saves one while typing, so it is sent by companies only.
  const vatNumber: Record<string, string> = form.has('buyer.vatNumber')
    ? { vatNumber: value(form, 'buyer.vatNumber') }
    : {}
  const notes = {
    additionalNotes: typed(form, 'additionalNotes'),
    additionalFields: { giftMessage: typed(form, 'giftMessage'), buyerReference: value(form, 'buyer.reference') },
  }
  if (form.has('sameAddress')) return { address: { ...shipping, ...vatNumber }, ...notes }
  const { email = '', phoneNumber = '' } = partOf(form, 'shipping')
  const billing = { ...partOf(form, 'billing'), email, phoneNumber, company, ...vatNumber }
  return { address: billing, shippingAddress: shipping, ...notes }
}

/** The wish for an account, which a payment's billing address carries. */
export const accountOf = (form: FormData) =>
  form.has('account') ? { register: true, password: passwordOf(form) } : undefined

/**
 * The fields that are saved while typing. With one address, a former second one is cleared except
 * for its country.
 */
export function toSavedFields(form: FormData): PaymentFields {
  const fields = toPaymentFields(form)
  if (fields.shippingAddress || !fields.address) return fields
  const none = Object.fromEntries(addressFieldNames.map(name => [name, '']))
  const { zipCode = '', country = '', state = '' } = partOf(form, 'shipping')
  return { ...fields, shippingAddress: { ...none, zipCode, country, state } }
}

/**
 * The service's rules, checked before sending. `hasStates` tells whether a country needs a state.
 */
export function checkForm(form: FormData, hasStates: (country: string) => boolean): CheckoutErrors {
  const errors: CheckoutErrors = {}
  for (const part of form.has('sameAddress') ? (['shipping'] as const) : (['shipping', 'billing'] as const)) {
    const fields = partOf(form, part)
    for (const name of addressFieldNames) {
      if (part === 'billing' && contactFields.includes(name)) continue
      const key = check(name, fields, { hasStates, isDelivery: part === 'shipping' })
      if (key) errors[`${part}.${name}`] = key
    }
  }
  for (const name of ['company', 'reference']) {
    const key = checkLine(value(form, `buyer.${name}`))
    if (key) errors[`buyer.${name}`] = key
  }
  if (value(form, 'buyer.kind') === 'company' && !form.has('buyer.company')) errors['buyer.kind'] = 'checkout.unloaded'
  if (form.has('buyer.company') && !value(form, 'buyer.company')) errors['buyer.company'] = 'field.required'
  if (form.has('account') && passwordOf(form).length < 8) errors.accountPassword = 'checkout.badPassword'
  if (!form.has('terms')) errors.terms = 'checkout.termsRequired'
  return errors
}

interface Rules {
  hasStates: (country: string) => boolean
  isDelivery: boolean
}

function check(name: AddressField, fields: Partial<Record<string, string>>, { hasStates, isDelivery }: Rules) {
  const text = fields[name] ?? ''
  const { country = '' } = fields
  const needed = name === 'state' ? hasStates(country) : isRequired(name, country, isDelivery)
  if (needed && !text) return 'field.required'
  if (name === 'email') return text && !isEmail(cleanEmail(text)) ? 'field.invalidEmail' : null
  const key = name === 'phoneNumber' ? null : checkLine(text)
  if (!key && text && name === 'zipCode' && !isZipCode(text, country)) return 'checkout.invalidZip'
  return !key && text.length > addressLimits[name] ? 'checkout.tooLong' : key
}

function checkLine(text: string) {
  if (!isLatin(text)) return 'checkout.latinOnly'
  return hasWebAddress(text) ? 'checkout.notPlain' : null
}

export const only = (errors: CheckoutErrors, ...fields: string[]): CheckoutErrors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => fields.includes(field)))

const passwordOf = (form: FormData) => String(form.get('accountPassword') ?? '')
/** Of several lines, which the service cleans. */
const typed = (form: FormData, name: string) => String(form.get(name) ?? '').trim()
const value = (form: FormData, name: string) => cleanLine(String(form.get(name) ?? ''))

/** The form values of one address. */
export const partOf = (form: FormData, part: AddressKind): Partial<Record<AddressField, string>> =>
  Object.fromEntries(
    addressFieldNames.flatMap(name => (form.has(`${part}.${name}`) ? [[name, value(form, `${part}.${name}`)]] : [])),
  )
