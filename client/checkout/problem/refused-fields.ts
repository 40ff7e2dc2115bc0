import { addressFieldNames } from '../../shared/commerce/address.ts'
import type { PlainKey } from '../../shared/texts/translate.ts'
import { type CheckoutErrors, contactFields } from '../form-data.ts'

/** The platform's errors by form field; unknown keys are left for the general message. */
export function toFieldErrors(fields: Record<string, string>, sameAddress: boolean): CheckoutErrors {
  const errors: CheckoutErrors = {}
  for (const [key, text] of Object.entries(fields)) {
    if (key === 'termsAndConditions') errors.terms = 'checkout.termsRequired'
    if (key === 'address.password')
      errors.accountPassword = /common/.test(text) ? 'checkout.commonPassword' : 'checkout.badPassword'
    const [group = '', field = key] = key.split('.')
    const own = ownFields[field]
    if (own) errors[own] = refusal(text)
    const name = addressFieldNames.find(name => name.toLowerCase() === field.toLowerCase())
    if (!name || own) continue
    const part = group === 'address' && !sameAddress && !contactFields.includes(name) ? 'billing' : 'shipping'
    errors[`${part}.${name}`] = name === 'zipCode' && text !== 'required' ? 'checkout.invalidZip' : refusal(text)
  }
  return errors
}

/** Fields that the wire has in an address, and the form elsewhere. */
const ownFields: Partial<Record<string, string>> = {
  company: 'buyer.company',
  vatNumber: 'buyer.vatNumber',
  buyerReference: 'buyer.reference',
  giftMessage: 'giftMessage',
  additionalNotes: 'additionalNotes',
}

function refusal(text: string): PlainKey {
  if (text === 'required') return 'field.required'
  if (/ship/i.test(text)) return 'checkout.notShipped'
  if (text === 'already registered') return 'checkout.taken'
  if (text === 'not an e-mail address') return 'field.invalidEmail'
  if (text === 'not a phone number') return 'checkout.invalidPhone'
  if (/at most/.test(text)) return 'checkout.tooLong'
  if (/e-mail/.test(text)) return 'field.invalidEmail'
  if (/printable|an address/.test(text)) return 'checkout.notPlain'
  return /latin/i.test(text) ? 'checkout.latinOnly' : 'checkout.invalid'
}
