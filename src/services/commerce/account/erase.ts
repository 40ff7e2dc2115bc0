import { closePayment } from '../payments/close.ts'
import type { PaymentDependencies } from '../payments/provider-status.ts'
import { loadPayments } from '../payments/storage.ts'
import type { ErasureContext } from './storage.ts'

/**
 * SQL list of the kinds of mails about orders. Sent mails lose their recipient but stay stored,
 * because the shop would otherwise send them again.
 */
const orderMailKinds = `'order', 'shipped', 'cancelled', 'refunded', 'withdrawal'`

/** SQL list of the kinds of mails that are deleted as a whole when a person's data is erased. */
const otherMailKinds = `'payment_returned', 'welcome', 'password_reset', 'password_changed', 'passkey_added', 'passkey_removed', 'newsletter', 'stock', 'order_link',
  'inquiry', 'inquiry_receipt', 'email_change', 'email_warning', 'account_deleted'`

/** Whose data is erased: one customer, or everybody who used an e-mail address. */
type Owner = { customer: number } | { email: string }

const createPaymentsCondition = (owner: Owner) =>
  'customer' in owner
    ? { where: `snapshot ->> 'customer' = ?`, value: owner.customer }
    : { where: `status <> 'completed' AND snapshot ->> 'email' = ? COLLATE NOCASE`, value: owner.email }

/**
 * Closes the unpaid payments of a person, so that they can be erased at once. If the provider does
 * not close a payment now, `erasePayments` erases it later. If the person pays in the meantime, the
 * payment becomes an order.
 */
export async function closePersonPayments(shop: PaymentDependencies, owner: Owner): Promise<void> {
  const { where, value } = createPaymentsCondition(owner)
  const open = await loadPayments(shop.db, `status = 'pending' AND ${where}`, value)
  for (const payment of open) await closePayment(shop, payment)
}

/**
 * Statement that marks the payments of a person for `erasePayments`, which removes their personal
 * data when they have ended without an order.
 */
export const markPayments = (db: D1Database, owner: Owner) => {
  const { where, value } = createPaymentsCondition(owner)
  return db.prepare(`UPDATE payments SET erase = 1 WHERE anonymised IS NULL AND ${where}`).bind(value)
}

/**
 * Statements that remove an e-mail address from sent mails about orders, and mark unsent mails to
 * it, so that `eraseSent` erases those after they are sent.
 */
export const eraseRecipient = (db: D1Database, email: string) => [
  db
    .prepare(
      `UPDATE outbox SET recipient = '' WHERE recipient = ? COLLATE NOCASE AND sent IS NOT NULL AND kind IN (${orderMailKinds})`,
    )
    .bind(email),
  db.prepare('UPDATE outbox SET erase = 1 WHERE recipient = ? COLLATE NOCASE AND sent IS NULL').bind(email),
]

/**
 * Statement that removes the operators' requests about a person's orders from the log, which still
 * says who changed what. Bookkeeping only needs the orders themselves.
 */
export const eraseRequests = (db: D1Database, owner: Owner) =>
  db
    .prepare(
      `UPDATE audit SET request = NULL WHERE request IS NOT NULL AND subject IN (
         SELECT 'order ' || number FROM orders WHERE ${'customer' in owner ? `snapshot ->> 'customer' = ?` : 'email = ? COLLATE NOCASE'})`,
    )
    .bind('customer' in owner ? owner.customer : owner.email)

/** Statements that erase the mails which were marked by `eraseRecipient` and are now sent. */
export const eraseSent = (db: D1Database) => [
  db.prepare(`DELETE FROM outbox WHERE erase = 1 AND sent IS NOT NULL AND kind IN (${otherMailKinds})`),
  db.prepare(`UPDATE outbox SET recipient = '', erase = 0 WHERE erase = 1 AND sent IS NOT NULL`),
]

/**
 * Statements that delete everything that has this e-mail address and belongs to no order. Inquiries
 * are deleted after they are sent to the shop. Use the statements only for an address that is
 * confirmed as the person's.
 */
export const eraseAddress = (db: D1Database, email: string) => [
  ...['newsletter_subscriptions', 'stock_requests', 'reset_requests'].map(table =>
    db.prepare(`DELETE FROM ${table} WHERE email = ? COLLATE NOCASE`).bind(email),
  ),
  db.prepare(`DELETE FROM outbox WHERE recipient = ? COLLATE NOCASE AND kind IN (${otherMailKinds})`).bind(email),
  db.prepare(`UPDATE outbox SET erase = 1 WHERE kind = 'inquiry' AND about ->> 'email' = ? COLLATE NOCASE`).bind(email),
  ...eraseSent(db),
  // Withdrawals that match no order lose the person's data.
  db
    .prepare(
      `UPDATE withdrawals SET email = '', name = '', handled_note = NULL WHERE order_reference IS NULL AND email = ? COLLATE NOCASE`,
    )
    .bind(email),
]

/**
 * Deletes the bags for which a guest has started a payment, with everything that was typed in the
 * checkout. The tokens of these bags become invalid.
 */
export async function eraseBags({ db, objects }: Pick<ErasureContext, 'db' | 'objects'>, email: string): Promise<void> {
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
