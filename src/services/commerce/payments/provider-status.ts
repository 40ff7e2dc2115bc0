import { releaseReservations } from '../catalogue/reservations.ts'
import type { Merchant } from '../lib/merchant.ts'
import { type Failure, fail, type Outcome, succeed } from '../lib/outcome.ts'
import { isStorageError } from '../lib/storage-errors.ts'
import { type FinalOutcome, findProvider, type PaymentProvider } from './provider.ts'
import { findPayment, isPaid, noteAsked, type Payment, saveProviderId } from './storage.ts'

/** Dependencies of everything that calls providers. */
export interface Providers {
  db: D1Database
  providers: PaymentProvider[]
  merchant: Merchant
}

/** Final here, but a shopper may still have paid on an open page. */
const unsettled: Payment['status'][] = ['pending', 'superseded', 'declined', 'cancelled', 'voided']

const pending: Failure = { ...fail(503, { paymentMethod: 'pending' }), retryAfter: 5 }

/**
 * The payment with the provider's current status. An unknown status, or no response of the
 * provider, is a 503.
 */
export async function refreshStatus(shop: Providers, payment: Payment): Promise<Outcome<Payment>> {
  try {
    const known = await readStatus(shop, payment)
    return known ? succeed(known) : pending
  } catch (error) {
    if (isStorageError(error)) throw error
    logPayment('payment_unknown', payment, error)
    return pending
  }
}

/**
 * The payment with the provider's current status; null while the provider does not know the result
 * itself. Throws when it does not answer.
 */
export async function readStatus(shop: Providers, given: Payment): Promise<Payment | null> {
  if (!unsettled.includes(given.status)) return given
  await noteAsked(shop.db, given)
  const { provider, payment } = await atProvider(shop, given)
  const outcome = await provider.status(payment)
  if (outcome.status === 'pending') return null
  if (outcome.status !== 'open') await saveStatus(shop.db, payment, outcome)
  return (await findPayment(shop.db, payment.reference)) ?? payment
}

/**
 * The provider of a payment, and the payment with the provider's id of it, which is looked for
 * where the answer to the start was lost. Throws when the provider is not configured any more.
 */
export async function atProvider({ db, providers }: Providers, payment: Payment) {
  const provider = findProvider(providers, payment.method)
  if (!provider) throw new Error('The provider is not configured any more')
  // A free payment is never begun there.
  if (payment.providerId !== null || payment.amount === 0 || !provider.find) return { provider, payment }
  const providerId = await provider.find(payment)
  if (providerId !== null) await saveProviderId(db, payment, providerId)
  return { provider, payment: { ...payment, providerId } }
}

/**
 * Stores the final status once; money of a payment that is over is voided again. An unpaid payment
 * releases its goods. Money of a wrong amount is voided: otherwise the same purchase would find
 * this payment open, though it cannot be paid any more.
 */
export async function saveStatus(db: D1Database, payment: Payment, outcome: FinalOutcome) {
  const { status } = outcome
  const { amount, currency } = outcome.status === 'authorised' ? outcome : { amount: null, currency: null }
  const isWrong =
    status === 'authorised' && !isPaid({ ...payment, status, authorisedAmount: amount, authorisedCurrency: currency })
  if (isWrong)
    logPayment('payment_mismatch', payment, `${amount} ${currency} instead of ${payment.amount} ${payment.currency}`)
  await db.batch([
    db
      .prepare(
        `UPDATE payments SET authorised_amount = ?1, authorised_currency = ?2,
           status = CASE WHEN status = 'pending' THEN ?3 ELSE 'voided' END, settled = NULL
         WHERE reference = ?4 AND (status = 'pending' OR ?5 = 'authorised' AND status IN ('superseded', 'declined', 'cancelled', 'voided'))`,
      )
      .bind(amount, currency, isWrong ? 'voided' : status, payment.reference, status),
    ...releaseReservations(db, payment.selection),
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
    ...releaseReservations(db, selection),
  ])
}

/** Logs events that a merchant may have to check, with the payment's reference. */
export const logPayment = (
  event: string,
  { reference, method }: Pick<Payment, 'reference' | 'method'>,
  error: unknown,
) => console.error(JSON.stringify({ event, reference, method, error: String(error) }))
