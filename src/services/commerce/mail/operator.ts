import * as v from 'valibot'
import type { Merchant } from '../lib/merchant.ts'

/** The data of a mail to the operator. */
export const operatorNotice = v.variant('topic', [
  v.object({ topic: v.literal('order'), order: v.string() }),
  v.object({ topic: v.literal('withdrawal'), withdrawal: v.string() }),
  v.object({ topic: v.literal('refund_failed'), order: v.string(), refund: v.string() }),
  v.object({ topic: v.literal('refund_late'), order: v.string(), refund: v.string() }),
  v.object({
    topic: v.literal('payment_not_returned'),
    payment: v.string(),
    amount: v.number(),
    currency: v.string(),
  }),
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
type Notice = v.InferOutput<typeof operatorNotice>

function findSubject(details: Notice): string {
  if ('withdrawal' in details) return details.withdrawal
  if ('refund' in details) return details.refund
  if ('payment' in details) return details.payment
  return 'dispute' in details ? details.dispute : details.order
}

/**
 * Creates the outbox entry of a mail to the operator, in a list that is empty if no mailbox is
 * configured. The entry's `event` is unique, so that the mail is sent only once.
 */
export const createOperatorMails = ({ mailbox }: Merchant, details: Notice) =>
  mailbox
    ? [
        {
          kind: 'operator' as const,
          recipient: mailbox,
          about: JSON.stringify(details),
          event: `operator ${details.topic} ${findSubject(details)}`,
        },
      ]
    : []

/**
 * Statements that store a mail to the operator. They return the mail's `id`, or no row if the mail
 * is already stored.
 */
export const insertOperatorMails = (db: D1Database, merchant: Merchant, details: Notice, now: Date) =>
  createOperatorMails(merchant, details).map(({ kind, recipient, about, event }) =>
    db
      .prepare(
        `INSERT INTO outbox (kind, recipient, about, created, event) VALUES (?, ?, ?, ?, ?)
         ON CONFLICT DO NOTHING RETURNING id`,
      )
      .bind(kind, recipient, about, now.toISOString(), event),
  )
