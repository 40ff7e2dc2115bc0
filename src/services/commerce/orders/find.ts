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

/** A request for the link to an order, as a message in the queue. */
export const linkRequest = v.object({
  id: v.string(),
  order: v.string(),
  email: v.string(),
  language: v.picklist(languageCodes),
})
export type LinkRequest = v.InferOutput<typeof linkRequest>

/**
 * Queues a request for the link to an order. The order is only looked up later, so that neither the
 * response nor its duration reveals whether an order has this number and e-mail address.
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
 * Stores the mail with the link if there is an order with this number and e-mail address. A
 * repeated call for the same request stores nothing. Returns the id of the stored mail; null if
 * none was stored.
 */
export async function answerLinkRequest(db: D1Database, { id, order, email, language }: LinkRequest) {
  const digits = order.replace(/\D/g, '')
  const claimedOrder = digits.length > 0 && digits.length <= 12 ? await findOrder(db, { number: Number(digits) }) : null
  if (!claimedOrder || claimedOrder.email.toLowerCase() !== email.toLowerCase()) return null
  return db
    .prepare(
      `INSERT INTO outbox (kind, recipient, about, created, event) VALUES ('order_link', ?, ?, ?, ?)
       ON CONFLICT DO NOTHING RETURNING id`,
    )
    .bind(
      claimedOrder.email,
      JSON.stringify({ reference: claimedOrder.reference, language }),
      new Date().toISOString(),
      `order link ${id}`,
    )
    .first<number>('id')
}
