import { computePaidParts, refundableAmount } from '../documents/amounts.ts'
import { sum } from '../lib/money.ts'
import { fail, type PlainOutcome } from '../lib/outcome.ts'
import type { Decision } from '../orders/change.ts'
import { listStandingRefunds, sumByLine } from '../orders/facts.ts'
import type { Order, Refund } from '../orders/storage.ts'
import type { RefundOccasion } from './request.ts'
import { insertRefund } from './storage.ts'

/** Whether a failed refund has already been requested again. */
const isRetried = ({ changes }: Order, reference: string) =>
  changes.some(({ change, details }) => change === 'retry' && details.retried === reference)

/** Whether a refund has failed and has not been requested again. */
export const mayRetry = (order: Order, { reference, status }: Pick<Refund, 'reference' | 'status'>) =>
  status === 'failed' && !isRetried(order, reference)

/**
 * Decides to request a failed refund again, with the same amounts. The new request has its own
 * reference, because a provider answers a repeated reference with its first answer. `unsent` is 0,
 * because the failed refund has already recorded which pieces are no longer to be sent, and has put
 * them back into stock if that was requested.
 */
export function decideRetry(
  order: Order,
  reference: string,
  { reference: freshReference, now }: RefundOccasion,
): PlainOutcome<Decision> {
  const failed = order.refunds.find(refund => refund.reference === reference)
  if (!failed) return fail(404, { refund: 'not found' })
  if (failed.status !== 'failed') return fail(409, { refund: `is ${failed.status}` })
  if (isRetried(order, reference)) return fail(409, { refund: 'has already been requested again' })
  const problem = findExcess(order, failed)
  if (problem) return fail(409, problem)
  const refund: Refund = {
    ...failed,
    reference: freshReference,
    lines: failed.lines.map(line => ({ ...line, unsent: 0 })),
    status: 'requested',
    created: now.toISOString(),
    settled: null,
  }
  return {
    ok: true,
    value: {
      after: { ...order, refunds: [...order.refunds, refund] },
      details: { refund: freshReference, retried: reference, amount: refund.amount },
      statements: db => insertRefund(db, order.reference, refund),
    },
  }
}

/** Finds what a repeated refund would exceed, because other refunds were requested since. */
function findExcess(order: Order, { amount, lines, shipping }: Refund): Record<string, string> | null {
  const left = refundableAmount(order)
  if (amount > left) return { amount: `only ${(left / 100).toFixed(2)} is left` }
  const paid = computePaidParts(order)
  const standing = listStandingRefunds(order)
  const refunded = sumByLine(standing.flatMap(refund => refund.lines))
  for (const { line, quantity } of lines) {
    const open = (paid.lines.get(line)?.quantity ?? 0) - (refunded.get(line) ?? 0)
    if (quantity > open) return { lines: `${open} of ${line} are left` }
  }
  const shippingLeft = paid.shipping - sum(standing.map(refund => refund.shipping))
  if (shipping > 0 && shipping > shippingLeft) return { shipping: `only ${(shippingLeft / 100).toFixed(2)} is left` }
  return null
}
