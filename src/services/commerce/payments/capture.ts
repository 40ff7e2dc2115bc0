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
 * How long the cron job leaves a payment alone, in ms, because the shopper usually returns from the
 * provider's page within this time and completes it.
 */
const returnMs = 2 * 60 * 1000
/** Minimum time between two requests to the provider for a payment's status, in ms. */
const pollMs = 60 * 1000
/** A payment that is still pending after this time, in ms, is voided. */
const expiryMs = 24 * 60 * 60 * 1000

/**
 * Completes interrupted payments. It first requests the status of pending payments. It then places
 * the orders of authorised payments, or voids the payments. Finally, it captures or releases their
 * money, and releases expired reservations.
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
      // The payment is also voided if the selection has its order from another payment.
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
 * without one. `selection` null means the payments of all selections. If a payment fails, the cron
 * job repeats it later. Returns whether it has captured money, and nothing else was to be done.
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
      // So that the cron job tries other payments first if this one fails.
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
 * Throws if the provider does not respond. `order` is the payment's order as it was just loaded; by
 * default it is loaded.
 */
async function settleOne(shop: PaymentDependencies, stored: Payment, order: Order | null): Promise<number[]> {
  const isCompleted = stored.status === 'completed'
  if (stored.amount > 0) {
    const { provider, payment } = await findAtProvider(shop, stored)
    if (isCompleted) await provider.capture(payment)
    else {
      // Money that was taken must be refunded, because it can no longer be released. The provider
      // is asked again, because the stored status may be outdated.
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
