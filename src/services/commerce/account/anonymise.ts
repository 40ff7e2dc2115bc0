import { mailKinds } from '../mail/outbox.ts'
import { readSnapshot } from '../orders/snapshot.ts'
import { eraseSent } from './erase.ts'
import { withoutPerson } from './without-person.ts'

/**
 * How many whole years after an order's own bookkeeping law keeps its documents (Swedish
 * Bookkeeping Act, chapter 7, section 2).
 */
const years = 7
/** How long the details of payments without an order are kept, in ms. */
const unpaidMs = 90 * 24 * 60 * 60 * 1000
/** How long mails that are about no order are kept, in ms: links in them have ended long before. */
const mailMs = 90 * 24 * 60 * 60 * 1000
/** How many orders, and payments, one run works on. */
const atOnce = 50

/** The last day on which an order of this time has something personal. */
export const keptUntil = (created: string) => `${Number(created.slice(0, 4)) + years}-12-31`

/** The time before which orders have nothing personal any more. */
const keptSince = (now: Date) => new Date(Date.UTC(now.getUTCFullYear() - years, 0, 1)).toISOString()

/**
 * Removes personal details that need not be kept: of orders after their years, of payments that led
 * to none. Each order is one batch; what is left over waits for the next run.
 */
export async function anonymise(db: D1Database, now: Date): Promise<void> {
  const [orders, payments] = await db.batch<Row>([
    db
      .prepare(
        `SELECT reference, payment, snapshot FROM orders WHERE anonymised IS NULL AND created < ? ORDER BY created LIMIT ${atOnce}`,
      )
      .bind(keptSince(now)),
    db
      .prepare(
        `SELECT reference, snapshot FROM payments WHERE anonymised IS NULL
           AND status IN (${endedUnpaid}) AND created < ? ORDER BY created LIMIT ${atOnce}`,
      )
      .bind(new Date(now.getTime() - unpaidMs).toISOString()),
  ])
  for (const order of orders?.results ?? []) await db.batch(anonymiseOrder(db, order, now))
  const unpaid = payments?.results ?? []
  if (unpaid.length > 0) await db.batch(unpaid.map(payment => anonymisePayment(db, payment, now)))
  await erasePayments(db, now)
  await db.batch([
    ...eraseSent(db),
    // Also those for which no order was found.
    db
      .prepare(`UPDATE withdrawals SET email = '', name = '', handled_note = NULL WHERE created < ? AND email <> ''`)
      .bind(keptSince(now)),
    db
      .prepare(`DELETE FROM outbox WHERE sent < ? AND kind IN (${mailsOfAccounts})`)
      .bind(new Date(now.getTime() - mailMs).toISOString()),
    db
      .prepare('DELETE FROM outbox WHERE kind IN (SELECT value FROM json_each(?)) AND sent < ?')
      .bind(JSON.stringify(mailKinds), keptSince(now)),
  ])
}

const endedUnpaid = `'declined', 'cancelled', 'superseded', 'voided'`

/**
 * Removes the personal details of payments that were marked to be erased, once they have led to no
 * order and their provider needs none of them any more.
 */
export async function erasePayments(db: D1Database, now: Date): Promise<void> {
  const { results } = await db
    .prepare(
      `SELECT reference, snapshot FROM payments WHERE erase = 1 AND anonymised IS NULL AND status IN (${endedUnpaid})
         AND (settled IS NOT NULL OR status IN ('declined', 'cancelled')) ORDER BY created LIMIT ${atOnce}`,
    )
    .all<Pick<Row, 'reference' | 'snapshot'>>()
  if (results.length > 0) await db.batch(results.map(payment => anonymisePayment(db, payment, now)))
}

/** What a mail is about: the reference of an order or withdrawal, as its index has it. */
export const mailSubject = `iif(json_valid(about), coalesce(about ->> '$.order', about ->> '$.reference'), about)`

/** Mails about accounts; those with a link to unsubscribe stay as long as their link works. */
export const mailsOfAccounts = `'password_reset', 'order_link', 'account_deleted', 'email_change', 'email_warning'`

/** A statement for a payment without an order. */
const anonymisePayment = (
  db: D1Database,
  { reference, snapshot }: { reference: string; snapshot: string },
  now: Date,
) =>
  db
    .prepare(
      'UPDATE payments SET snapshot = ?, action = NULL, network = NULL, session = NULL, anonymised = ? WHERE reference = ?',
    )
    .bind(cleaned(snapshot), now.toISOString(), reference)

const cleaned = (snapshot: string) => JSON.stringify(withoutPerson(readSnapshot(snapshot)))

type Row = { reference: string; payment: string; snapshot: string }

function anonymiseOrder(db: D1Database, { reference, payment, snapshot }: Row, now: Date) {
  const of = (statement: string) => db.prepare(statement).bind(reference)
  return [
    db
      .prepare(
        `UPDATE orders SET email = '', snapshot = ?, anonymised = ?, revision = revision + 1 WHERE reference = ?`,
      )
      .bind(cleaned(snapshot), now.toISOString(), reference),
    anonymisePayment(db, { reference: payment, snapshot }, now),
    // They are made anew of what is left.
    of('DELETE FROM order_words WHERE number IN (SELECT number FROM orders WHERE reference = ?)'),
    // A reason is a sentence that somebody wrote; a tracking id leads to an address.
    of(`UPDATE order_changes SET details = json_remove(details, '$.reason', '$.carrier', '$.trackingId', '$.trackingUrl')
        WHERE order_reference = ?`),
    of(`UPDATE refunds SET reason = '' WHERE order_reference = ?`),
    of(`UPDATE shipments SET carrier = '', tracking_id = '', tracking_url = '' WHERE order_reference = ?`),
    of(`UPDATE voucher_uses SET customer = NULL WHERE order_reference = ?`),
    of(`DELETE FROM outbox WHERE sent IS NOT NULL AND kind = 'withdrawal'
        AND ${mailSubject} IN (SELECT +reference FROM withdrawals WHERE order_reference = ?)`),
    of(`DELETE FROM outbox WHERE sent IS NOT NULL AND ${mailSubject} = ?`),
  ]
}
