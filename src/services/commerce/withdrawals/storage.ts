import { randomId } from '../lib/ids.ts'
import type { LanguageCode } from '../lib/languages.ts'
import type { Merchant } from '../lib/merchant.ts'
import { parseStoredJson } from '../lib/stored-json.ts'
import { createOperatorMails } from '../mail/operator.ts'
import { findOrder, type Order, type OrderRow, orderColumns, parseOrder } from '../orders/storage.ts'

/** A buyer's withdrawal from a purchase. */
export interface Withdrawal {
  /** The number that people use. Numbers are sequential. */
  withdrawal: number
  /** The id in the address of the withdrawal's page: 128 random bits. */
  reference: string
  /** The order's reference; null if the entered number and e-mail address match no order. */
  order: string | null
  /** The order's number or, if the withdrawal matches no order, what the buyer typed. */
  orderNumber: string
  email: string
  name: string
  language: LanguageCode
  /** ISO times in UTC. `confirmed` is null until the buyer confirms the withdrawal. */
  created: string
  confirmed: string | null
  /**
   * When the operator marked the withdrawal as dealt with, because nothing more is to be refunded.
   * ISO time in UTC; null until then.
   */
  handled: string | null
  /** What the buyer withdraws from. Empty before the confirmation, and if no order matches. */
  lines: WithdrawnPart[]
}

export interface WithdrawnPart {
  line: string
  quantity: number
}

/**
 * What a buyer enters to start a withdrawal. `page` is the order's reference if the buyer comes
 * from the order's page; otherwise empty.
 */
export type WithdrawalClaim = Pick<Withdrawal, 'orderNumber' | 'email' | 'name' | 'language'> & { page: string }

/** How long an unconfirmed withdrawal is kept, in ms. */
const expiryMs = 24 * 60 * 60 * 1000

