import { CommerceError } from '../../shared/commerce/error.ts'
import type { Selection } from '../../shared/commerce/schema/selection.ts'
import type { PlainKey } from '../../shared/texts/translate.ts'
import { addBagChanges, type CheckoutProblem } from '../problem/problem.ts'

/**
 * The error code of a failed payment. The thank-you page adds it to the address of the checkout,
 * to which it then sends the shopper.
 */
export function chooseFailureCode(error: unknown): string {
  if (!(error instanceof CommerceError)) return 'payment'
  if (error.field('address')) return 'address_refused'
  if (error.field('money')) return 'money_returned'
  if (error.status === 410) return 'stock_mismatch'
  return error.field('voucher') ? 'voucher_error' : 'payment'
}

const messages: Partial<Record<string, PlainKey>> = {
  stock_mismatch: 'checkout.stockGone',
  voucher_error: 'checkout.voucherGone',
  cancelled: 'checkout.paymentCancelled',
  money_returned: 'checkout.moneyReturned',
  address_refused: 'checkout.addressRefused',
}

/**
 * The message for a shopper who returns from a failed payment. It uses only the shop's own texts,
 * since anyone can create the address. `before` is the bag that this browser showed last.
 */
export function findReturnProblem(
  { search, hash }: Location,
  before: Selection | null,
  now: Selection,
): CheckoutProblem | undefined {
  if (!isFailedReturn(search)) return
  const key = messages[parseReturnedFields(hash).error ?? ''] ?? 'checkout.paymentFailed'
  return before ? addBagChanges({ key }, before, now) : { key }
}

/**
 * Parses the payment provider's parameters, which are in the address's fragment. Empty without
 * parameters.
 */
export function parseReturnedFields(hash: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(hash.replace(/^#/, '')))
}

/** Whether the address reports a failed payment: its query starts with `fail`. */
export const isFailedReturn = (search: string) => search.startsWith('?fail')
