import { mailKinds } from '../mail/outbox.ts'
import { parseSnapshot } from '../orders/snapshot.ts'
import { eraseSent } from './erase.ts'
import { removePerson } from './without-person.ts'

/**
 * The documents of an order must be kept for this many calendar years after the order's year
 * (Swedish Bookkeeping Act, chapter 7, section 2).
 */
const retentionYears = 7
/** How long the details of payments without an order are kept, in ms. */
const unpaidMs = 90 * 24 * 60 * 60 * 1000
/** How long sent mails about accounts are kept, in ms. Their links expire much sooner. */
const mailMs = 90 * 24 * 60 * 60 * 1000
/** Maximum number of orders, and of payments, that one run anonymises. */
const batchSize = 50

/** Returns the last day (`YYYY-MM-DD`) on which an order still has its personal data. */
export const findRetentionEnd = (created: string) => `${Number(created.slice(0, 4)) + retentionYears}-12-31`

/** Returns an ISO time in UTC. Orders created before that time must lose their personal data. */
const findRetentionStart = (now: Date) => new Date(Date.UTC(now.getUTCFullYear() - retentionYears, 0, 1)).toISOString()

/**
 * Removes the personal data of orders, payments without an order, withdrawals and sent mails, once
 * their retention has ended. One run processes at most `batchSize` orders, each in its own batch.
 */
export async function anonymise(db: D1Database, now: Date): Promise<void> {
  const [orders, payments] = await db.batch<Row>([
    db
      .prepare(
        `SELECT reference, payment, snapshot FROM orders WHERE anonymised IS NULL AND created < ? ORDER BY created LIMIT ${batchSize}`,
      )
      .bind(findRetentionStart(now)),
    db
      .prepare(
        `SELECT reference, snapshot FROM payments WHERE anonymised IS NULL
           AND status IN (${endedUnpaid}) AND COALESCE(money, '') NOT IN ('taken', 'returning', 'not_returned') AND created < ? ORDER BY created LIMIT ${batchSize}`,
      )
      .bind(new Date(now.getTime() - unpaidMs).toISOString()),
  ])
  for (const order of orders?.results ?? []) await db.batch(anonymiseOrder(db, order, now))
  const unpaid = payments?.results ?? []
  if (unpaid.length > 0) await db.batch(unpaid.map(payment => anonymisePayment(db, payment, now)))
  await erasePayments(db, now)
  await db.batch([
    ...eraseSent(db),
    // The statement also covers withdrawals that match no order.
    db
      .prepare(`UPDATE withdrawals SET email = '', name = '', handled_note = NULL WHERE created < ? AND email <> ''`)
      .bind(findRetentionStart(now)),
    db
      .prepare(`DELETE FROM outbox WHERE sent < ? AND kind IN (${accountMailKinds})`)
      .bind(new Date(now.getTime() - mailMs).toISOString()),
    db
      .prepare('DELETE FROM outbox WHERE kind IN (SELECT value FROM json_each(?)) AND sent < ?')
      .bind(JSON.stringify(mailKinds), findRetentionStart(now)),
  ])
}

const endedUnpaid = `'declined', 'cancelled', 'superseded', 'voided'`

/**
 * Removes the personal data of payments that are marked to be erased, once they have ended without
 * an order and their provider no longer needs the data.
 */
export async function erasePayments(db: D1Database, now: Date): Promise<void> {
  const { results } = await db
    .prepare(
      `SELECT reference, snapshot FROM payments WHERE erase = 1 AND anonymised IS NULL AND status IN (${endedUnpaid})
         AND (settled IS NOT NULL OR status IN ('declined', 'cancelled')) ORDER BY created LIMIT ${batchSize}`,
    )
    .all<Pick<Row, 'reference' | 'snapshot'>>()
  if (results.length > 0) await db.batch(results.map(payment => anonymisePayment(db, payment, now)))
}

/**
 * SQL for the reference of the order or withdrawal that a mail is about. It must be the same
 * expression as in the index `mails_by_subject`.
 */
export const mailSubjectSql = `iif(json_valid(about), coalesce(about ->> '$.order', about ->> '$.reference'), about)`

/**
 * SQL list of the kinds of mails about accounts. Mails with an unsubscribe link are not among them,
 * because deleting such a mail would break its link.
 */
export const accountMailKinds = `'password_reset', 'order_link', 'account_deleted', 'email_change', 'email_warning'`

/** Statement that removes the personal data of a payment. */
const anonymisePayment = (
  db: D1Database,
  { reference, snapshot }: { reference: string; snapshot: string },
  now: Date,
) =>
  db
    .prepare(
      'UPDATE payments SET snapshot = ?, action = NULL, network = NULL, session = NULL, anonymised = ? WHERE reference = ?',
    )
    .bind(anonymiseSnapshot(snapshot), now.toISOString(), reference)

const anonymiseSnapshot = (snapshot: string) => JSON.stringify(removePerson(parseSnapshot(snapshot)))

type Row = { reference: string; payment: string; snapshot: string }

function anonymiseOrder(db: D1Database, { reference, payment, snapshot }: Row, now: Date) {
  const prepareForOrder = (statement: string) => db.prepare(statement).bind(reference)
  return [
    db
      .prepare(
        `UPDATE orders SET email = '', delivery_address = NULL, snapshot = ?, anonymised = ?, revision = revision + 1 WHERE reference = ?`,
      )
      .bind(anonymiseSnapshot(snapshot), now.toISOString(), reference),
    anonymisePayment(db, { reference: payment, snapshot }, now),
    prepareForOrder(`UPDATE ledger SET vat_number = '' WHERE vat_number <> ''
        AND document IN (SELECT number FROM documents WHERE order_reference = ?)`),
    // The next run of `buildOrderWords` creates the words again, from the remaining data.
    prepareForOrder('DELETE FROM order_words WHERE number IN (SELECT number FROM orders WHERE reference = ?)'),
    // A reason is free text, which may name a person. A tracking id reveals an address.
    prepareForOrder(`UPDATE order_changes SET details = json_remove(details, '$.reason', '$.carrier', '$.trackingId', '$.trackingUrl',
          '$.text', '$.before', '$.after')
        WHERE order_reference = ?`),
    prepareForOrder(`UPDATE audit SET request = NULL WHERE request IS NOT NULL
        AND subject = (SELECT 'order ' || number FROM orders WHERE reference = ?)`),
    prepareForOrder(`UPDATE refunds SET reason = '' WHERE order_reference = ?`),
    prepareForOrder(`UPDATE shipments SET carrier = '', tracking_id = '', tracking_url = '' WHERE order_reference = ?`),
    prepareForOrder(`UPDATE voucher_uses SET customer = NULL WHERE order_reference = ?`),
    prepareForOrder(`DELETE FROM outbox WHERE sent IS NOT NULL AND kind = 'withdrawal'
        AND ${mailSubjectSql} IN (SELECT +reference FROM withdrawals WHERE order_reference = ?)`),
    prepareForOrder(`DELETE FROM outbox WHERE sent IS NOT NULL AND ${mailSubjectSql} = ?`),
  ]
}
