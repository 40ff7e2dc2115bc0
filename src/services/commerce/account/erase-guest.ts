import { erasePayments, findRetentionEnd } from './anonymise.ts'
import { closePersonPayments, eraseAddress, eraseBags, eraseRecipient, markPayments } from './erase.ts'
import type { ErasureContext } from './storage.ts'

/** The data that is left of a person after erasing. */
export interface RemainingData {
  /**
   * Orders that bookkeeping law requires to keep. `until` is the last day on which they have
   * personal data.
   */
  orders: { order: string; until: string }[]
  /**
   * Numbers of payments that their provider has not closed yet, and of mails that are still to be
   * sent.
   */
  openPayments: number
  unsentMails: number
}

/**
 * Erases a guest's data: bags, payments without an order, notices, subscriptions, inquiries and
 * mails. The cron job erases data that is still in use as soon as it can.
 */
export async function eraseGuest(shop: ErasureContext, email: string): Promise<RemainingData> {
  const { db, now } = shop
  await closePersonPayments(shop, { email })
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
      until: findRetentionEnd(String(created)),
    })),
    openPayments: Number(payments?.results[0]?.n),
    unsentMails: Number(mails?.results[0]?.n),
  }
}
