import * as v from 'valibot'
import type { Merchant } from '../lib/merchant.ts'

/** What the operator is written about: an order, a withdrawal, or trouble with money. */
export const notice = v.variant('topic', [
  v.object({ topic: v.literal('order'), order: v.string() }),
  v.object({ topic: v.literal('withdrawal'), withdrawal: v.string() }),
  v.object({ topic: v.literal('refund_failed'), order: v.string(), refund: v.string() }),
  v.object({ topic: v.literal('refund_late'), order: v.string(), refund: v.string() }),
  v.object({
    topic: v.literal('disputed'),
    order: v.string(),
    dispute: v.string(),
    amount: v.number(),
    reason: v.string(),
  }),
  v.object({
    topic: v.literal('dispute_closed'),
    order: v.string(),
    dispute: v.string(),
    amount: v.number(),
    outcome: v.picklist(['won', 'lost', 'closed']),
  }),
])
type Notice = v.InferOutput<typeof notice>

function subjectOf(given: Notice): string {
  if ('withdrawal' in given) return given.withdrawal
  if ('refund' in given) return given.refund
  return 'dispute' in given ? given.dispute : given.order
}

/** The mail of a notice, once for its event; none where the merchant has named no mailbox. */
export const operatorMails = ({ mailbox }: Merchant, given: Notice) =>
  mailbox
    ? [
        {
          kind: 'operator' as const,
          recipient: mailbox,
          about: JSON.stringify(given),
          event: `operator ${given.topic} ${subjectOf(given)}`,
        },
      ]
    : []

/** The same as statements, for a batch: each returns its `id`, when it was not there yet. */
export const writeToOperator = (db: D1Database, merchant: Merchant, given: Notice, now: Date) =>
  operatorMails(merchant, given).map(({ kind, recipient, about, event }) =>
    db
      .prepare(
        `INSERT INTO outbox (kind, recipient, about, created, event) VALUES (?, ?, ?, ?, ?)
         ON CONFLICT DO NOTHING RETURNING id`,
      )
      .bind(kind, recipient, about, now.toISOString(), event),
  )
