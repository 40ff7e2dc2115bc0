import { erasePayments, findRetentionEnd } from './anonymise.ts'
import { closePersonPayments, eraseAddress, eraseBags, eraseRecipient, eraseRequests, markPayments } from './erase.ts'
import type { ErasureContext } from './storage.ts'

/** The data about a person that could not be erased yet. */
export interface RemainingData {
  /**
   * Orders that the shop must keep by bookkeeping law. `until` is the last day on which an order
   * has personal data.
   */
  orders: { order: string; until: string }[]
  /** How many payments have not been closed by their provider, and how many mails are unsent. */
  openPayments: number
  unsentMails: number
}

/**
 * Erases a guest's data: bags, payments without an order, stock notices, subscriptions, inquiries
 * and mails. The cron job erases open payments and unsent mails once they are closed or sent.
 */
export async function eraseGuest(shop: ErasureContext, email: string): Promise<RemainingData> {
  const { db, now } = shop
  await closePersonPayments(shop, { email })
  await eraseBags(shop, email)
  await db.batch([
    ...eraseAddress(db, email),
    ...eraseRecipient(db, email),
    markPayments(db, { email }),
    eraseRequests(db, { email }),
  ])
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
      until: findRetentionEnd(String(created)),
    })),
    openPayments: Number(payments?.results[0]?.n),
    unsentMails: Number(mails?.results[0]?.n),
  }
}
