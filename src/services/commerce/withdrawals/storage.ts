import { randomId } from '../lib/ids.ts'
import type { Language } from '../lib/languages.ts'
import { findOrder, findOrderByNumber, type Order } from '../orders/storage.ts'

/** Somebody's word that they withdraw from a contract. */
export interface Statement {
  /** Sequential, for people. */
  withdrawal: number
  /** 128 random bits: the address of its page. */
  reference: string
  /** The order's reference; null where number and address fit no order. */
  order: string | null
  /** As it was typed. */
  orderNumber: string
  email: string
  name: string
  language: Language
  /** ISO times in UTC; null until it is confirmed. */
  created: string
  confirmed: string | null
  /** Empty until it is confirmed, and where there is no order. */
  lines: Part[]
}

export interface Part {
  line: string
  quantity: number
}

/** What begins a statement. `page` is the reference of the order's page, where somebody came from there. */
export type Beginning = Pick<Statement, 'orderNumber' | 'email' | 'name' | 'language'> & { page: string }

/** How long a statement that was begun may wait to be confirmed, in ms. */
const patience = 24 * 60 * 60 * 1000

/** Notes who wants to withdraw from what; nothing is said by it yet. Returns its reference. */
export async function beginStatement(db: D1Database, given: Beginning, now: Date): Promise<string> {
  const order = await findMeant(db, given)
  const reference = randomId()
  await db
    .prepare(
      `INSERT INTO withdrawals (reference, order_reference, order_number, email, name, language, created)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
    )
    .bind(
      reference,
      order?.reference ?? null,
      order ? String(order.number) : given.orderNumber,
      given.email,
      given.name,
      given.language,
      now.toISOString(),
    )
    .run()
  return reference
}

/** The order whose page somebody came from, or whose number they know together with its address. */
async function findMeant(db: D1Database, { page, orderNumber, email }: Beginning): Promise<Order | null> {
  if (page) return findOrder(db, page)
  const digits = orderNumber.replace(/\D/g, '')
  const order = digits.length > 0 && digits.length <= 12 ? await findOrderByNumber(db, Number(digits)) : null
  return order?.snapshot.email.toLowerCase() === email.toLowerCase() ? order : null
}

const columns = `withdrawal, reference, order_reference AS "order", order_number AS orderNumber, email, name, language, created, confirmed,
  (SELECT json_group_array(json_object('line', line, 'quantity', quantity)) FROM withdrawal_lines given
     WHERE given.withdrawal = withdrawals.withdrawal) AS lines`

type Row = Omit<Statement, 'lines'> & { lines: string }

const statementOf = (row: Row): Statement => ({ ...row, lines: JSON.parse(row.lines) })

export async function findStatement(db: D1Database, reference: string): Promise<Statement | null> {
  const row = await db.prepare(`SELECT ${columns} FROM withdrawals WHERE reference = ?`).bind(reference).first<Row>()
  return row && statementOf(row)
}

/** Confirmed statements, the newest first. */
export async function loadStatements(db: D1Database, { skipFirst, limit }: { skipFirst: number; limit: number }) {
  const { results } = await db
    .prepare(
      `SELECT ${columns} FROM withdrawals WHERE confirmed IS NOT NULL ORDER BY confirmed DESC, withdrawal DESC LIMIT ? OFFSET ?`,
    )
    .bind(limit, skipFirst)
    .all<Row>()
  return results.map(statementOf)
}

/**
 * Makes a statement count: its lines, its time and the mail that acknowledges it, in one transaction; who ordered is told too when it goes
 * elsewhere. A second call, also a parallel one, changes nothing. Returns the mails' ids, none then. Throws, and has done nothing, when a
 * line has less left than `parts` says.
 */
export async function confirmStatement(
  db: D1Database,
  { reference, parts, language, now }: { reference: string; parts: Part[]; language: Language; now: Date },
): Promise<number[]> {
  const open = 'withdrawals.reference = ? AND confirmed IS NULL'
  const time = now.toISOString()
  const results = await db.batch<{ id: number }>([
    ...parts.map(({ line, quantity }) =>
      db
        .prepare(
          `INSERT INTO withdrawal_lines (withdrawal, order_reference, line, quantity)
           SELECT withdrawal, bought.order_reference, bought.line, CASE WHEN ?1 <= bought.quantity - COALESCE(
             (SELECT SUM(quantity) FROM withdrawal_lines given
              WHERE given.order_reference = bought.order_reference AND given.line = bought.line), 0) THEN ?1 END
           FROM withdrawals LEFT JOIN order_lines bought
             ON bought.order_reference = withdrawals.order_reference AND bought.line = ?2
           WHERE withdrawals.reference = ?3 AND confirmed IS NULL`,
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
    db.prepare(`UPDATE withdrawals SET confirmed = ?, language = ? WHERE ${open}`).bind(time, language, reference),
  ])
  return results.flatMap(({ results: rows }) => rows.map(({ id }) => id))
}

/** What was begun and never said is nobody's business. */
export const forgetUnconfirmed = (db: D1Database) =>
  db
    .prepare('DELETE FROM withdrawals WHERE confirmed IS NULL AND created < ?')
    .bind(new Date(Date.now() - patience).toISOString())
    .run()
