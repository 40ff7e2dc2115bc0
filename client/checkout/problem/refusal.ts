import { addressFieldNames } from '../../shared/commerce/address.ts'
import type { CommerceError } from '../../shared/commerce/error.ts'
import { formatTooMany } from '../../shared/commerce/wait.ts'
import type { PlainKey } from '../../shared/texts/translate.ts'
import type { Language } from '../../shared/texts/use-translate.ts'
import { type CheckoutErrors, contactFields } from '../form-data.ts'
import type { CheckoutProblem } from './problem.ts'

/**
 * Converts the platform's errors to errors by form field. Leaves out errors of fields that the form
 * does not have.
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

/** Form field names by the checkout interface's names, if they differ by more than the prefix. */
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

interface Payment {
  /** Whether the payment also creates an account. */
  registers: boolean
  sameAddress: boolean
}

/** The field errors and the message for a rejected payment. */
export function readRefusal(refused: CommerceError, { registers, sameAddress }: Payment, language: Language) {
  const tooMany = registers && refused.field('limit') ? formatTooMany(refused, language) : null
  const errors: CheckoutErrors = tooMany
    ? { accountPassword: 'checkout.tooManyAccounts' }
    : toFieldErrors(refused.fields, sameAddress)
  const problem: CheckoutProblem =
    Object.keys(errors).length > 0
      ? { key: 'checkout.lookAgain', more: tooMany ? [tooMany] : refused.messages }
      : chooseMessage(refused, language)
  return { errors, problem }
}

/**
 * The message for a rejected payment, with the platform's own messages, or the waiting time after a
 * rate limit.
 */
function chooseMessage(refused: CommerceError, language: Language): CheckoutProblem {
  const more = refused.messages
  if (refused.status === 410) {
    const isSoldOut = refused.unavailable.length === 0 || refused.unavailable.some(({ withdrawn }) => !withdrawn)
    return { key: isSoldOut ? 'checkout.stockGone' : 'checkout.withdrawn', more }
  }
  if (refused.field('selection') || refused.field('line'))
    return { key: refused.isSessionOver ? 'checkout.sessionOver' : 'checkout.changed', more }
  if (refused.field('total')) return { key: 'checkout.totalChanged', more }
  if (refused.field('voucher')) return { key: 'checkout.voucherGone', more }
  if (/^total/.test(refused.field('paymentMethod') ?? '')) return { key: 'checkout.paymentFailed', more }
  if (refused.status !== 429) return { key: 'checkout.proceedFailed', more }
  const wait = formatTooMany(refused, language)
  return { key: 'checkout.tooMany', more: wait && more.length === 0 ? [wait] : more }
}
