import { pickMailLanguage } from '../customers/login.ts'
import { hashPassword } from '../customers/passwords/passwords.ts'
import { type CustomerRecord, findCustomer } from '../customers/storage.ts'
import { randomId } from '../lib/ids.ts'
import { fail, type Outcome, type ShopEvent, succeed } from '../lib/outcome.ts'
import { countUse } from '../limits/limiter.ts'
import { isLinkSecret } from '../mail/link-keys.ts'
import { normalizeMailbox } from '../mail/mailbox.ts'
import type { Shop } from '../selection/session.ts'

/** How long a link that confirms or stops a change works, in ms after the change is requested. */
const confirmMs = 24 * 60 * 60 * 1000
const stopMs = 7 * 24 * 60 * 60 * 1000

interface EmailChange {
  reference: string
  customer: number
  oldEmail: string
  newEmail: string
  /** ISO time in UTC; null until it was confirmed. */
  confirmed: string | null
}

const takenFailure = fail(409, { newEmail: 'already registered' })

/**
 * Requests a new e-mail address for a customer. A link that confirms the change is mailed to the
 * new address, and a link that stops it to the old address. The account keeps the old address until
 * the change is confirmed. If the new address is the current one and was never confirmed, only the
 * confirming link is mailed. Following it proves that the address is the customer's.
 */
export async function requestEmailChange(shop: Shop, customer: CustomerRecord, email: string): Promise<Outcome<null>> {
  const { db, limits, address, now } = shop
  const isSame = email.toLowerCase() === customer.email.toLowerCase()
  if (isSame && customer.emailConfirmed) return succeed(null)
  const limited = await countUse(limits, [
    { rule: 'registerByAddress', of: address },
    { rule: 'emailChangeByCustomer', of: String(customer.customer) },
    { rule: 'emailChangeByTarget', of: normalizeMailbox(email) },
  ])
  if (limited) return limited
  if (!isSame && (await findCustomer(db, email))) return takenFailure
  const reference = randomId()
  const about = JSON.stringify({ reference, language: await pickMailLanguage(shop, customer.language), email })
  const mail = (kind: string, recipient: string) =>
    db
      .prepare('INSERT INTO outbox (kind, recipient, about, created) VALUES (?, ?, ?, ?) RETURNING id')
      .bind(kind, recipient, about, now.toISOString())
  const results = await db.batch<{ id: number }>([
    // Earlier unconfirmed changes are deleted together with the mails about them, since those went
    // to an address that may not be the customer's. Confirmed changes can still be stopped.
    db
      .prepare(
        `DELETE FROM outbox WHERE kind = 'email_change' AND sent IS NOT NULL AND recipient COLLATE NOCASE IN
           (SELECT new_email FROM email_changes WHERE customer = ? AND confirmed IS NULL)`,
      )
      .bind(customer.customer),
    db.prepare('DELETE FROM email_changes WHERE customer = ? AND confirmed IS NULL').bind(customer.customer),
    db
      .prepare('INSERT INTO email_changes (reference, customer, old_email, new_email, created) VALUES (?, ?, ?, ?, ?)')
      .bind(reference, customer.customer, customer.email, email, now.toISOString()),
    mail('email_change', email),
    ...(isSame ? [] : [mail('email_warning', customer.email)]),
  ])
  const events = results.flatMap(({ results: rows }) => rows.map(({ id }): ShopEvent => ({ kind: 'send_mail', id })))
  return succeed(null, events)
}

/** Finds the change that a link belongs to; null if the link is invalid, expired or used. */
export async function findEmailChange(
  env: Pick<Env, 'LINK_KEY' | 'COMMERCE_DB'>,
  kind: 'email-change' | 'email-stop',
  reference: string,
  secret: string,
): Promise<EmailChange | null> {
  if (!(await isLinkSecret(env, kind, reference, secret))) return null
  const isConfirming = kind === 'email-change'
  return env.COMMERCE_DB.prepare(
    `SELECT reference, customer, old_email AS oldEmail, new_email AS newEmail, confirmed FROM email_changes
     WHERE reference = ? AND created > ?${isConfirming ? ' AND confirmed IS NULL' : ''}`,
  )
    .bind(reference, new Date(Date.now() - (isConfirming ? confirmMs : stopMs)).toISOString())
    .first<EmailChange>()
}

/** Sets the customer's new address. Fails if another account has taken it in the meantime. */
export async function confirmEmailChange(db: D1Database, change: EmailChange): Promise<Outcome<null>> {
  const { reference, customer, oldEmail, newEmail } = change
  const now = new Date().toISOString()
  const isDone = 'EXISTS (SELECT 1 FROM customers WHERE customer = ?2 AND email = ?3)'
  const [changed] = await db.batch([
    db
      .prepare('UPDATE OR IGNORE customers SET email = ?3 WHERE customer = ?2 AND email = ?1 RETURNING customer')
      .bind(oldEmail, customer, newEmail),
    db
      .prepare(`UPDATE customers SET email_confirmed = ?1 WHERE customer = ?2 AND email = ?3`)
      .bind(now, customer, newEmail),
    db
      .prepare(`UPDATE email_changes SET confirmed = ?1 WHERE reference = ?4 AND ${isDone}`)
      .bind(now, customer, newEmail, reference),
    // Reset links that were sent to the old address are deleted.
    db.prepare(`DELETE FROM password_resets WHERE customer = ?2 AND ?1 <> ?3`).bind(oldEmail, customer, newEmail),
  ])
  return changed?.results.length ? succeed(null) : takenFailure
}

/**
 * Restores the old address, whether the change was confirmed or not. Whoever requested the change
 * knew the password or was logged in, so all logins end, passkeys are removed, and the password
 * becomes a random one, which the owner can replace by following a reset link. Fails if another
 * account has taken the old address.
 */
export async function stopEmailChange(
  db: D1Database,
  { customer, oldEmail, newEmail, confirmed }: EmailChange,
): Promise<Outcome<null>> {
  const password = await hashPassword(randomId())
  const isOld = 'EXISTS (SELECT 1 FROM customers WHERE customer = ?1 AND email = ?2)'
  const [, stopped] = await db.batch([
    db
      .prepare('UPDATE OR IGNORE customers SET email = ?2 WHERE customer = ?1 AND ?3 IS NOT NULL')
      .bind(customer, oldEmail, confirmed),
    db
      .prepare(
        'UPDATE customers SET email_confirmed = ?3, password = ?4 WHERE customer = ?1 AND email = ?2 RETURNING customer',
      )
      .bind(customer, oldEmail, new Date().toISOString(), password),
    ...['sessions', 'customer_passkeys', 'password_resets', 'email_changes'].map(table =>
      db.prepare(`DELETE FROM ${table} WHERE customer = ?1 AND ${isOld}`).bind(customer, oldEmail),
    ),
    // Deletes an unconfirmed subscription of the new address. The old address keeps its own.
    db.prepare('DELETE FROM newsletter_subscriptions WHERE email = ? AND confirmed IS NULL').bind(newEmail),
  ])
  return stopped?.results.length ? succeed(null) : takenFailure
}

/** Deletes changes that can neither be confirmed nor stopped. */
export const deleteOldEmailChanges = (db: D1Database) =>
  db
    .prepare('DELETE FROM email_changes WHERE created < ?')
    .bind(new Date(Date.now() - stopMs).toISOString())
    .run()
