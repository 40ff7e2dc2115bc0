import { consumeStock, isStockShort } from '../catalogue/reservations.ts'
import { Batch } from '../lib/database.ts'
import { randomId } from '../lib/ids.ts'
import type { Merchant } from '../lib/merchant.ts'
import { sum } from '../lib/money.ts'
import { insertOperatorMails } from '../mail/operator.ts'
import { storeSubscription } from '../newsletter/subscriptions.ts'
import { consumeVoucher, findTakenByOthers } from '../vouchers/reservations.ts'
import { loadUsedVouchers, normalizeVoucherCustomer } from '../vouchers/storage.ts'
import type { Snapshot } from './snapshot.ts'
import { findOrder, type Order, type OrderRow, parseOrder, selectOrder } from './storage.ts'

/** An authorised payment, from which an order is created. */
export interface AuthorisedPayment {
  /** The payment's reference. */
  reference: string
  selection: string
  snapshot: Snapshot
}

interface Placed {
  kind: 'placed'
  order: Order
  /** The ids of the mails about the new order; empty if it was placed before. */
  mails: number[]
  /** Whether the stock of products has changed, so that pages that show it must be updated. */
  hasChangedStock: boolean
}

/** The result of `placeOrder`. */
export type Placement =
  | Placed
  /** There is not enough stock. */
  | { kind: 'short' }
  /** Some vouchers cannot be used any more, by anybody or by this buyer. */
  | { kind: 'usedUp'; vouchers: string[] }
  /** The payment is no longer authorised. */
  | { kind: 'notAuthorised' }

/**
 * Places the order for an authorised payment. One transaction stores the order and its mails,
 * reduces the stock, counts the vouchers as used, and completes the payment. If stock or a voucher
 * has run out, CHECK constraints make the whole transaction fail. A repeated or parallel call, even
 * for another payment of the same selection, returns the order that the first call placed.
 */
export async function placeOrder(
  { db, merchant }: { db: D1Database; merchant: Merchant },
  payment: AuthorisedPayment,
): Promise<Placement> {
  try {
    return await insertOrder(db, payment, randomId(), merchant)
  } catch (cause) {
    const other = await findOrder(db, { selection: payment.selection })
    if (other) return { kind: 'placed', order: other, mails: [], hasChangedStock: false }
    const reason = await findReason(db, payment)
    if (reason) return reason
    throw new Error(`Payment ${payment.reference} could not become an order`, { cause })
  }
}

/** Finds the reason why an order could not be placed; null for an unexpected error. */
async function findReason(db: D1Database, payment: AuthorisedPayment): Promise<Placement | null> {
  if (await isStockShort(db, payment.selection, payment.snapshot.lines)) return { kind: 'short' }
  const vouchers = await usedVouchers(db, payment)
  if (vouchers.length > 0) return { kind: 'usedUp', vouchers }
  const status = await db
    .prepare('SELECT status FROM payments WHERE reference = ?')
    .bind(payment.reference)
    .first<string>('status')
  return status === 'authorised' ? null : { kind: 'notAuthorised' }
}

/**
 * Inserts the order and returns it with the ids of its mails. If the payment is no longer
 * authorised, the first statement inserts no order, so the batch fails at the rows that refer to
 * the order.
 */
async function insertOrder(
  db: D1Database,
  { snapshot, ...payment }: AuthorisedPayment,
  reference: string,
  merchant: Merchant,
): Promise<Placed> {
  const { email, language, newsletter } = snapshot
  const now = new Date()
  const created = now.toISOString()
  const writes = [
    db
      .prepare(
        `INSERT INTO orders (reference, number, payment, selection, email, snapshot, created, to_send, money)
         SELECT ?, (SELECT COALESCE(MAX(number), 10000) + 1 FROM orders), reference, selection, ?, snapshot, ?, ?,
           CASE amount WHEN 0 THEN 'captured' ELSE 'authorised' END
         FROM payments WHERE reference = ? AND status = 'authorised'`,
      )
      .bind(reference, email, created, sum(snapshot.lines.map(({ quantity }) => quantity)), payment.reference),
    ...snapshot.lines.map(({ line, item, quantity, price }) =>
      db
        .prepare(
          'INSERT INTO order_lines (order_reference, line, item, quantity, price, to_send) VALUES (?1, ?2, ?3, ?4, ?5, ?4)',
        )
        .bind(reference, line, item, quantity, price),
    ),
    db
      .prepare(
        `INSERT INTO order_changes (order_reference, number, key, change, changed, actor)
         VALUES (?, 1, 'place', 'place', ?, 'shop')`,
      )
      .bind(reference, created),
    ...consumeStock(db, payment.selection, snapshot.lines, reference),
    ...snapshot.vouchers.flatMap(({ voucher, priceOff }) => [
      db
        .prepare(
          `INSERT INTO voucher_uses (voucher, order_reference, price_off, customer)
           SELECT voucher, ?, ?, CASE WHEN once_per_customer THEN ? END FROM vouchers WHERE voucher = ?`,
        )
        .bind(reference, priceOff, normalizeVoucherCustomer(email), voucher),
      consumeVoucher(db, payment.selection, voucher),
    ]),
    db.prepare(`UPDATE payments SET status = 'completed' WHERE reference = ?`).bind(payment.reference),
    // The selection now has its order, so its other payments end: pending ones are superseded, and
    // authorised ones are voided.
    db
      .prepare(
        `UPDATE payments SET status = CASE status WHEN 'pending' THEN 'superseded' ELSE 'voided' END
         WHERE selection = ? AND status IN ('pending', 'authorised')`,
      )
      .bind(payment.selection),
    db
      .prepare(`INSERT INTO outbox (kind, recipient, about, created) VALUES ('order', ?, ?, ?) RETURNING id`)
      .bind(email, reference, created),
    ...insertOperatorMails(db, merchant, { topic: 'order', order: reference }, now),
    ...(newsletter ? storeSubscription(db, { email, language, country: '', gender: '' }) : []),
  ]
  const batch = new Batch(db)
  const readIds = writes.map(statement => batch.add(statement, (rows: { id: number }[]) => rows.map(({ id }) => id)))
  const readOrder = batch.add(selectOrder(db, { reference }), (rows: OrderRow[]) => rows.map(parseOrder))
  const readChanged = batch.add(db.prepare('SELECT 1 FROM product_changes LIMIT 1'), rows => rows.length > 0)
  await batch.run()
  const [order] = readOrder()
  if (!order) throw new Error(`Order ${reference} does not exist`)
  return { kind: 'placed', order, mails: readIds.flatMap(read => read()), hasChangedStock: readChanged() }
}

async function usedVouchers(
  db: D1Database,
  { selection, snapshot: { vouchers, email } }: AuthorisedPayment,
): Promise<string[]> {
  const codes = vouchers.map(({ voucher }) => voucher)
  return [...(await findTakenByOthers(db, selection, codes)), ...(await loadUsedVouchers(db, codes, email))]
}
