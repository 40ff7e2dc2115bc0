import { closePayment } from '../payments/close.ts'
import type { PaymentDependencies } from '../payments/provider-status.ts'
import { loadPayments } from '../payments/storage.ts'
import type { Storage } from './storage.ts'

/** Mails about orders: sent ones stay without their recipient, so that none is sent twice. */
const mailsOfOrders = `'order', 'shipped', 'cancelled', 'refunded', 'withdrawal'`

/** Mails to and about visitors and customers that nothing else needs. */
const otherMails = `'welcome', 'password_reset', 'password_changed', 'newsletter', 'stock', 'order_link',
  'inquiry', 'inquiry_receipt', 'email_change', 'email_warning', 'account_deleted'`

/** Whose data is erased: a customer, or all that has an address. */
type Owner = { customer: number } | { email: string }

const paymentsOf = (owner: Owner) =>
  'customer' in owner
    ? { where: `snapshot ->> 'customer' = ?`, value: owner.customer }
    : { where: `status <> 'completed' AND snapshot ->> 'email' = ? COLLATE NOCASE`, value: owner.email }

/**
 * Closes the unpaid payments of a person, so that they can be erased at once. One that its provider
 * does not close now is erased later (`erasePayments`); one that is paid meanwhile is an order.
 */
export async function closePaymentsOf(shop: PaymentDependencies, owner: Owner): Promise<void> {
  const { where, value } = paymentsOf(owner)
  const open = await loadPayments(shop.db, `status = 'pending' AND ${where}`, value)
  for (const payment of open) await closePayment(shop, payment)
}

/** Marks payments that led to no order; `erasePayments` removes their details. */
export const markPayments = (db: D1Database, owner: Owner) => {
  const { where, value } = paymentsOf(owner)
  return db.prepare(`UPDATE payments SET erase = 1 WHERE anonymised IS NULL AND ${where}`).bind(value)
}

/**
 * Takes an address out of the mails about orders that were sent to it; those still to be sent lose
 * it afterwards (`eraseSent`).
 */
export const eraseRecipient = (db: D1Database, email: string) => [
  db
    .prepare(
      `UPDATE outbox SET recipient = '' WHERE recipient = ? COLLATE NOCASE AND sent IS NOT NULL AND kind IN (${mailsOfOrders})`,
    )
    .bind(email),
  db.prepare('UPDATE outbox SET erase = 1 WHERE recipient = ? COLLATE NOCASE AND sent IS NULL').bind(email),
]

/** Finishes with the mails that were marked, and have been sent since. */
export const eraseSent = (db: D1Database) => [
  db.prepare(`DELETE FROM outbox WHERE erase = 1 AND sent IS NOT NULL AND kind IN (${otherMails})`),
  db.prepare(`UPDATE outbox SET recipient = '', erase = 0 WHERE erase = 1 AND sent IS NOT NULL`),
]

/**
 * Deletes everything that has an address and belongs to no order; an inquiry once it has reached
 * the shop. Only for addresses that are shown to be the person's.
 */
export const eraseAddress = (db: D1Database, email: string) => [
  ...['newsletter_subscriptions', 'stock_requests', 'reset_requests'].map(table =>
    db.prepare(`DELETE FROM ${table} WHERE email = ? COLLATE NOCASE`).bind(email),
  ),
  db.prepare(`DELETE FROM outbox WHERE recipient = ? COLLATE NOCASE AND kind IN (${otherMails})`).bind(email),
  db.prepare(`UPDATE outbox SET erase = 1 WHERE kind = 'inquiry' AND about ->> 'email' = ? COLLATE NOCASE`).bind(email),
  ...eraseSent(db),
  // Of no order.
  db
    .prepare(
      `UPDATE withdrawals SET email = '', name = '', handled_note = NULL WHERE order_reference IS NULL AND email = ? COLLATE NOCASE`,
    )
    .bind(email),
]

/**
 * Deletes the bags that a guest has paid from, with what was typed there. Their tokens become
 * invalid. A customer's bag is left alone.
 */
export async function eraseBags({ db, objects }: Pick<Storage, 'db' | 'objects'>, email: string): Promise<void> {
  const { results } = await db
    .prepare(
      `SELECT session FROM payments WHERE status <> 'completed' AND snapshot ->> 'email' = ?1 COLLATE NOCASE AND session IS NOT NULL
       UNION SELECT session FROM payments WHERE session IS NOT NULL
         AND reference IN (SELECT payment FROM orders WHERE email = ?1 COLLATE NOCASE)`,
    )
    .bind(email)
    .all<{ session: string }>()
  for (const { session } of results) await objects.get(objects.idFromString(session)).erase()
}
