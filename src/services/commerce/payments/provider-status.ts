import { release } from '../catalogue/reservations.ts'
import { type Failure, fail, type Outcome, succeed } from '../lib/outcome.ts'
import { type FinalOutcome, findProvider, type PaymentProvider } from './provider.ts'
import { findPayment, isPaid, type Payment } from './storage.ts'

/** What everything that speaks with providers needs. */
export interface Providers {
  db: D1Database
  providers: PaymentProvider[]
}

/** Final here, but a shopper may still have paid on a page that was open. */
const unsettled: Payment['status'][] = ['pending', 'superseded', 'declined', 'cancelled']

const pending: Failure = { ...fail(503, { paymentMethod: 'pending' }), retryAfter: 5 }

/**
 * The payment with what its provider says of it now. Never throws: while the provider does not
 * know, or does not answer, it is a 503.
 */
export async function refreshStatus({ db, providers }: Providers, payment: Payment): Promise<Outcome<Payment>> {
  if (!unsettled.includes(payment.status)) return succeed(payment)
  const provider = findProvider(providers, payment.method)
  await db
    .prepare('UPDATE payments SET polled = ? WHERE reference = ?')
    .bind(new Date().toISOString(), payment.reference)
    .run()
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
 * The outcome becomes the payment's, once; what is not paid gives its goods back at once. Money of
 * another amount is voided: the same purchase would else find this payment open, which cannot be
 * paid any more.
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

/**
 * Voids a payment that no order can be made of; `captureOrVoid` tells the provider, and retries.
 */
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

/** Logs what a merchant may have to look at, with the payment's reference. */
export const report = (event: string, { reference, method }: Payment, error: unknown) =>
  console.error(JSON.stringify({ event, reference, method, error: String(error) }))
