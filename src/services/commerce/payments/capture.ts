import { issueReceipt } from '../documents/issue.ts'
import { Batch } from '../lib/database.ts'
import { changeOrder } from '../orders/change.ts'
import { placeOrder } from '../orders/place.ts'
import { type Order, type OrderRow, parseOrder, selectOrder } from '../orders/storage.ts'
import { endReservations } from './close.ts'
import { findAtProvider, logPayment, type PaymentDependencies, refreshStatus, voidPayment } from './provider-status.ts'
import { insertReturnedMail } from './returned/mail.ts'
import { returnMoney } from './returned/return-money.ts'
import {
  isPaid,
  loadPayments,
  type Payment,
  type PaymentRow,
  parsePayment,
  paymentColumns,
  recordRequest,
  unsettled,
} from './storage.ts'

/**
 * The cron job leaves a payment alone until it is this old, in ms, because by then the shopper has
 * usually returned from the provider's page, which completes the payment.
 */
const returnMs = 2 * 60 * 1000
/** Minimum time between two requests to the provider for a payment's status, in ms. */
const pollMs = 60 * 1000
/** A payment that is still pending after this time, in ms, is voided. */
const expiryMs = 24 * 60 * 60 * 1000

/**
 * Completes interrupted payments. It first requests the status of pending payments. It then places
 * the orders for authorised payments, and voids payments for which no order can be placed. Finally,
 * it captures, releases or refunds the money, and releases expired reservations.
 */
export async function settlePayments(shop: PaymentDependencies, sendMail: (id: number) => Promise<unknown>) {
  const { db } = shop
  const unknown = await loadPayments(
    db,
    `status = 'pending' AND created < ? AND (polled IS NULL OR polled < ?)`,
    timeBefore(returnMs),
    timeBefore(pollMs),
  )
  for (const payment of unknown) {
    await recordRequest(db, payment)
    await poll(shop, payment)
  }
  for (const payment of await loadPayments(db, `status = 'authorised' AND created < ?`, timeBefore(returnMs))) {
    try {
      const placed = isPaid(payment) ? await placeOrder(shop, payment) : null
      // The payment is also voided if another payment has already placed the selection's order.
      if (placed?.kind !== 'placed' || placed.order.payment !== payment.reference) await voidPayment(db, payment)
      else for (const mail of placed.mails) await sendMail(mail)
    } catch (error) {
      logPayment('order_not_placed', payment, error)
    }
  }
  await captureOrVoid(shop, sendMail)
  await endReservations(shop, null)
}

async function poll(shop: PaymentDependencies, payment: Payment) {
  const refreshed = await refreshStatus(shop, payment)
  const { status, created } = refreshed.ok ? refreshed.value : payment
  if (status === 'pending' && created < timeBefore(expiryMs)) await voidPayment(shop.db, payment)
}

/**
 * Captures the money of payments with an order, and releases or refunds the money of ended payments
 * without one. If `selection` is null, it does so for the payments of all selections. If a call for
 * a payment fails, the cron job tries again later. Returns whether there was money to capture, and
 * none to release or refund.
 */
export async function captureOrVoid(
  shop: PaymentDependencies,
  sendMail: (id: number) => Promise<unknown>,
  selection: string | null = null,
): Promise<boolean> {
  const { db } = shop
  const { payments, order } = selection
    ? await loadUnsettled(db, selection)
    : { payments: await loadPayments(db, unsettled), order: null }
  for (const payment of payments) {
    try {
      // If this payment fails, the cron job will try other payments before it.
      if (selection === null) await recordRequest(db, payment)
      for (const mail of await settleOne(shop, payment, order)) await sendMail(mail)
    } catch (error) {
      logPayment('payment_not_settled', payment, error)
    }
  }
  return payments.length > 0 && payments.every(({ status }) => status === 'completed')
}

/** Loads the unsettled payments of a selection, and its order; null if it has none. */
async function loadUnsettled(db: D1Database, selection: string): Promise<{ payments: Payment[]; order: Order | null }> {
  const batch = new Batch(db)
  const readPayments = batch.add(
    db.prepare(`SELECT ${paymentColumns} FROM payments WHERE ${unsettled} AND selection = ?`).bind(selection),
    (rows: PaymentRow[]) => rows.map(parsePayment),
  )
  const readOrder = batch.add(selectOrder(db, { selection }), (rows: OrderRow[]) => rows.map(parseOrder))
  await batch.run()
  return { payments: readPayments(), order: readOrder()[0] ?? null }
}

/**
 * Captures, voids or refunds one payment at its provider. Returns the ids of the mails to send.
 * Throws if the provider does not respond. `order` is the payment's order if the caller has just
 * loaded it; if null, it is loaded when needed.
 */
async function settleOne(shop: PaymentDependencies, stored: Payment, order: Order | null): Promise<number[]> {
  const isCompleted = stored.status === 'completed'
  if (stored.amount > 0) {
    const { provider, payment } = await findAtProvider(shop, stored)
    if (isCompleted) await provider.capture(payment)
    else {
      // Money that was already taken can no longer be released, so it must be refunded. The
      // provider is asked for the status again, because the stored one may be outdated.
      await provider.close(payment)
      const outcome = await provider.status(payment)
      if (outcome.status === 'authorised' && outcome.money === 'taken')
        return returnMoney(shop, provider, payment, outcome)
      await provider.void(payment)
    }
  }
  if (!isCompleted) return recordVoid(shop.db, stored)
  await recordCapture(shop, stored, order)
  return []
}

const markSettled = (db: D1Database, { reference, status }: Payment, now: Date) =>
  db
    .prepare(
      `UPDATE payments SET settled = ?, money = CASE WHEN money IS NULL THEN NULL ELSE ? END
       WHERE reference = ? AND status = ?`,
    )
    .bind(now.toISOString(), status === 'completed' ? 'taken' : 'released', reference, status)

/** Records that no money was taken. Returns the ids of the mails to send. */
async function recordVoid(db: D1Database, payment: Payment): Promise<number[]> {
  const now = new Date()
  const { authorisedAmount: amount, authorisedCurrency, snapshot } = payment
  const money = { amount: amount ?? 0, currency: authorisedCurrency ?? payment.currency, isReleased: true }
  const results = await db.batch<{ id: number }>([
    markSettled(db, payment, now),
    ...(snapshot.addressRefused ? insertReturnedMail(db, payment, { email: snapshot.email, ...money }, now) : []),
  ])
  return results.flatMap(({ results: rows }) => rows.map(({ id }) => id))
}

/** Records that an order's money was captured, and issues the receipt. */
async function recordCapture({ db, merchant }: PaymentDependencies, payment: Payment, order: Order | null) {
  const now = new Date()
  const entry = { change: 'capture', key: 'capture', actor: 'shop', now } as const
  const changed = await changeOrder(
    db,
    { selection: payment.selection },
    entry,
    current => {
      const after = { ...current, charge: { ...current.charge, captured: now.toISOString() } }
      return {
        ok: true,
        value: {
          after,
          statements: database => [
            markSettled(database, payment, now),
            ...issueReceipt(database, merchant, after, now),
          ],
        },
      }
    },
    order,
  )
  if (!changed.ok) throw new Error(`The capture could not be recorded: ${JSON.stringify(changed.errors)}`)
}

const timeBefore = (time: number) => new Date(Date.now() - time).toISOString()
