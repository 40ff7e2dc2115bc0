import type * as v from 'valibot'
import type { refundListing } from './fields.ts'

interface Row {
  reference: string
  order: number
  amount: number
  currency: string
  method: string
  reason: string
  status: 'requested' | 'failed'
  /** `created` and `settled` are ISO times in UTC. `settled` is null unless the refund failed. */
  created: string
  settled: string | null
  error: string | null
  replaced: number
}

/**
 * Loads a page of refunds that are not confirmed yet, or that failed, the newest first. `next` is
 * the value of `before` for the next page, or null on the last page.
 */
export async function loadRefunds(
  db: D1Database,
  { status, before, limit }: v.InferOutput<typeof refundListing>,
): Promise<{ refunds: Row[]; next: string | null }> {
  const older =
    before === undefined
      ? ''
      : `AND (refunds.created, refunds.reference) < ((SELECT created FROM refunds WHERE reference = ?), ?)`
  const { results } = await db
    .prepare(
      `SELECT refunds.reference, orders.number AS "order", refunds.amount, payments.currency, payments.method, reason, refunds.status,
         refunds.created, refunds.settled,
         (SELECT details ->> 'error' FROM order_changes change
            WHERE change.order_reference = refunds.order_reference AND key = 'failed ' || refunds.reference) AS error,
         EXISTS (SELECT 1 FROM refunds later
            WHERE later.order_reference = refunds.order_reference AND later.created > refunds.created) AS replaced
       FROM refunds JOIN orders ON orders.reference = order_reference JOIN payments ON payments.reference = orders.payment
       WHERE refunds.status = ? ${older} ORDER BY refunds.created DESC, refunds.reference DESC LIMIT ?`,
    )
    .bind(status, ...(before === undefined ? [] : [before, before]), limit + 1)
    .all<Row>()
  const refunds = results.slice(0, limit)
  return { refunds, next: results.length > limit ? (refunds.at(-1)?.reference ?? null) : null }
}

/**
 * A refund for the management interface. `isReplaced` says whether the order has a newer refund;
 * `error` is the provider's reason for a failure, or null if it gave none.
 */
export const listedRefundView = ({ order, amount, replaced, ...refund }: Row) => ({
  ...refund,
  order: String(order),
  amountAsNumber: amount / 100,
  isReplaced: replaced === 1,
})
