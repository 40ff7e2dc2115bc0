import { releaseExpired } from '../catalogue/stock.ts'
import { placeOrder } from '../orders/place.ts'
import { findProvider } from '../providers.ts'
import { askProvider, report, voidPayment } from './provider-status.ts'
import { isPaid, loadPayments, type Payment } from './storage.ts'

/** How long a shopper may take to come back from the provider before the order is made without them. */
const returnTime = 2 * 60 * 1000
/** An outcome that nobody knows is asked for at most this often. */
const pollTime = 60 * 1000
/** A payment that still has no outcome by then will not get one here: it is voided. */
const endTime = 24 * 60 * 60 * 1000

/**
 * Finishes what was left half done, in the order that keeps most of it: unknown outcomes are asked for, authorised payments become
 * orders or are let go, money is taken or returned, and goods that were held too long are given back.
 */
export async function settlePayments(env: Env) {
  const db = env.COMMERCE_DB
  const unknown = await loadPayments(
    db,
    `status = 'pending' AND created < ? AND (polled IS NULL OR polled < ?)`,
    before(returnTime),
    before(pollTime),
  )
  for (const payment of unknown) await poll(env, payment)
  for (const payment of await loadPayments(db, `status = 'authorised' AND created < ?`, before(returnTime))) {
    const placed = isPaid(payment) ? await placeOrder(db, payment) : { problem: 'payment' }
    if ('problem' in placed) await voidPayment(db, payment)
    else if (placed.mail !== null) await env.MAIL.send({ id: placed.mail })
  }
  await settleMoney(env)
  await releaseExpired(db, null)
}

async function poll(env: Env, payment: Payment) {
  const { payment: after } = await askProvider(env, payment)
  if (after.status === 'pending' && after.created < before(endTime)) await voidPayment(env.COMMERCE_DB, after)
}

/**
 * Takes the money of orders and lets go of what no order was made of. The payment's status was written first, so whatever fails here
 * is repeated; the provider's idempotency keys make a repetition harmless. `selection` null is everything that is open.
 */
export async function settleMoney(env: Env, selection: string | null = null) {
  const open = `settled IS NULL AND status IN ('completed', 'voided', 'superseded')`
  const payments = selection
    ? await loadPayments(env.COMMERCE_DB, `${open} AND selection = ?`, selection)
    : await loadPayments(env.COMMERCE_DB, open)
  for (const payment of payments) {
    try {
      await settleOne(env, payment)
      await env.COMMERCE_DB.prepare('UPDATE payments SET settled = ? WHERE reference = ? AND status = ?')
        .bind(new Date().toISOString(), payment.reference, payment.status)
        .run()
    } catch (error) {
      report('payment_not_settled', payment, error)
    }
  }
}

/** What was paid with nothing has no money to settle. Throws when the provider does not answer. */
async function settleOne(env: Env, payment: Payment) {
  if (payment.amount === 0) return
  const provider = findProvider(env, payment.method)
  if (!provider) throw new Error('The provider is not configured any more')
  await (payment.status === 'completed' ? provider.capture(payment) : provider.void(payment))
}

const before = (time: number) => new Date(Date.now() - time).toISOString()
