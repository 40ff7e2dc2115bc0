import { mailsOf } from '../lib/outcome.ts'
import { operatorMails, writeToOperator } from '../mail/operator.ts'
import { type ChangeEntry, type ChangeMail, changeOrder, issueCreditNote } from '../orders/change.ts'
import { loadOrder, type Order, type Refund } from '../orders/storage.ts'
import { findProvider, type RefundResult } from '../payments/provider.ts'
import { type Providers, report } from '../payments/provider-status.ts'
import { findPayment, noteAsked } from '../payments/storage.ts'

interface Requested {
  reference: string
  order: string
}

/**
 * Pays requested refunds back: of one order, or those of all that wait longest. The money must have
 * been captured before; a provider that does not answer is asked again by the cron job, with the
 * same reference.
 */
export async function settleRefunds(
  shop: Providers,
  sendMail: (id: number) => Promise<unknown>,
  order: string | null = null,
) {
  const { results } = await shop.db
    .prepare(
      `SELECT refunds.reference, order_reference AS "order" FROM refunds
       JOIN orders ON orders.reference = order_reference JOIN payments ON payments.reference = orders.payment
       WHERE refunds.status = 'requested' AND payments.settled IS NOT NULL AND (?1 IS NULL OR order_reference = ?1)
       ORDER BY COALESCE(MAX(polled, refunds.created), refunds.created) LIMIT 50`,
    )
    .bind(order)
    .all<Requested>()
  for (const requested of results) for (const mail of await settleOne(shop, requested)) await sendMail(mail)
}

/** Returns the ids of the mails. */
async function settleOne(shop: Providers, { reference, order: id }: Requested): Promise<number[]> {
  const { db, providers } = shop
  const order = await loadOrder(db, id)
  const payment = await findPayment(db, order.payment)
  const refund = order.refunds.find(entry => entry.reference === reference)
  if (!payment || refund?.status !== 'requested') return []
  try {
    await noteAsked(db, payment)
    const provider = findProvider(providers, payment.method)
    if (!provider) throw new Error('The provider is not configured any more')
    const result = await provider.refund(payment, refund)
    return result.status === 'pending'
      ? await noteLate(shop, order, refund)
      : await saveResult(shop, order, refund, result)
  } catch (error) {
    report('refund_not_settled', payment, error)
    return noteLate(shop, order, refund)
  }
}

/** How long a refund may be open before the operator is written to, in ms. */
const lateMs = 24 * 60 * 60 * 1000

async function noteLate({ db, merchant }: Providers, { reference: order }: Order, { reference, created }: Refund) {
  const now = new Date()
  if (now.getTime() - Date.parse(created) < lateMs) return []
  const statements = writeToOperator(db, merchant, { topic: 'refund_late', order, refund: reference }, now)
  const results = await Promise.all(statements.map(statement => statement.all<{ id: number }>()))
  return results.flatMap(({ results: rows }) => rows.map(({ id }) => id))
}

/** Stores the provider's final result, once. */
async function saveResult(
  { db, merchant }: Providers,
  order: Order,
  refund: Refund,
  { status, providerId }: RefundResult,
): Promise<number[]> {
  const now = new Date()
  const isPaid = status === 'refunded'
  const settled: Refund = { ...refund, status: isPaid ? 'refunded' : 'failed', settled: now.toISOString() }
  const { reference, amount } = refund
  const change = isPaid ? 'refunded' : 'refund_failed'
  const entry: ChangeEntry = { change, key: `${settled.status} ${reference}`, actor: 'shop', now }
  const changed = await changeOrder(db, order.reference, entry, current => ({
    ok: true,
    value: {
      after: { ...current, refunds: current.refunds.map(given => (given.reference === reference ? settled : given)) },
      details: { refund: reference, amount },
      statements: given => [
        given
          .prepare(
            `UPDATE refunds SET status = ?, provider_id = ?, settled = ? WHERE reference = ? AND status = 'requested'`,
          )
          .bind(settled.status, providerId, settled.settled, reference),
        ...(isPaid ? [issueCreditNote(given, merchant, order.reference, reference, now)] : []),
      ],
      mails: isPaid
        ? [refundedMail(order, refund)]
        : operatorMails(merchant, { topic: 'refund_failed', order: order.reference, refund: reference }),
    },
  }))
  if (!changed.ok) throw new Error(`The refund ${reference} could not be noted: ${JSON.stringify(changed.errors)}`)
  if (!isPaid) report('refund_failed', { reference: order.payment, method: order.charge.method }, reference)
  return mailsOf(changed.events)
}

/** The mail that tells a buyer of a refund. */
export const refundedMail = ({ reference, snapshot }: Order, refund: Refund): ChangeMail => ({
  kind: 'refunded',
  recipient: snapshot.email,
  about: JSON.stringify({ order: reference, refund: refund.reference }),
  event: `refunded ${refund.reference}`,
})
