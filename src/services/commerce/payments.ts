import { digest, randomId } from './random.ts'
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
}

export type NewPayment = Pick<Payment, 'selection' | 'method' | 'amount' | 'currency' | 'snapshot'>

/**
 * The open payment of an unchanged selection, made when there is none; the answer is the same however many ask at once. Payments
 * that were begun for an earlier state of the selection can no longer be made.
 */
export async function openPayment(db: D1Database, payment: NewPayment): Promise<string> {
  const snapshot = JSON.stringify(payment.snapshot)
  const { selection, method, amount, currency } = payment
  const fingerprint = await digest([method, amount, currency, snapshot].join('\n'))
  const [, , found] = await db.batch<{ reference: string }>([
    db
      .prepare(
        `UPDATE payments SET status = 'superseded' WHERE selection = ? AND status = 'pending' AND fingerprint <> ?`,
      )
      .bind(selection, fingerprint),
    db
      .prepare(
        `INSERT INTO payments (reference, selection, fingerprint, method, amount, currency, snapshot, status, created)
         VALUES (?, ?, ?, ?, ?, ?, ?, 'pending', ?) ON CONFLICT DO NOTHING`,
      )
      .bind(randomId(), selection, fingerprint, method, amount, currency, snapshot, new Date().toISOString()),
    db
      .prepare(
        `SELECT reference FROM payments WHERE selection = ? AND fingerprint = ? AND status IN ('pending', 'authorised')`,
      )
      .bind(selection, fingerprint),
  ])
  const reference = found?.results[0]?.reference
  if (!reference) throw new Error('A payment was neither made nor found')
  return reference
}

export async function findPayment(db: D1Database, reference: string): Promise<Payment | null> {
  const row = await db.prepare(`SELECT ${columns} FROM payments WHERE reference = ?`).bind(reference).first<Row>()
  return row && paymentOf(row)
}

/** How long a shopper may take to come back from the provider before the order is made without them. */
const returnTime = 15 * 60 * 1000

/** Fully authorised payments that were begun a while ago and have no order. */
export async function loadUnsettled(db: D1Database): Promise<Payment[]> {
  const { results } = await db
    .prepare(`SELECT ${columns} FROM payments WHERE status = 'authorised' AND created < ? ORDER BY created LIMIT 50`)
    .bind(new Date(Date.now() - returnTime).toISOString())
    .all<Row>()
  return results.map(paymentOf).filter(isPaid)
}

const columns = `reference, selection, method, amount, currency, snapshot, status,
  authorised_amount AS authorisedAmount, authorised_currency AS authorisedCurrency`

type Row = Omit<Payment, 'snapshot'> & { snapshot: string }

const paymentOf = (row: Row): Payment => ({ ...row, snapshot: JSON.parse(row.snapshot) })

/** Whether the provider has authorised exactly what the payment is for. */
export const isPaid = ({ status, amount, currency, authorisedAmount, authorisedCurrency }: Payment) =>
  status === 'authorised' && amount === authorisedAmount && currency === authorisedCurrency

/** Lets go of an authorised payment that no order can be made of; its money is never captured. */
export const voidPayment = (db: D1Database, { reference }: Payment) =>
  db
    .prepare(`UPDATE payments SET status = 'voided' WHERE reference = ? AND status = 'authorised'`)
    .bind(reference)
    .run()
