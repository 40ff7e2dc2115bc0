import { CommerceError } from '../../commerce/error.ts'
import type { Selection } from '../../commerce/schema/selection.ts'
import type { PlainKey } from '../../i18n/index.ts'
import { type Problem, withChanges } from '../problem/problem.ts'

/**
 * What a thank-you page passes on of an outcome that is known to be no order (checkout-api.md,
 * §5.2).
 */
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
 * What to say to a shopper who comes back from a payment that did not work. Only words of our own:
 * the address is anybody's.
 * `before` is the bag this browser showed last.
 */
export function problemOfReturn(
  { search, hash }: Location,
  before: Selection | null,
  now: Selection,
): Problem | undefined {
  if (!isFailedReturn(search)) return
  const key = returned[returnedFields(hash).error ?? ''] ?? 'checkout.paymentFailed'
  return before ? withChanges({ key }, before, now) : { key }
}

/**
 * Parameters that a payment provider sent back, from the address' fragment. Empty when there are
 * none or they are malformed.
 */
export function returnedFields(hash: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(hash.replace(/^#/, '')))
}

/**
 * Whether the address says that a payment failed: a query that starts with `fail` (specification,
 * §2).
 */
export const isFailedReturn = (search: string) => search.startsWith('?fail')
