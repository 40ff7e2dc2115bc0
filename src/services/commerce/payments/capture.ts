import { changeOrder, issueReceipt } from '../orders/change.ts'
import { placeOrder } from '../orders/place.ts'
import { findOrder } from '../orders/storage.ts'
import { endReservations } from './close.ts'
import { atProvider, logPayment, type Providers, refreshStatus, voidPayment } from './provider-status.ts'
import { isPaid, loadPayments, noteAsked, type Payment } from './storage.ts'

/**
 * How long a shopper may take to return from the provider before the order is made without them, in
 * ms.
 */
const returnMs = 2 * 60 * 1000
/** How often an unknown status is polled, in ms. */
const pollMs = 60 * 1000
/** A payment without a final status by then is voided, in ms. */
const expiryMs = 24 * 60 * 60 * 1000

/**
 * Completes interrupted payments in the safest order: unknown statuses are polled, authorised
 * payments become orders or are voided, money is captured or returned, and expired reservations are
 * released.
 */
export async function settlePayments(shop: Providers, sendMail: (id: number) => Promise<unknown>) {
  const { db } = shop
  const unknown = await loadPayments(
    db,
    `status = 'pending' AND created < ? AND (polled IS NULL OR polled < ?)`,
    before(returnMs),
    before(pollMs),
  )
  for (const payment of unknown) await poll(shop, payment)
  for (const payment of await loadPayments(db, `status = 'authorised' AND created < ?`, before(returnMs))) {
    try {
      const placed = isPaid(payment) ? await placeOrder(shop, payment) : null
      // Also when the selection's order is another payment's.
      if (placed?.kind !== 'placed' || placed.order.payment !== payment.reference) await voidPayment(db, payment)
      else for (const mail of placed.mails) await sendMail(mail)
    } catch (error) {
      logPayment('order_not_placed', payment, error)
    }
  }
  await captureOrVoid(shop)
  await endReservations(shop, null)
}

async function poll(shop: Providers, payment: Payment) {
  const refreshed = await refreshStatus(shop, payment)
  const { status, created } = refreshed.ok ? refreshed.value : payment
  if (status === 'pending' && created < before(expiryMs)) await voidPayment(shop.db, payment)
}

/**
 * Captures the money of orders and voids payments without an order. Retries failures; idempotency
 * keys make that safe. `selection` null means all open ones.
 */
export async function captureOrVoid(shop: Providers, selection: string | null = null) {
  const { db } = shop
  const open = `settled IS NULL AND status IN ('completed', 'voided', 'superseded')`
  const payments = selection
    ? await loadPayments(db, `${open} AND selection = ?`, selection)
    : await loadPayments(db, open)
  for (const payment of payments) {
    try {
      await noteAsked(db, payment)
      await settleOne(shop, payment)
      await (payment.status === 'completed' ? noteCaptured(shop, payment) : noteVoided(db, payment))
    } catch (error) {
      logPayment('payment_not_settled', payment, error)
    }
  }
}

/** A free order has no money to capture. Throws when the provider does not answer. */
async function settleOne(shop: Providers, given: Payment) {
  if (given.amount === 0) return
  const { provider, payment } = await atProvider(shop, given)
  await (payment.status === 'completed' ? provider.capture(payment) : provider.void(payment))
}

const settled = (db: D1Database, { reference, status }: Payment, now: Date) =>
  db
    .prepare('UPDATE payments SET settled = ? WHERE reference = ? AND status = ?')
    .bind(now.toISOString(), reference, status)

const noteVoided = (db: D1Database, payment: Payment) => settled(db, payment, new Date()).run()

/** Notes that an order's money was captured, together with its new state and its receipt. */
async function noteCaptured({ db, merchant }: Providers, payment: Payment) {
  const order = await findOrder(db, { selection: payment.selection })
  if (!order) throw new Error('There is no order of this payment')
  const now = new Date()
  const entry = { change: 'capture', key: 'capture', actor: 'shop', now } as const
  const changed = await changeOrder(db, { reference: order.reference }, entry, current => ({
    ok: true,
    value: {
      after: { ...current, charge: { ...current.charge, captured: now.toISOString() } },
      statements: given => [settled(given, payment, now), issueReceipt(given, merchant, order.reference, now)],
    },
  }))
  if (!changed.ok) throw new Error(`The capture could not be noted: ${JSON.stringify(changed.errors)}`)
}

const before = (time: number) => new Date(Date.now() - time).toISOString()
