import { addressFieldNames } from '../../shared/commerce/address.ts'
import type { PlainKey } from '../../shared/texts/translate.ts'
import { type CheckoutErrors, contactFields } from '../form-data.ts'

/**
 * Converts the platform's errors to errors by form field. Unknown fields are left to the general
 * message.
 */
export function toFieldErrors(fields: Record<string, string>, sameAddress: boolean): CheckoutErrors {
  const errors: CheckoutErrors = {}
  for (const [key, text] of Object.entries(fields)) {
    if (key === 'termsAndConditions') errors.terms = 'checkout.termsRequired'
    if (key === 'address.password')
      errors.accountPassword = /common/.test(text) ? 'checkout.commonPassword' : 'checkout.badPassword'
    const [group = '', field = key] = key.split('.')
    const formField = formFields[field]
    if (formField) errors[formField] = chooseText(text)
    const name = addressFieldNames.find(name => name.toLowerCase() === field.toLowerCase())
    if (!name || formField) continue
    const part = group === 'address' && !sameAddress && !contactFields.includes(name) ? 'billing' : 'shipping'
    errors[`${part}.${name}`] = name === 'zipCode' && text !== 'required' ? 'checkout.invalidZip' : chooseText(text)
  }
  return errors
}

/** Form fields for data that the checkout interface has inside an address or at another place. */
const formFields: Partial<Record<string, string>> = {
  company: 'buyer.company',
  vatNumber: 'buyer.vatNumber',
  buyerReference: 'buyer.reference',
  giftMessage: 'giftMessage',
  additionalNotes: 'additionalNotes',
}

function chooseText(text: string): PlainKey {
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
