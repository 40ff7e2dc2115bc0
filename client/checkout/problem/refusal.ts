import type { CommerceError } from '../../shared/commerce/error.ts'
import { formatTooMany } from '../../shared/commerce/wait.ts'
import type { Language } from '../../shared/texts/use-translate.ts'
import type { CheckoutErrors } from '../form-data.ts'
import type { CheckoutProblem } from './problem.ts'
import { toFieldErrors } from './refused-fields.ts'

interface Payment {
  /** Whether an account is made with the payment. */
  registers: boolean
  sameAddress: boolean
}

/** What a rejected payment shows: errors of fields, and a message. Loaded once there is one. */
export function readRefusal(refused: CommerceError, { registers, sameAddress }: Payment, language: Language) {
  const tooMany = registers && refused.field('limit') ? formatTooMany(refused, language) : null
  const errors: CheckoutErrors = tooMany
    ? { accountPassword: 'checkout.tooManyAccounts' }
    : toFieldErrors(refused.fields, sameAddress)
  const problem: CheckoutProblem =
    Object.keys(errors).length > 0
      ? { key: 'checkout.lookAgain', more: tooMany ? [tooMany] : refused.messages }
      : messageOf(refused, language)
  return { errors, problem }
}

/**
 * Messages for a rejected payment: ours, the platform's, and how long to wait after a rate limit.
 */
function messageOf(refused: CommerceError, language: Language): CheckoutProblem {
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
