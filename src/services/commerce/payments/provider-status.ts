import { release } from '../catalogue/reservations.ts'
import type { Merchant } from '../lib/merchant.ts'
import { type Failure, fail, type Outcome, succeed } from '../lib/outcome.ts'
import { type FinalOutcome, findProvider, type PaymentProvider } from './provider.ts'
import { findPayment, isPaid, noteAsked, type Payment } from './storage.ts'

/** Dependencies of everything that calls providers. */
export interface Providers {
  db: D1Database
  providers: PaymentProvider[]
  merchant: Merchant
}

/** Final here, but a shopper may still have paid on an open page. */
const unsettled: Payment['status'][] = ['pending', 'superseded', 'declined', 'cancelled']

const pending: Failure = { ...fail(503, { paymentMethod: 'pending' }), retryAfter: 5 }

/**
 * The payment with the provider's current status. Never throws: an unknown status, or no response,
 * is a 503.
 */
export async function refreshStatus({ db, providers }: Providers, payment: Payment): Promise<Outcome<Payment>> {
  if (!unsettled.includes(payment.status)) return succeed(payment)
  const provider = findProvider(providers, payment.method)
  await noteAsked(db, payment)
  try {
    if (!provider) throw new Error('The provider is not configured any more')
    const outcome = await provider.status(payment)
    if (outcome.status === 'pending') return pending
    if (outcome.status !== 'open') await saveStatus(db, payment, outcome)
    return succeed((await findPayment(db, payment.reference)) ?? payment)
  } catch (error) {
    report('payment_unknown', payment, error)
    return pending
  }
}

/**
 * Stores the final status once; an unpaid payment releases its goods. Money of a wrong amount is
 * voided: otherwise the same purchase would find this payment open, though it cannot be paid any
 * more.
 */
export async function saveStatus(db: D1Database, payment: Payment, outcome: FinalOutcome) {
  const { status } = outcome
  const { amount, currency } = outcome.status === 'authorised' ? outcome : { amount: null, currency: null }
  const isWrong =
    status === 'authorised' && !isPaid({ ...payment, status, authorisedAmount: amount, authorisedCurrency: currency })
  if (isWrong)
    report('payment_mismatch', payment, `${amount} ${currency} instead of ${payment.amount} ${payment.currency}`)
  await db.batch([
    db
      .prepare(
        `UPDATE payments SET authorised_amount = ?1, authorised_currency = ?2,
           status = CASE WHEN status = 'pending' THEN ?3 ELSE 'voided' END, settled = NULL
         WHERE reference = ?4 AND (status = 'pending' OR ?5 = 'authorised' AND status IN ('superseded', 'declined', 'cancelled'))`,
      )
      .bind(amount, currency, isWrong ? 'voided' : status, payment.reference, status),
    ...release(db, payment.selection),
  ])
}

/** Voids a payment that cannot become an order; `captureOrVoid` calls the provider, and retries. */
export async function voidPayment(db: D1Database, { reference, selection }: Payment) {
  await db.batch([
    db
      .prepare(
        `UPDATE payments SET status = 'voided', settled = NULL WHERE reference = ? AND status IN ('pending', 'authorised')`,
      )
      .bind(reference),
    ...release(db, selection),
  ])
}

/** Logs events that a merchant may have to check, with the payment's reference. */
export const report = (event: string, { reference, method }: Pick<Payment, 'reference' | 'method'>, error: unknown) =>
  console.error(JSON.stringify({ event, reference, method, error: String(error) }))
