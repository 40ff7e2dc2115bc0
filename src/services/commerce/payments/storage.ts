import { parseStoredJson } from '../lib/stored-json.ts'
import { parseSnapshot, type Snapshot } from '../orders/snapshot.ts'

/** What the storefront must do next, in the wire's format (docs/api/checkout.json). */
export type PaymentAction =
  | { action: 'redirect'; url: string; formType: string }
  | { action: 'form'; formHtml: string; formType: string; formFields?: object }
  | { action: 'javascript'; code: string; formType: string; formFields: object }

/** A payment that was started at the provider. */
export interface StartedPayment {
  /** The provider's id of the payment. */
  providerId: string | null
  next: PaymentAction
}

export type PaymentStatus = 'pending' | 'authorised' | 'declined' | 'cancelled' | 'superseded' | 'voided' | 'completed'

/** Where the money of a payment is, as in the column `money` (migration 0007). */
export type PaymentMoney =
  | 'held'
  | 'released'
  | 'taken'
  | 'returning'
  | 'returned'
  | 'not_returned'
  | 'returned_otherwise'

export interface Payment {
  /** The reference that the provider gets: 128 random bits in hexadecimal digits. */
  reference: string
  selection: string
  method: string
  /** In minor units of `currency`. */
  amount: number
  currency: string
  snapshot: Snapshot
  status: PaymentStatus
  /** The amount that the provider has authorised, in minor units; null until then. */
  authorisedAmount: number | null
  authorisedCurrency: string | null
  /** Null as long as no money is known to be held or taken. */
  money: PaymentMoney | null
  /** The provider's id of the payment; null until the provider responds. */
  providerId: string | null
  /** What the storefront must do so that the shopper can pay; null until the provider responds. */
  action: PaymentAction | null
  /** ISO time in UTC. */
  created: string
}

/** Stores the provider's response, so that repeated calls for the same purchase return it. */
export const saveStart = (db: D1Database, { reference }: Payment, started: StartedPayment) =>
  db
    .prepare('UPDATE payments SET provider_id = ?, action = ? WHERE reference = ?')
    .bind(started.providerId, JSON.stringify(started.next), reference)
    .run()

/**
 * Stores the provider's id of a payment after it was looked up because the provider's response was
 * lost.
 */
export const saveProviderId = (db: D1Database, { reference }: Payment, providerId: string) =>
  db
    .prepare('UPDATE payments SET provider_id = COALESCE(provider_id, ?) WHERE reference = ?')
    .bind(providerId, reference)
    .run()

/** Stores why a payment could not be started, if only the merchant can fix the problem. */
export const saveRefusal = (db: D1Database, { reference }: Payment, refusal: string) =>
  db.prepare('UPDATE payments SET refusal = ? WHERE reference = ?').bind(refusal.slice(0, 300), reference).run()

export async function findPayment(db: D1Database, reference: string): Promise<Payment | null> {
  const row = await selectPayment(db, reference).first<PaymentRow>()
  return row && parsePayment(row)
}

/** Statement that selects a payment, as a row for `parsePayment`. */
export const selectPayment = (db: D1Database, reference: string) =>
  db.prepare(`SELECT ${paymentColumns} FROM payments WHERE reference = ?`).bind(reference)

/** Makes `captureOrVoid` ask the provider again about a refund that was confirmed. */
export const reopenReturn = (db: D1Database, { reference }: Payment) =>
  db.prepare(`UPDATE payments SET settled = NULL WHERE reference = ? AND money = 'returned'`).bind(reference).run()

/** Records the time at which the provider is asked about a payment. */
export const recordRequest = (db: D1Database, { reference }: Pick<Payment, 'reference'>) =>
  db.prepare('UPDATE payments SET polled = ? WHERE reference = ?').bind(new Date().toISOString(), reference).run()

/**
 * Loads at most 50 payments that match the SQL `condition`. The payments whose last request to the
 * provider is longest ago come first, so that payments whose provider fails do not block others.
 */
export async function loadPayments(
  db: D1Database,
  condition: string,
  ...values: (string | number | null)[]
): Promise<Payment[]> {
  const { results } = await db
    .prepare(`SELECT ${paymentColumns} FROM payments WHERE ${condition} ORDER BY COALESCE(polled, created) LIMIT 50`)
    .bind(...values)
    .all<PaymentRow>()
  return results.map(parsePayment)
}

/** SQL condition that the money of an ended payment is neither captured nor released yet. */
export const unsettled = `settled IS NULL AND status IN ('completed', 'voided', 'superseded')`

/** The columns that `parsePayment` reads. */
export const paymentColumns = `reference, selection, method, amount, currency, snapshot, status, provider_id AS providerId, action, created,
  authorised_amount AS authorisedAmount, authorised_currency AS authorisedCurrency, money`

export type PaymentRow = Omit<Payment, 'snapshot' | 'action'> & { snapshot: string; action: string | null }

export const parsePayment = (row: PaymentRow): Payment => ({
  ...row,
  snapshot: parseSnapshot(row.snapshot),
  action: row.action === null ? null : parseStoredJson(row.action),
})

/** Whether the shop has received the money, even if it has been refunded since. */
export const wasTaken = ({ money }: Payment) => money !== null && money !== 'held' && money !== 'released'

/** Whether the provider has authorised exactly the payment's amount. */
export const isPaid = ({ status, amount, currency, authorisedAmount, authorisedCurrency }: Payment) =>
  status === 'authorised' && amount === authorisedAmount && currency === authorisedCurrency
