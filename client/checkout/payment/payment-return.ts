import { CommerceError } from '../../shared/commerce/error.ts'
import type { Selection } from '../../shared/commerce/schema/selection.ts'
import type { PlainKey } from '../../shared/texts/translate.ts'
import { type CheckoutProblem, withChanges } from '../problem/problem.ts'

/** Parameters with which the thank-you page passes on a failed payment (checkout-api.md, §5.2). */
export function failureCode(error: unknown): string {
  if (!(error instanceof CommerceError)) return 'payment'
  if (error.status === 410) return 'stock_mismatch'
  return error.field('voucher') ? 'voucher_error' : 'payment'
}

const returned: Partial<Record<string, PlainKey>> = {
  stock_mismatch: 'checkout.stockGone',
  voucher_error: 'checkout.voucherGone',
  cancelled: 'checkout.paymentCancelled',
}

/**
 * The message for a shopper who returns from a failed payment. Only our own texts, since anyone can
 * create the address. `before` is the bag that this browser showed last.
 */
export function problemOfReturn(
  { search, hash }: Location,
  before: Selection | null,
  now: Selection,
): CheckoutProblem | undefined {
  if (!isFailedReturn(search)) return
  const key = returned[returnedFields(hash).error ?? ''] ?? 'checkout.paymentFailed'
  return before ? withChanges({ key }, before, now) : { key }
}

/** The payment provider's parameters in the address' fragment. Empty when missing or malformed. */
export function returnedFields(hash: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(hash.replace(/^#/, '')))
}

/**
 * Whether the address reports a failed payment: its query starts with `fail` (specification, §2).
 */
export const isFailedReturn = (search: string) => search.startsWith('?fail')