/** Stores an unconfirmed withdrawal, which has no effect yet. Returns its reference. */
export async function insertWithdrawal(db: D1Database, claim: WithdrawalClaim, now: Date): Promise<string> {
  const order = await findClaimed(db, claim)
  const reference = randomId()
  await db
    .prepare(
      `INSERT INTO withdrawals (reference, order_reference, order_number, email, name, language, created)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
    )
    .bind(
      reference,
      order?.reference ?? null,
      order ? String(order.number) : claim.orderNumber,
      claim.email,
      claim.name,
      claim.language,
      now.toISOString(),
    )
    .run()
  return reference
}

/** Finds the order by its reference or, if that is empty, by its number and e-mail address. */
async function findClaimed(db: D1Database, { page, orderNumber, email }: WithdrawalClaim): Promise<Order | null> {
  if (page) return findOrder(db, { reference: page })
  const digits = orderNumber.replace(/\D/g, '')
  const order = digits.length > 0 && digits.length <= 12 ? await findOrder(db, { number: Number(digits) }) : null
  return order?.email.toLowerCase() === email.toLowerCase() ? order : null
}

const columns = `withdrawal, reference, order_reference AS "order", order_number AS orderNumber, email, name, language, created, confirmed, handled,
  (SELECT json_group_array(json_object('line', line, 'quantity', quantity)) FROM withdrawal_lines given
     WHERE given.withdrawal = withdrawals.withdrawal) AS lines`

type Row = Omit<Withdrawal, 'lines'> & { lines: string }

const parseRow = (row: Row): Withdrawal => ({ ...row, lines: parseStoredJson(row.lines) })

export async function findWithdrawal(db: D1Database, reference: string): Promise<Withdrawal | null> {
  const row = await db.prepare(`SELECT ${columns} FROM withdrawals WHERE reference = ?`).bind(reference).first<Row>()
  return row && parseRow(row)
}

/** Loads a page of confirmed withdrawals, the newest first. */
export async function loadWithdrawals(db: D1Database, { skipFirst, limit }: { skipFirst: number; limit: number }) {
  const { results } = await db
    .prepare(
      `SELECT ${columns} FROM withdrawals WHERE confirmed IS NOT NULL ORDER BY confirmed DESC, withdrawal DESC LIMIT ? OFFSET ?`,
    )
    .bind(limit, skipFirst)
    .all<Row>()
  return results.map(parseRow)
}

/** Maximum number of withdrawals that are checked for due refunds. */
const dueMaximum = 200

/**
 * Loads the confirmed withdrawals for which a refund may be due, with their orders, the oldest
 * first. Withdrawals that match no order are among them.
 */
export async function loadDueWithdrawals(db: D1Database): Promise<{ withdrawal: Withdrawal; order: Order | null }[]> {
  const [withdrawals, orderRows] = await db.batch<Row & OrderRow>([
    db.prepare(`SELECT ${columns} FROM withdrawals WHERE ${isOpen} ORDER BY confirmed, withdrawal LIMIT ${dueMaximum}`),
    db.prepare(
      `SELECT ${orderColumns} FROM orders WHERE reference IN (
         SELECT order_reference FROM withdrawals WHERE ${isOpen} ORDER BY confirmed, withdrawal LIMIT ${dueMaximum})`,
    ),
  ])
  const orders = new Map((orderRows?.results ?? []).map(row => [row.reference, parseOrder(row)]))
  return (withdrawals?.results ?? []).map(row => ({
    withdrawal: parseRow(row),
    order: orders.get(row.order ?? '') ?? null,
  }))
}

/**
 * SQL for the number of pieces of the line in `given` that have been refunded, counting only
 * refunds that match `condition`.
 */
const refunded = (condition: string) =>
  `(SELECT COALESCE(SUM(part.quantity), 0) FROM refunds JOIN refund_lines part ON part.refund = refunds.reference
     WHERE refunds.order_reference = given.order_reference AND part.line = given.line AND status <> 'failed' AND (${condition}))`

const later = 'refunds.withdrawal IS NULL AND refunds.created >= withdrawals.confirmed'
const ofOrder = 'other.order_reference = given.order_reference'

/**
 * SQL condition that a refund may be due for a withdrawal: it matches no order, or fewer pieces of
 * a line were refunded than withdrawn, or the buyer has withdrawn from the whole order, so that
 * delivery must be refunded, too. `listRefundsDue` then computes what is really due.
 */
const isOpen = `confirmed IS NOT NULL AND closed = 0 AND handled IS NULL AND (order_reference IS NULL
  OR EXISTS (SELECT 1 FROM orders WHERE orders.reference = order_reference AND state NOT IN ('cancelled', 'refunded'))
    AND EXISTS (SELECT 1 FROM withdrawal_lines given WHERE given.withdrawal = withdrawals.withdrawal AND (
      (SELECT SUM(quantity) FROM withdrawal_lines other WHERE ${ofOrder}) >= (SELECT SUM(quantity) FROM order_lines other WHERE ${ofOrder})
      OR given.quantity > ${refunded(`refunds.withdrawal = given.withdrawal OR ${later}`)}
      OR (SELECT SUM(quantity) FROM withdrawal_lines other WHERE ${ofOrder} AND other.line = given.line)
        > ${refunded(`refunds.withdrawal IS NOT NULL OR ${later}`)})))`

/**
 * Marks a withdrawal as dealt with, because nothing more is to be refunded, and returns the time.
 * Returns `before` if it is already marked, and `unknown` if there is no such confirmed withdrawal.
 */
export async function recordHandled(
  db: D1Database,
  withdrawal: number,
  { note, by, now }: { note: string; by: string; now: Date },
): Promise<string | 'unknown' | 'before'> {
  const [recorded] = await db.batch<{ handled: string }>([
    db
      .prepare(
        `UPDATE withdrawals SET handled = ?, handled_by = ?, handled_note = ?
         WHERE withdrawal = ? AND confirmed IS NOT NULL AND handled IS NULL RETURNING handled`,
      )
      .bind(now.toISOString(), by, note, withdrawal),
  ])
  const handled = recorded?.results[0]?.handled
  if (handled) return handled
  const existing = await db
    .prepare('SELECT 1 FROM withdrawals WHERE withdrawal = ? AND confirmed IS NOT NULL')
    .bind(withdrawal)
    .first()
  return existing ? 'before' : 'unknown'
}

/** The data that is stored when a withdrawal is confirmed. */
export interface Confirmation {
  reference: string
  /** What the buyer withdraws from. Empty if the withdrawal matches no order. */
  parts: WithdrawnPart[]
  language: LanguageCode
  now: Date
}

/**
 * Statements that confirm a withdrawal, and store the mail that acknowledges it, a copy for the
 * order's e-mail address if it differs from the withdrawal's, and the mail to the operator. The
 * statements with mails return their `id`. If the withdrawal was confirmed or deleted before, or a
 * line has fewer pieces left than `parts` requires, the batch fails. With empty `parts`, a batch
 * for a confirmed or deleted withdrawal does not fail, but changes nothing.
 */
export function confirmationStatements(
  db: D1Database,
  { reference, parts, language, now }: Confirmation,
  merchant: Merchant,
): D1PreparedStatement[] {
  const open = 'withdrawals.reference = ? AND confirmed IS NULL'
  const time = now.toISOString()
  return [
    ...parts.map(({ line, quantity }) =>
      db
        .prepare(
          `INSERT INTO withdrawal_lines (withdrawal, order_reference, line, quantity)
           SELECT withdrawal, bought.order_reference, bought.line, CASE WHEN ?1 <= bought.quantity - COALESCE(
             (SELECT SUM(quantity) FROM withdrawal_lines given
              WHERE given.order_reference = bought.order_reference AND given.line = bought.line), 0) THEN ?1 END
           FROM (SELECT ?3 AS reference) wanted
             LEFT JOIN withdrawals ON withdrawals.reference = wanted.reference AND confirmed IS NULL
             LEFT JOIN order_lines bought ON bought.order_reference = withdrawals.order_reference AND bought.line = ?2`,
        )
        .bind(quantity, line, reference),
    ),
    db
      .prepare(
        `INSERT INTO outbox (kind, recipient, about, created, event)
         SELECT 'withdrawal', email, reference, ?, 'withdrawal ' || reference FROM withdrawals WHERE ${open} RETURNING id`,
      )
      .bind(time, reference),
    db
      .prepare(
        `INSERT INTO outbox (kind, recipient, about, created, event)
         SELECT 'withdrawal', orders.email, withdrawals.reference, ?, 'withdrawal copy ' || withdrawals.reference
         FROM withdrawals JOIN orders ON orders.reference = order_reference
         WHERE ${open} AND lower(orders.email) <> lower(withdrawals.email) RETURNING id`,
      )
      .bind(time, reference),
    ...createOperatorMails(merchant, { topic: 'withdrawal', withdrawal: reference }).map(
      ({ recipient, about, event }) =>
        db
          .prepare(
            `INSERT INTO outbox (kind, recipient, about, created, event)
           SELECT 'operator', ?, ?, ?, ? FROM withdrawals WHERE ${open} RETURNING id`,
          )
          .bind(recipient, about, time, event, reference),
    ),
    db.prepare(`UPDATE withdrawals SET confirmed = ?, language = ? WHERE ${open}`).bind(time, language, reference),
  ]
}

/**
 * Confirms a withdrawal that matches no order. Returns the ids of its mails; empty if it was
 * confirmed before.
 */
export async function saveConfirmation(
  db: D1Database,
  confirmation: Confirmation,
  merchant: Merchant,
): Promise<number[]> {
  const results = await db.batch<{ id: number }>(confirmationStatements(db, confirmation, merchant))
  return results.flatMap(({ results: rows }) => rows.map(({ id }) => id))
}

/**
 * Closes the withdrawals for which no refund can become due any more. Those with a refund that is
 * not confirmed yet stay open, because it may fail.
 */
export const closeWithdrawals = (db: D1Database) =>
  db
    .prepare(
      `UPDATE withdrawals SET closed = 1 WHERE confirmed IS NOT NULL AND closed = 0 AND NOT (${isOpen})
         AND NOT EXISTS (SELECT 1 FROM refunds
           WHERE refunds.order_reference = withdrawals.order_reference AND refunds.status = 'requested')`,
    )
    .run()

/** Deletes withdrawals that were not confirmed within `expiryMs`. */
export const deleteUnconfirmed = (db: D1Database) =>
  db
    .prepare('DELETE FROM withdrawals WHERE confirmed IS NULL AND created < ?')
    .bind(new Date(Date.now() - expiryMs).toISOString())
    .run()
