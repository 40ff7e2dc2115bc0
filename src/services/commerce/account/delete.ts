import type { CustomerShop } from '../customers/login.ts'
import { mailLanguage, placeOnly } from '../customers/login.ts'
import type { Customer } from '../customers/storage.ts'
import { newSession } from '../selection/sessions/visitor.ts'
import { anonymisePayment, mailsOfAccounts } from './anonymise.ts'

/**
 * Deletes a customer: the account and all that only it needs, at once; the logins end. Orders lose
 * the customer and stay until `anonymise` comes to them. Returns the visitor's shop, and the id of
 * the mail that confirms it.
 */
export async function deleteCustomer<T extends CustomerShop>(
  shop: T,
  { customer, email, selection, ...own }: Customer,
) {
  const { db, sessions, now } = shop
  const left = await shop.session.load()
  const language = await mailLanguage(shop, own.language)
  const { results: unpaid } = await db
    .prepare(
      `SELECT reference, snapshot FROM payments WHERE snapshot ->> 'customer' = ?
         AND status IN ('declined', 'cancelled', 'superseded', 'voided') AND settled IS NOT NULL`,
    )
    .bind(customer)
    .all<{ reference: string; snapshot: string }>()
  const time = now.toISOString()
  const isOwn = `EXISTS (SELECT 1 FROM customers WHERE customer = ?2 AND (email_confirmed IS NOT NULL OR newsletter = 1))`
  const results = await db.batch<{ id: number }>([
    // Rows with the address only: if the account asked for them, or the address is theirs.
    ...['newsletter_subscriptions', 'stock_requests'].map(table =>
      db.prepare(`DELETE FROM ${table} WHERE email = ?1 AND ${isOwn}`).bind(email, customer),
    ),
    db
      .prepare(
        `DELETE FROM outbox WHERE kind IN ('inquiry', 'inquiry_receipt', 'newsletter', 'stock') AND sent IS NOT NULL AND ${isOwn}
           AND ?1 = CASE kind WHEN 'inquiry' THEN about ->> 'email' ELSE recipient END COLLATE NOCASE`,
      )
      .bind(email, customer),
    db.prepare(`DELETE FROM outbox WHERE recipient = ? COLLATE NOCASE AND kind IN (${mailsOfAccounts})`).bind(email),
    db.prepare('DELETE FROM reset_requests WHERE email = ? COLLATE NOCASE').bind(email),
    ...unpaid.map(payment => anonymisePayment(db, payment, now)),
    ...['orders', 'payments'].map(table =>
      db
        .prepare(
          `UPDATE ${table} SET snapshot = json_set(snapshot, '$.customer', NULL) WHERE snapshot ->> 'customer' = ?`,
        )
        .bind(customer),
    ),
    ...['sessions', 'password_resets', 'email_changes', 'addresses', 'wishes', 'customers'].map(table =>
      db.prepare(`DELETE FROM ${table} WHERE customer = ?`).bind(customer),
    ),
    db
      .prepare(
        `INSERT INTO outbox (kind, recipient, about, created, event) VALUES ('account_deleted', ?, ?, ?, ?)
         ON CONFLICT DO NOTHING RETURNING id`,
      )
      .bind(email, JSON.stringify({ language }), time, `account deleted ${customer}`),
  ])
  // The bag has what was typed in the checkout.
  if (selection) await sessions.objects.get(sessions.objects.idFromString(selection)).delete()
  const session = await newSession(sessions, placeOnly(left))
  return { shop: { ...shop, session, customer: null, loggedIn: {} }, mail: results.at(-1)?.results[0]?.id }
}
