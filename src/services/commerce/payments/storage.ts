import { storedJson } from '../lib/stored-json.ts'
import { readSnapshot, type Snapshot } from '../orders/snapshot.ts'

/** The storefront's next action, in the wire's format (checkout-api, §4.5). */
export type PaymentAction =
  | { action: 'redirect'; url: string; formType: string }
  | { action: 'form'; formHtml: string; formType: string; formFields?: object }
  | { action: 'javascript'; code: string; formType: string; formFields: object }

/** A payment at the provider. */
export interface Started {
  /** The provider's id of it. */
  providerId: string | null
  next: PaymentAction
}

export type PaymentStatus = 'pending' | 'authorised' | 'declined' | 'cancelled' | 'superseded' | 'voided' | 'completed'

export interface Payment {
  /** 128 random bits: the reference for the provider. */
  reference: string
  selection: string
  method: string
  /** Minor units of `currency`. */
  amount: number
  currency: string
  snapshot: Snapshot
  status: PaymentStatus
  /** The amount that the provider has authorised; null before. */
  authorisedAmount: number | null
  authorisedCurrency: string | null
  /** The provider's id of it; null before it has answered. */
  providerId: string | null
  /** The provider's response to the start; null before. */
  action: PaymentAction | null
  /** ISO time in UTC. */
  created: string
}

/** Stores the provider's response, for repeated calls for the same purchase. */
export const saveStart = (db: D1Database, { reference }: Payment, started: Started) =>
  db
    .prepare('UPDATE payments SET provider_id = ?, action = ? WHERE reference = ?')
    .bind(started.providerId, JSON.stringify(started.next), reference)
    .run()

/** Stores an id that the provider gave without an answer to the start. */
export const saveProviderId = (db: D1Database, { reference }: Payment, providerId: string) =>
  db
    .prepare('UPDATE payments SET provider_id = COALESCE(provider_id, ?) WHERE reference = ?')
    .bind(providerId, reference)
    .run()

export async function findPayment(db: D1Database, reference: string): Promise<Payment | null> {
  const row = await db
    .prepare(`SELECT ${paymentColumns} FROM payments WHERE reference = ?`)
    .bind(reference)
    .first<PaymentRow>()
  return row && paymentOf(row)
}

/** Notes that the provider is asked about a payment now, whatever it answers. */
export const noteAsked = (db: D1Database, { reference }: Pick<Payment, 'reference'>) =>
  db.prepare('UPDATE payments SET polled = ? WHERE reference = ?').bind(new Date().toISOString(), reference).run()

/**
 * At most 50 payments that match `condition`, a constant SQL text. Those that wait longest come
 * first, so that some whose provider does not settle them cannot keep others waiting.
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
  return results.map(paymentOf)
}

/** The columns that `paymentOf` reads. */
export const paymentColumns = `reference, selection, method, amount, currency, snapshot, status, provider_id AS providerId, action, created,
  authorised_amount AS authorisedAmount, authorised_currency AS authorisedCurrency`

export type PaymentRow = Omit<Payment, 'snapshot' | 'action'> & { snapshot: string; action: string | null }

export const paymentOf = (row: PaymentRow): Payment => ({
  ...row,
  snapshot: readSnapshot(row.snapshot),
  action: row.action === null ? null : storedJson(row.action),
})

/** Whether the provider has authorised exactly the payment's amount. */
export const isPaid = ({ status, amount, currency, authorisedAmount, authorisedCurrency }: Payment) =>
  status === 'authorised' && amount === authorisedAmount && currency === authorisedCurrency
