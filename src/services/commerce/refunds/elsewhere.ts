import type { Merchant } from '../lib/merchant.ts'
import { mailsOf } from '../lib/outcome.ts'
import { operatorMails } from '../mail/operator.ts'
import { changeOrder, type Decision, issueCreditNote } from '../orders/change.ts'
import { findOrderOf, type Order, type Refund } from '../orders/storage.ts'
import { findProvider, type ProviderEvents } from '../payments/provider.ts'
import { type Providers, report } from '../payments/provider-status.ts'
import type { Payment } from '../payments/storage.ts'
import { insertRefund } from './request.ts'
import { refundedMail } from './settle.ts'

/**
 * Notes what was done to an order's money in the provider's own dashboard: refunds and disputes,
 * each once. Returns the ids of the mails.
 */
export async function noteEvents(shop: Providers, payment: Payment): Promise<number[]> {
  const { db, providers } = shop
  const order = payment.status === 'completed' ? await findOrderOf(db, payment.selection) : null
  const provider = findProvider(providers, payment.method)
  if (!order || !provider?.loadEvents) return []
  const { refunds, disputes } = await provider.loadEvents(payment)
  const mails: number[] = []
  for (const refund of refunds) mails.push(...(await noteRefund(shop, order, refund)))
  for (const dispute of disputes) mails.push(...(await noteDispute(shop, order, payment, dispute)))
  return mails
}

async function noteRefund({ db, merchant }: Providers, { reference }: Order, given: ProviderEvents['refunds'][number]) {
  const now = new Date()
  const { providerId, amount } = given
  const entry = { change: 'refunded_elsewhere', key: `elsewhere ${providerId}`, actor: 'provider', now } as const
  const changed = await changeOrder(db, reference, entry, order => ({
    ok: true,
    value: refundedElsewhere(order, given, { now, merchant }),
  }))
  if (!changed.ok) throw new Error(`The refund ${providerId} of ${amount} could not be noted`)
  return mailsOf(changed.events)
}

function refundedElsewhere(
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
  return {
    after: { ...order, refunds: [...order.refunds, refund] },
    details: { refund: providerId, amount },
    statements: db => [
      ...insertRefund(db, order.reference, refund),
      db
        .prepare(`UPDATE refunds SET status = 'refunded', provider_id = ?1, settled = ?2 WHERE reference = ?1`)
        .bind(providerId, time),
      issueCreditNote(db, merchant, order.reference, providerId, now),
    ],
    mails: [refundedMail(order, refund)],
  }
}

async function noteDispute(
  { db, merchant }: Providers,
  { reference, changes }: Order,
  payment: Payment,
  { providerId, amount, reason }: ProviderEvents['disputes'][number],
) {
  const key = `dispute ${providerId}`
  if (changes.some(entry => entry.key === key)) return []
  const entry = { change: 'disputed', key, actor: 'provider', now: new Date() } as const
  const notice = { topic: 'disputed', order: reference, dispute: providerId, amount, reason } as const
  const changed = await changeOrder(db, reference, entry, order => ({
    ok: true,
    value: {
      after: order,
      details: { dispute: providerId, amount, reason },
      statements: () => [],
      mails: operatorMails(merchant, notice),
    },
  }))
  report('payment_disputed', payment, reason)
  return changed.ok ? mailsOf(changed.events) : []
}
