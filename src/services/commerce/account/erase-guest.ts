import { erasePayments, keptUntil } from './anonymise.ts'
import { closePaymentsOf, eraseAddress, eraseBags, eraseRecipient, markPayments } from './erase.ts'
import type { Storage } from './storage.ts'

/** What is left of a person after erasing. */
export interface Left {
  /** Orders that bookkeeping law keeps; `until` is the last day with anything personal. */
  orders: { order: string; until: string }[]
  /** Payments that their provider has not closed yet, and mails about orders on their way. */
  openPayments: number
  unsentMails: number
}

/**
 * Erases what a guest has left: bags, payments without an order, notices, subscriptions, inquiries
 * and mails. What is still in use is erased by the cron job as soon as it can be.
 */
export async function eraseGuest(shop: Storage, email: string): Promise<Left> {
  const { db, now } = shop
  await closePaymentsOf(shop, { email })
  await eraseBags(shop, email)
  await db.batch([...eraseAddress(db, email), ...eraseRecipient(db, email), markPayments(db, { email })])
  await erasePayments(db, now)
  const [orders, payments, mails] = await db.batch<Record<string, string | number>>([
    db
      .prepare(
        'SELECT number, created FROM orders WHERE email = ? COLLATE NOCASE AND anonymised IS NULL ORDER BY number',
      )
      .bind(email),
    db
      .prepare(
        `SELECT COUNT(*) AS n FROM payments WHERE status <> 'completed' AND snapshot ->> 'email' = ? COLLATE NOCASE`,
      )
      .bind(email),
    db.prepare('SELECT COUNT(*) AS n FROM outbox WHERE erase = 1 AND recipient = ? COLLATE NOCASE').bind(email),
  ])
  return {
    orders: (orders?.results ?? []).map(({ number, created }) => ({
      order: String(number),
      until: keptUntil(String(created)),
    })),
    openPayments: Number(payments?.results[0]?.n),
    unsentMails: Number(mails?.results[0]?.n),
  }
}
