import type { CustomerShop } from '../customers/login.ts'
import { keepPlaceOnly, pickMailLanguage } from '../customers/login.ts'
import type { CustomerRecord } from '../customers/storage.ts'
import type { LanguageCode } from '../lib/languages.ts'
import type { PaymentDependencies } from '../payments/provider-status.ts'
import { createVisitorSession } from '../selection/sessions/visitor.ts'
import { accountMailKinds, erasePayments } from './anonymise.ts'
import { closePersonPayments, eraseAddress, eraseRecipient, eraseRequests, markPayments } from './erase.ts'
import type { ErasureContext } from './storage.ts'

type DeletionShop = CustomerShop & PaymentDependencies

/**
 * Deletes the logged-in customer. Returns the shop with the session of the visitor, who is now
 * logged out, and the id of the mail that confirms the deletion.
 */
export async function deleteCustomer<T extends DeletionShop>(shop: T, customer: CustomerRecord) {
  const { sessions } = shop
  const before = await shop.session.load()
  const language = await pickMailLanguage(shop, customer.language)
  const mail = await eraseCustomer({ ...shop, objects: sessions.objects }, customer, language)
  const session = await createVisitorSession(sessions, keepPlaceOnly(before))
  return { shop: { ...shop, session, customer: null, loggedIn: {} }, mail }
}

/**
 * Deletes a customer's account, its logins, and all data that nothing else needs. Orders lose their
 * link to the customer, and keep other personal data until `anonymise` removes it. Returns the id
 * of the mail that confirms the deletion.
 */
export async function eraseCustomer(
  shop: ErasureContext,
  { customer, email, emailConfirmed, newsletter, selection }: CustomerRecord,
  language: LanguageCode,
): Promise<number | undefined> {
  const { db, objects, now } = shop
  await closePersonPayments(shop, { customer })
  const results = await db.batch<{ id: number }>([
    // Some rows have an e-mail address but no customer. They are deleted if the address is
    // confirmed as the customer's, or if the account has requested the newsletter.
    ...(emailConfirmed || newsletter ? eraseAddress(db, email) : []),
    db.prepare(`DELETE FROM outbox WHERE recipient = ? COLLATE NOCASE AND kind IN (${accountMailKinds})`).bind(email),
    db
      .prepare(
        `DELETE FROM outbox WHERE kind IN ('email_change', 'email_warning') AND recipient COLLATE NOCASE IN
           (SELECT new_email FROM email_changes WHERE customer = ?1 UNION SELECT old_email FROM email_changes WHERE customer = ?1)`,
      )
      .bind(customer),
    db.prepare('DELETE FROM reset_requests WHERE email = ? COLLATE NOCASE').bind(email),
    markPayments(db, { customer }),
    eraseRequests(db, { customer }),
    ...['orders', 'payments'].map(table =>
      db
        .prepare(
          `UPDATE ${table} SET snapshot = json_set(snapshot, '$.customer', NULL) WHERE snapshot ->> 'customer' = ?`,
        )
        .bind(customer),
    ),
    ...['sessions', 'customer_passkeys', 'password_resets', 'email_changes', 'addresses', 'wishes', 'customers'].map(
      table => db.prepare(`DELETE FROM ${table} WHERE customer = ?`).bind(customer),
    ),
    // The cron job also deletes the customer at the payment provider.
    db.prepare('UPDATE stripe_customers SET erase = 1 WHERE customer = ?').bind(customer),
    db
      .prepare(
        `INSERT INTO outbox (kind, recipient, about, created, event) VALUES ('account_deleted', ?, ?, ?, ?)
         ON CONFLICT DO NOTHING RETURNING id`,
      )
      .bind(email, JSON.stringify({ language }), now.toISOString(), `account deleted ${customer}`),
    ...eraseRecipient(db, email),
  ])
  await erasePayments(db, now)
  // The bag is deleted too, because it contains what the customer typed in the checkout.
  if (selection) await objects.get(objects.idFromString(selection)).delete()
  return results.flatMap(({ results: rows }) => rows).find(row => row?.id !== undefined)?.id
}
