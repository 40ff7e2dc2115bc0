import { issueCreditNote } from '../documents/issue.ts'
import type { Merchant } from '../lib/merchant.ts'
import { listMailIds } from '../lib/outcome.ts'
import { createOperatorMails, insertOperatorMails } from '../mail/operator.ts'
import { type ChangeEntry, type ChangeMail, changeOrder, type Decision } from '../orders/change.ts'
import type { Order, Refund } from '../orders/storage.ts'
import { findProvider, type RefundResult } from '../payments/provider.ts'
import { logPayment, type PaymentDependencies } from '../payments/provider-status.ts'
import { recordRequest } from '../payments/storage.ts'
import { loadRequested, loadRequests, type RequestedRefund, settleRefund } from './storage.ts'

/**
 * Asks the payment providers to pay requested refunds: those of `order` or, if it is null, of all
 * orders. It skips refunds whose money is not captured yet. If a provider does not respond, the
 * cron job repeats the request with the same reference.
 */
export async function settleRefunds(
  shop: PaymentDependencies,
  sendMail: (id: number) => Promise<unknown>,
  order: string | null = null,
) {
  for (const request of await loadRequests(shop.db, order)) {
    const requested = await loadRequested(shop.db, request)
    const mails = requested ? await settleOne(shop, requested) : []
    for (const mail of mails) await sendMail(mail)
  }
}

/** Requests one refund from its provider, and returns the ids of the mails to send. */
async function settleOne(shop: PaymentDependencies, { order, payment, refund }: RequestedRefund): Promise<number[]> {
  const { db, providers } = shop
  try {
    await recordRequest(db, payment)
    const provider = findProvider(providers, payment.method)
    if (!provider) throw new Error('The provider is no longer configured')
    const result = await provider.refund(payment, refund)
    return result.status === 'pending'
      ? await reportLate(shop, order, refund)
      : await saveResult(shop, order, refund, result)
  } catch (error) {
    logPayment('refund_not_settled', payment, error)
    return reportLate(shop, order, refund)
  }
}

/** If a refund is not confirmed within this time, in ms, the operator gets a mail. */
const lateMs = 24 * 60 * 60 * 1000

async function reportLate(
  { db, merchant }: PaymentDependencies,
  { reference: order }: Order,
  { reference, created }: Refund,
) {
  const now = new Date()
  if (now.getTime() - Date.parse(created) < lateMs) return []
  const statements = insertOperatorMails(db, merchant, { topic: 'refund_late', order, refund: reference }, now)
  const results = await Promise.all(statements.map(statement => statement.all<{ id: number }>()))
  return results.flatMap(({ results: rows }) => rows.map(({ id }) => id))
}

/** Records the final result of a refund, as the provider reported it. */
async function saveResult({ db, merchant }: PaymentDependencies, order: Order, refund: Refund, result: RefundResult) {
  const now = new Date()
  const { reference } = refund
  const isPaid = result.status === 'refunded'
  const change = isPaid ? 'refunded' : 'refund_failed'
  const key = `${isPaid ? 'refunded' : 'failed'} ${reference}`
  const entry: ChangeEntry = { change, key, actor: 'shop', now }
  const changed = await changeOrder(db, { reference: order.reference }, entry, current => ({
    ok: true,
    value: decideResult(current, refund, result, { now, merchant }),
  }))
  if (!changed.ok) throw new Error(`The refund ${reference} could not be recorded: ${JSON.stringify(changed.errors)}`)
  if (!isPaid) logPayment('refund_failed', { reference: order.payment, method: order.charge.method }, reference)
  return listMailIds(changed.events)
}

/** Decides how the final result of a refund changes an order. A paid refund gets a credit note. */
function decideResult(
  order: Order,
  refund: Refund,
  { status, providerId, error }: RefundResult,
  { now, merchant }: { now: Date; merchant: Merchant },
): Decision {
  const { reference, amount } = refund
  const isPaid = status === 'refunded'
  const settled: Refund = { ...refund, status: isPaid ? 'refunded' : 'failed', settled: now.toISOString() }
  const refunds = order.refunds.map(entry => (entry.reference === reference ? settled : entry))
  const after = { ...order, refunds }
  return {
    after,
    details: { refund: reference, amount, ...(!isPaid && error && { error: error.slice(0, 300) }) },
    statements: db => [
      settleRefund(db, settled, providerId),
      ...(isPaid ? issueCreditNote(db, merchant, after, reference, now) : []),
    ],
    mails: isPaid
      ? [refundedMail(order, refund)]
      : createOperatorMails(merchant, { topic: 'refund_failed', order: order.reference, refund: reference }),
  }
}

/** Creates the outbox entry of the mail to the buyer about a refund. */
export const refundedMail = ({ reference, email }: Order, refund: Refund): ChangeMail => ({
  kind: 'refunded',
  recipient: email,
  about: JSON.stringify({ order: reference, refund: refund.reference }),
  event: `refunded ${refund.reference}`,
})
