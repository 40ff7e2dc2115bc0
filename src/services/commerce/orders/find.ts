import * as v from 'valibot'
import { email, requiredLine } from '../lib/fields.ts'
import { languageCodes, pickLanguage } from '../lib/languages.ts'
import { type Outcome, succeed } from '../lib/outcome.ts'
import { countUse } from '../limits/limiter.ts'
import { normalizeMailbox } from '../mail/mailbox.ts'
import type { Shop } from '../selection/session.ts'
import { findOrder } from './storage.ts'

/** The body of `POST order-links`. */
export const orderClaim = v.object({
  order: requiredLine(40),
  email,
  language: v.optional(v.nullable(v.string('must be a text'))),
})

/** A request for the link to an order, as it is queued. */
export const linkRequest = v.object({
  id: v.string(),
  order: v.string(),
  email: v.string(),
  language: v.picklist(languageCodes),
})
export type LinkRequest = v.InferOutput<typeof linkRequest>

/**
 * Queues a request for the link to an order. It reads no order, so that neither the response nor
 * its duration reveals whether number and address match one.
 */
export async function requestOrderLink(
  { limits, address }: Shop,
  { order, email, language }: v.InferOutput<typeof orderClaim>,
): Promise<Outcome<null>> {
  const limited = await countUse(limits, [
    { rule: 'orderLinkByAddress', of: address },
    { rule: 'orderLinkByTarget', of: normalizeMailbox(email) },
  ])
  if (limited) return limited
  const request = { id: crypto.randomUUID(), order, email, language: pickLanguage(language ?? null) }
  return succeed(null, [{ kind: 'order_link', ...request }])
}

/**
 * Stores the mail with the link, to the address that the order was placed with; nothing when number
 * and address match no order. A repeated call stores nothing more. Returns the mail's id, or null.
 */
export async function answerLinkRequest(db: D1Database, { id, order, email, language }: LinkRequest) {
  const digits = order.replace(/\D/g, '')
  const claimedOrder = digits.length > 0 && digits.length <= 12 ? await findOrder(db, { number: Number(digits) }) : null
  if (!claimedOrder || claimedOrder.snapshot.email.toLowerCase() !== email.toLowerCase()) return null
  return db
    .prepare(
      `INSERT INTO outbox (kind, recipient, about, created, event) VALUES ('order_link', ?, ?, ?, ?)
       ON CONFLICT DO NOTHING RETURNING id`,
    )
    .bind(
      claimedOrder.snapshot.email,
      JSON.stringify({ reference: claimedOrder.reference, language }),
      new Date().toISOString(),
      `order link ${id}`,
    )
    .first<number>('id')
}
