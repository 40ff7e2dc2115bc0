import { digest, randomId } from '../lib/ids.ts'
import type { LanguageCode } from '../lib/languages.ts'
import { type Outcome, succeed } from '../lib/outcome.ts'
import { type CustomerRecord, type CustomerRow, customerColumns, parseCustomer, prepareAccountMail } from './storage.ts'

/** How long a login lasts, in ms. Using it does not extend the time. */
const expiryMs = 90 * 24 * 60 * 60 * 1000

/** Whether a token is a customer's. Visitors' tokens are signed ids of 64 digits. */
export const isCustomerToken = (token: string) => /^[0-9a-f]{32}$/.test(token)

/** Minimum time between two updates of a login's last use, in ms, to save database writes. */
const usedStepMs = 60 * 60 * 1000

/** Finds the customer who has this token; null if it is unknown or expired. Records its use. */
export async function findLoggedIn(db: D1Database, token: string): Promise<CustomerRecord | null> {
  const hash = await digest(token)
  const row = await db
    .prepare(
      `SELECT ${customerColumns}, used FROM sessions JOIN customers ON customers.customer = sessions.customer
       WHERE token = ? AND expires > ?`,
    )
    .bind(hash, new Date().toISOString())
    .first<CustomerRow & { used: string }>()
  if (!row) return null
  const { used, ...customer } = row
  const now = Date.now()
  if (used < new Date(now - usedStepMs).toISOString()) {
    await db.prepare('UPDATE sessions SET used = ? WHERE token = ?').bind(new Date(now).toISOString(), hash).run()
  }
  return parseCustomer(customer)
}

interface Login {
  token: string
  /** The id of the Durable Object with the customer's bag. */
  selection: string
}

/**
 * Creates a login with a token of 128 random bits. `device` comes from `describeDevice`. Returns
 * null if the password has changed since it was checked, because a change ends all logins.
 */
export async function createSession(
  db: D1Database,
  selections: Pick<DurableObjectNamespace, 'newUniqueId'>,
  customer: CustomerRecord,
  device: string,
): Promise<Login | null> {
  const token = randomId()
  const now = Date.now()
  const created = new Date(now).toISOString()
  const [updated] = await db.batch<{ selection: string }>([
    db
      .prepare(
        `UPDATE customers SET selection = COALESCE(selection, ?) WHERE customer = ? AND password = ? RETURNING selection`,
      )
      .bind(selections.newUniqueId().toString(), customer.customer, customer.password),
    db
      .prepare(
        `INSERT INTO sessions (token, customer, expires, session, created, used, device)
         SELECT ?, customer, ?, ?, ?, ?, ? FROM customers WHERE customer = ? AND password = ?`,
      )
      .bind(
        await digest(token),
        new Date(now + expiryMs).toISOString(),
        randomId(),
        created,
        created,
        device,
        customer.customer,
        customer.password,
      ),
  ])
  const selection = updated?.results[0]?.selection
  return selection ? { token, selection } : null
}

export const endSession = async (db: D1Database, token: string) =>
  db
    .prepare('DELETE FROM sessions WHERE token = ?')
    .bind(await digest(token))
    .run()

/**
 * Sets a new password, deletes all of the customer's logins and reset links, and writes the mail
 * about the change, in one batch. Returns null if the password in `customer` is outdated.
 */
export async function changePassword(
  db: D1Database,
  customer: CustomerRecord,
  password: string,
  language: LanguageCode,
): Promise<Outcome<CustomerRecord> | null> {
  const [changed, written] = await db.batch<{ id: number }>([
    db
      .prepare('UPDATE customers SET password = ? WHERE customer = ? AND password = ? RETURNING customer AS id')
      .bind(password, customer.customer, customer.password),
    prepareAccountMail(db, 'password_changed', { email: customer.email, password, language }),
    // These statements delete only if the first one has set this password. The second of two
    // simultaneous uses of a reset link therefore deletes nothing.
    ...['sessions', 'password_resets'].map(table =>
      db
        .prepare(
          `DELETE FROM ${table} WHERE customer IN (SELECT customer FROM customers WHERE customer = ? AND password = ?)`,
        )
        .bind(customer.customer, password),
    ),
  ])
  if (!changed?.results.length) return null
  const mails = written?.results ?? []
  return succeed(
    { ...customer, password },
    mails.map(({ id }) => ({ kind: 'send_mail', id })),
  )
}

/** Deletes expired logins, reset links and challenges. */
export async function deleteExpired(db: D1Database) {
  const now = new Date().toISOString()
  await db.batch(
    ['sessions', 'password_resets', 'passkey_challenges'].map(table =>
      db.prepare(`DELETE FROM ${table} WHERE expires < ?`).bind(now),
    ),
  )
}
