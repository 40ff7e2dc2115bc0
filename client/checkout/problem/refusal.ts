import type { CommerceError } from '../../shared/commerce/error.ts'
import { formatTooMany } from '../../shared/commerce/wait.ts'
import type { Language } from '../../shared/texts/use-translate.ts'
import type { CheckoutErrors } from '../form-data.ts'
import type { CheckoutProblem } from './problem.ts'
import { toFieldErrors } from './refused-fields.ts'

interface Payment {
  /** Whether the payment also creates an account. */
  registers: boolean
  sameAddress: boolean
}

/** The field errors and the message for a rejected payment. Loaded on demand. */
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
