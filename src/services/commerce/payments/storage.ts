import { heldUntil, holdTime, isShort, reserve } from '../catalogue/stock.ts'
import type { Consent } from '../customers/extras.ts'
import { digest, randomId } from '../lib/ids.ts'
import type { Line } from '../selection/state.ts'
import { reserveVouchers, takenByOthers } from '../vouchers/reservations.ts'
import { countedSince, loadHoldTime, mayStart } from './counts.ts'
import type { PaymentAction, Started } from './provider.ts'

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

export interface NewPayment extends Pick<Payment, 'selection' | 'method' | 'amount' | 'currency' | 'snapshot'> {
  /** The network address it is started from, as a digest. */
  network: string
}

/** `heldUntil` is an ISO time in UTC; null where nothing is held. */
export type Opened =
  | { payment: Payment; heldUntil: string | null }
  /** Something is sold out, or held by others; the network address has started too many. */
  | { problem: 'stock' | 'tooMany' }
  | { problem: 'voucher'; vouchers: string[] }

/** Stock that is free again between two looks at it is tried for once more. */
const tries = 3

/**
 * The open payment of an unchanged selection, made when there is none, with its goods reserved; the answer is the same however many
 * ask at once. Payments that were begun for an earlier state of the selection, or so long ago that their goods are given back, can no
 * longer be made. When there is a problem, nothing has changed.
 */
export async function openPayment(db: D1Database, payment: NewPayment): Promise<Opened> {
  const { selection, snapshot } = payment
  const codes = snapshot.vouchers.map(({ voucher }) => voucher)
  const until = new Date(Date.now() + (await loadHoldTime(db, payment))).toISOString()
  for (let attempt = 1; ; attempt++) {
    try {
      return await insertPayment(db, payment, until)
    } catch (cause) {
      if (await isShort(db, selection, snapshot.lines)) return { problem: 'stock' }
      const vouchers = await takenByOthers(db, selection, codes)
      if (vouchers.length > 0) return { problem: 'voucher', vouchers }
      if (attempt === tries) throw new Error('A payment could not be begun', { cause })
    }
  }
}

async function insertPayment(
  db: D1Database,
  { selection, method, amount, currency, network, ...payment }: NewPayment,
  until: string,
): Promise<Opened> {
  const snapshot = JSON.stringify(payment.snapshot)
  const fingerprint = await digest([method, amount, currency, snapshot].join('\n'))
  const reference = randomId()
  const { lines, vouchers } = payment.snapshot
  const since = countedSince()
  const results = await db.batch<Row & { heldUntil: string | null }>([
    db
      .prepare(
        `UPDATE payments SET status = 'superseded'
         WHERE selection = ?1 AND status = 'pending' AND (fingerprint <> ?2 OR created < ?3) AND ${mayStart('?4', '?5')}`,
      )
      .bind(selection, fingerprint, new Date(Date.now() - holdTime).toISOString(), network, since),
    db
      .prepare(
        `INSERT INTO payments (network, reference, selection, fingerprint, method, amount, currency, snapshot, status, created)
         SELECT ?1, ?3, ?4, ?5, ?6, ?7, ?8, ?9, 'pending', ?10 WHERE ${mayStart('?1', '?2')} ON CONFLICT DO NOTHING`,
      )
      .bind(
        network,
        since,
        reference,
        selection,
        fingerprint,
        method,
        amount,
        currency,
        snapshot,
        new Date().toISOString(),
      ),
    ...reserve(db, { reference, selection, lines, network }, until),
    ...reserveVouchers(db, { reference, selection, vouchers: vouchers.map(({ voucher }) => voucher) }, until),
    db
      .prepare(
        `SELECT ${columns}, ${heldUntil('?1')} AS heldUntil
         FROM payments WHERE selection = ?1 AND fingerprint = ?2 AND status IN ('pending', 'authorised')`,
      )
      .bind(selection, fingerprint),
  ])
  const row = results.at(-1)?.results[0]
  if (!row) return { problem: 'tooMany' }
  const { heldUntil: time, ...found } = row
  return { payment: paymentOf(found), heldUntil: time }
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
