import { issueCreditNote } from '../documents/issue.ts'
import type { Merchant } from '../lib/merchant.ts'
import { listMailIds } from '../lib/outcome.ts'
import { createOperatorMails } from '../mail/operator.ts'
import { changeOrder, type Decision } from '../orders/change.ts'
import { findOrder, type Order, type Refund } from '../orders/storage.ts'
import { type Dispute, findProvider, type ProviderEvents } from '../payments/provider.ts'
import { logPayment, type PaymentDependencies } from '../payments/provider-status.ts'
import type { Payment } from '../payments/storage.ts'
import { refundedMail } from './settle.ts'
import { insertRefund, settleRefund } from './storage.ts'

/**
 * Records refunds and disputes that began outside the shop, e.g. in the provider's dashboard. Those
 * that are recorded already are ignored. Returns the ids of the mails to send.
 */
export async function recordEvents(shop: PaymentDependencies, payment: Payment): Promise<number[]> {
  const { db, providers } = shop
  const order = payment.status === 'completed' ? await findOrder(db, { selection: payment.selection }) : null
  const provider = findProvider(providers, payment.method)
  if (!order || !provider?.loadEvents) return []
  const { refunds, disputes } = await provider.loadEvents(payment)
  const mails: number[] = []
  for (const refund of refunds) mails.push(...(await recordRefund(shop, order, refund)))
  for (const dispute of disputes) mails.push(...(await recordDispute(shop, order, payment, dispute)))
  return mails
}

async function recordRefund(
  { db, merchant }: PaymentDependencies,
  { reference }: Order,
  made: ProviderEvents['refunds'][number],
) {
  const now = new Date()
  const { providerId, amount } = made
  const entry = { change: 'refunded_elsewhere', key: `elsewhere ${providerId}`, actor: 'provider', now } as const
  const changed = await changeOrder(db, { reference }, entry, order => ({
    ok: true,
    value: decideElsewhere(order, made, { now, merchant }),
  }))
  if (!changed.ok) throw new Error(`The refund ${providerId} of ${amount} could not be recorded`)
  return listMailIds(changed.events)
}

function decideElsewhere(
  order: Order,
  { providerId, amount }: ProviderEvents['refunds'][number],
  { now, merchant }: { now: Date; merchant: Merchant },
): Decision {
  const time = now.toISOString()
  const refund: Refund = {
    reference: providerId,
    amount,
    lines: [],
    shipping: 0,
    other: amount,
    reason: '',
    withdrawal: null,
    status: 'refunded',
    created: time,
    settled: time,
  }
  const after = { ...order, refunds: [...order.refunds, refund] }
  return {
    after,
    details: { refund: providerId, amount },
    statements: db => [
      ...insertRefund(db, order.reference, refund),
      settleRefund(db, refund, providerId),
      ...issueCreditNote(db, merchant, after, providerId, now),
    ],
    mails: [refundedMail(order, refund)],
  }
}

/** Records that a dispute began and, if it is over, how it ended. Each is recorded only once. */
async function recordDispute(
  shop: PaymentDependencies,
  order: Order,
  payment: Payment,
  dispute: Dispute,
): Promise<number[]> {
  const { providerId, amount, reason, outcome } = dispute
  const about = { order: order.reference, dispute: providerId, amount }
  const beginMails = await recordOnce(shop, order, `dispute ${providerId}`, { topic: 'disputed', ...about, reason })
  if (beginMails) logPayment('payment_disputed', payment, reason)
  if (outcome === null) return beginMails ?? []
  const key = `dispute closed ${providerId}`
  const endMails = await recordOnce(shop, order, key, { topic: 'dispute_closed', ...about, outcome })
  if (endMails) logPayment('dispute_closed', payment, outcome)
  return [...(beginMails ?? []), ...(endMails ?? [])]
}

type DisputeNotice = Extract<Parameters<typeof createOperatorMails>[1], { dispute: string }>

/** Records a notice, and returns the ids of its mails; null if it is recorded already. */
async function recordOnce({ db, merchant }: PaymentDependencies, order: Order, key: string, notice: DisputeNotice) {
  if (order.changes.some(entry => entry.key === key)) return null
  const { topic: change, order: reference, ...details } = notice
  const changed = await changeOrder(
    db,
    { reference },
    { change, key, actor: 'provider', now: new Date() },
    current => ({
      ok: true,
      value: { after: current, details, statements: () => [], mails: createOperatorMails(merchant, notice) },
    }),
  )
  return changed.ok ? listMailIds(changed.events) : []
}
