import type { Merchant } from '../lib/merchant.ts'
import { listMailIds } from '../lib/outcome.ts'
import { operatorMails, writeToOperator } from '../mail/operator.ts'
import { type ChangeEntry, type ChangeMail, changeOrder, type Decision, issueCreditNote } from '../orders/change.ts'
import type { Order, Refund } from '../orders/storage.ts'
import { findProvider, type RefundResult } from '../payments/provider.ts'
import { logPayment, type PaymentDependencies } from '../payments/provider-status.ts'
import { recordRequest } from '../payments/storage.ts'
import { loadRequested, loadRequests, type Requested, settleRefund } from './storage.ts'

/**
 * Pays requested refunds back: of one order, or those of all that wait longest. The money must have
 * been captured before; a provider that does not answer is asked again by the cron job, with the
 * same reference.
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

/** Returns the ids of the mails. */
async function settleOne(shop: PaymentDependencies, { order, payment, refund }: Requested): Promise<number[]> {
  const { db, providers } = shop
  try {
    await recordRequest(db, payment)
    const provider = findProvider(providers, payment.method)
    if (!provider) throw new Error('The provider is not configured any more')
    const result = await provider.refund(payment, refund)
    return result.status === 'pending'
      ? await noteLate(shop, order, refund)
      : await saveResult(shop, order, refund, result)
  } catch (error) {
    logPayment('refund_not_settled', payment, error)
    return noteLate(shop, order, refund)
  }
}

/** How long a refund may be open before the operator is written to, in ms. */
const lateMs = 24 * 60 * 60 * 1000

async function noteLate(
  { db, merchant }: PaymentDependencies,
  { reference: order }: Order,
  { reference, created }: Refund,
) {
  const now = new Date()
  if (now.getTime() - Date.parse(created) < lateMs) return []
  const statements = writeToOperator(db, merchant, { topic: 'refund_late', order, refund: reference }, now)
  const results = await Promise.all(statements.map(statement => statement.all<{ id: number }>()))
  return results.flatMap(({ results: rows }) => rows.map(({ id }) => id))
}

/** Stores the provider's final result, once. */
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
  if (!changed.ok) throw new Error(`The refund ${reference} could not be noted: ${JSON.stringify(changed.errors)}`)
  if (!isPaid) logPayment('refund_failed', { reference: order.payment, method: order.charge.method }, reference)
  return listMailIds(changed.events)
}

/** What an order becomes when its refund was paid, with a credit note, or failed. Pure. */
function decideResult(
  order: Order,
  refund: Refund,
  { status, providerId }: RefundResult,
  { now, merchant }: { now: Date; merchant: Merchant },
): Decision {
  const { reference, amount } = refund
  const isPaid = status === 'refunded'
  const settled: Refund = { ...refund, status: isPaid ? 'refunded' : 'failed', settled: now.toISOString() }
  return {
    after: { ...order, refunds: order.refunds.map(entry => (entry.reference === reference ? settled : entry)) },
    details: { refund: reference, amount },
    statements: db => [
      settleRefund(db, settled, providerId),
      ...(isPaid ? [issueCreditNote(db, merchant, order.reference, reference, now)] : []),
    ],
    mails: isPaid
      ? [refundedMail(order, refund)]
      : operatorMails(merchant, { topic: 'refund_failed', order: order.reference, refund: reference }),
  }
}

/** The mail that tells a buyer of a refund. */
export const refundedMail = ({ reference, snapshot }: Order, refund: Refund): ChangeMail => ({
  kind: 'refunded',
  recipient: snapshot.email,
  about: JSON.stringify({ order: reference, refund: refund.reference }),
  event: `refunded ${refund.reference}`,
})
