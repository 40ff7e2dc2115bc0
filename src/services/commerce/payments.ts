import type { Consent } from './customers/extras.ts'
import type { PaymentAction, Started } from './provider.ts'
import { digest, randomId } from './random.ts'
import { holdTime, isShort, reserve } from './reservations.ts'
import type { Line } from './state.ts'

export type PaymentStatus = 'pending' | 'authorised' | 'declined' | 'cancelled' | 'superseded' | 'voided' | 'completed'

/** Exactly what one payment is for; its order is made from this, whatever happens to the selection meanwhile. */
export interface Snapshot {
  lines: (Line & { price: number })[]
  vouchers: { voucher: string; priceOff: number }[]
  email: string
  /** Who was logged in; the order is theirs. Null for visitors. */
  customer: number | null
  language: 'en' | 'sv'
  /** What the buyer agreed to, in which words. */
  consents?: Consent[]
  /** The wire's fields of the order: items, totals, addresses. */
  purchase: Record<string, unknown>
  returnPage: string
  failedPage: string
}

export interface Payment {
  /** 128 random bits: the provider's name for it. */
  reference: string
  selection: string
  method: string
  /** Minor units of `currency`. */
  amount: number
  currency: string
  snapshot: Snapshot
  status: PaymentStatus
  /** What the provider says it has authorised; null before. */
  authorisedAmount: number | null
  authorisedCurrency: string | null
  /** The provider's own name for it; null before it has answered. */
  providerId: string | null
  /** What the provider answered to the start; null before. */
  action: PaymentAction | null
  /** ISO time in UTC. */
  created: string
}

export type NewPayment = Pick<Payment, 'selection' | 'method' | 'amount' | 'currency' | 'snapshot'>

/** Stock that is free again between two looks at it is tried for once more. */
const tries = 3

/**
 * The open payment of an unchanged selection, made when there is none, with its goods reserved; the answer is the same however many
 * ask at once. Payments that were begun for an earlier state of the selection, or so long ago that their goods are given back, can no
 * longer be made. Null when something is sold out or held by others: nothing has changed then.
 */
export async function openPayment(db: D1Database, payment: NewPayment): Promise<Payment | null> {
  const { selection, snapshot } = payment
  for (let attempt = 1; ; attempt++) {
    try {
      return await insertPayment(db, payment)
    } catch (cause) {
      if (await isShort(db, selection, snapshot.lines)) return null
      if (attempt === tries) throw new Error('A payment could not be begun', { cause })
    }
  }
}

async function insertPayment(db: D1Database, { selection, method, amount, currency, ...payment }: NewPayment) {
  const snapshot = JSON.stringify(payment.snapshot)
  const fingerprint = await digest([method, amount, currency, snapshot].join('\n'))
  const reference = randomId()
  const results = await db.batch<Row>([
    db
      .prepare(
        `UPDATE payments SET status = 'superseded'
         WHERE selection = ? AND status = 'pending' AND (fingerprint <> ? OR created < ?)`,
      )
      .bind(selection, fingerprint, new Date(Date.now() - holdTime).toISOString()),
    db
      .prepare(
        `INSERT INTO payments (reference, selection, fingerprint, method, amount, currency, snapshot, status, created)
         VALUES (?, ?, ?, ?, ?, ?, ?, 'pending', ?) ON CONFLICT DO NOTHING`,
      )
      .bind(reference, selection, fingerprint, method, amount, currency, snapshot, new Date().toISOString()),
    ...reserve(db, { reference, selection, lines: payment.snapshot.lines }),
    db
      .prepare(
        `SELECT ${columns} FROM payments WHERE selection = ? AND fingerprint = ? AND status IN ('pending', 'authorised')`,
      )
      .bind(selection, fingerprint),
  ])
  const row = results.at(-1)?.results[0]
  if (!row) throw new Error('A payment was neither made nor found')
  return paymentOf(row)
}

/** Keeps what the provider answered, for the next who asks for the same. */
export const keepStart = (db: D1Database, { reference }: Payment, started: Exclude<Started, { refused: unknown }>) =>
  db
    .prepare('UPDATE payments SET provider_id = ?, action = ? WHERE reference = ?')
    .bind(started.providerId, JSON.stringify(started.next), reference)
    .run()

export async function findPayment(db: D1Database, reference: string): Promise<Payment | null> {
  const row = await db.prepare(`SELECT ${columns} FROM payments WHERE reference = ?`).bind(reference).first<Row>()
  return row && paymentOf(row)
}

/** The oldest payments of which `condition`, an SQL text of our own, is true. */
export async function loadPayments(db: D1Database, condition: string, ...values: string[]): Promise<Payment[]> {
  const { results } = await db
    .prepare(`SELECT ${columns} FROM payments WHERE ${condition} ORDER BY created LIMIT 50`)
    .bind(...values)
    .all<Row>()
  return results.map(paymentOf)
}

const columns = `reference, selection, method, amount, currency, snapshot, status, provider_id AS providerId, action, created,
  authorised_amount AS authorisedAmount, authorised_currency AS authorisedCurrency`

type Row = Omit<Payment, 'snapshot' | 'action'> & { snapshot: string; action: string | null }

const paymentOf = (row: Row): Payment => ({
  ...row,
  snapshot: JSON.parse(row.snapshot),
  action: row.action === null ? null : JSON.parse(row.action),
})

/** Whether the provider has authorised exactly what the payment is for. */
export const isPaid = ({ status, amount, currency, authorisedAmount, authorisedCurrency }: Payment) =>
  status === 'authorised' && amount === authorisedAmount && currency === authorisedCurrency
