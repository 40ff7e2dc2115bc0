import { releaseReservations } from '../catalogue/reservations.ts'
import type { Merchant } from '../lib/merchant.ts'
import { type Failure, fail, type Outcome, succeed } from '../lib/outcome.ts'
import { isStorageError } from '../lib/storage-errors.ts'
import { completeSnapshot } from './buy-now/complete.ts'
import { type FinalOutcome, findProvider, type PaymentProvider } from './provider.ts'
import { isPaid, type Payment, type PaymentRow, parsePayment, saveProviderId, selectPayment } from './storage.ts'

/** The dependencies of code that calls payment providers. */
export interface PaymentDependencies {
  db: D1Database
  providers: PaymentProvider[]
  merchant: Merchant
}

/**
 * Statuses in which no money is known to be authorised. The provider is asked about them all,
 * because the shopper may have paid on a page that was still open.
 */
const unsettled: Payment['status'][] = ['pending', 'superseded', 'declined', 'cancelled', 'voided']

const pending: Failure = { ...fail(503, { paymentMethod: 'pending' }), retryAfter: 5 }

/**
 * Stores the provider's current status of a payment, and returns the payment. Fails with 503 if the
 * provider does not know the status or does not respond.
 */
export async function refreshStatus(shop: PaymentDependencies, payment: Payment): Promise<Outcome<Payment>> {
  try {
    const refreshed = await readStatus(shop, payment)
    return refreshed ? succeed(refreshed) : pending
  } catch (error) {
    if (isStorageError(error)) throw error
    logPayment('payment_unknown', payment, error)
    return pending
  }
}

/**
 * Stores the provider's current status of a payment, and returns the payment. Null while the
 * provider does not know the result. Throws if the provider does not respond.
 */
export async function readStatus(shop: PaymentDependencies, stored: Payment): Promise<Payment | null> {
  if (!unsettled.includes(stored.status)) return stored
  const { provider, payment } = await findAtProvider(shop, stored)
  const outcome = await provider.status(payment)
  if (outcome.status === 'pending') return null
  return outcome.status === 'open' ? payment : saveStatus(shop, payment, outcome)
}

/**
 * Returns the provider of a payment, and the payment with its id at the provider. If no id is
 * stored, because the provider's response to the payment's start was lost, the provider is asked
 * for the id. Throws if the provider is no longer configured.
 */
export async function findAtProvider({ db, providers }: PaymentDependencies, payment: Payment) {
  const provider = findProvider(providers, payment.method)
  if (!provider) throw new Error('The provider is no longer configured')
  // A payment of 0 is never started at the provider.
  if (payment.providerId !== null || payment.amount === 0 || !provider.find) return { provider, payment }
  const providerId = await provider.find(payment)
  if (providerId !== null) await saveProviderId(db, payment, providerId)
  return { provider, payment: { ...payment, providerId } }
}

/**
 * Stores the final status of a payment, once, and releases the goods of an unpaid one. Returns the
 * payment as it is stored afterwards. The payment is voided, so that its money goes back, in three
 * cases: the amount is wrong, money was authorised after the payment had already ended, or the shop
 * refuses the address from the provider's page. If such a payment were not voided, the next attempt
 * to pay for the same purchase would find it still open.
 */
export async function saveStatus(
  { db, providers }: Pick<PaymentDependencies, 'db' | 'providers'>,
  payment: Payment,
  outcome: FinalOutcome,
): Promise<Payment> {
  const { status } = outcome
  const { amount, currency, money } =
    outcome.status === 'authorised' ? outcome : { amount: null, currency: null, money: null }
  const isMismatch =
    status === 'authorised' && !isPaid({ ...payment, status, authorisedAmount: amount, authorisedCurrency: currency })
  const isAwaited = outcome.status === 'authorised' && payment.snapshot.awaitsAddress !== undefined
  const snapshot = isAwaited ? await completeSnapshot({ db, providers }, payment.snapshot, outcome.collected) : null
  const isWrong = isMismatch || snapshot?.addressRefused === true
  if (isMismatch)
    logPayment('payment_mismatch', payment, `${amount} ${currency} instead of ${payment.amount} ${payment.currency}`)
  const results = await db.batch<PaymentRow>([
    db
      .prepare(
        `UPDATE payments SET authorised_amount = ?1, authorised_currency = ?2, money = ?6, snapshot = COALESCE(?7, snapshot),
           status = CASE WHEN status = 'pending' THEN ?3 ELSE 'voided' END, settled = NULL
         WHERE reference = ?4 AND (status = 'pending' OR ?5 = 'authorised' AND status IN ('superseded', 'declined', 'cancelled', 'voided')
             AND NOT (?6 = 'taken' AND COALESCE(money, '') IN ('returning', 'returned', 'not_returned', 'returned_otherwise')))`,
      )
      .bind(
        amount,
        currency,
        isWrong ? 'voided' : status,
        payment.reference,
        status,
        amount ? money : null,
        snapshot && JSON.stringify(snapshot),
      ),
    ...releaseReservations(db, payment.selection),
    selectPayment(db, payment.reference),
  ])
  const row = results.at(-1)?.results[0]
  return row ? parsePayment(row) : payment
}

/**
 * Marks a payment that cannot become an order as voided. `captureOrVoid` then releases or refunds
 * the money at the provider.
 */
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

/** Logs an error about a payment that the operator may have to check. */
export const logPayment = (
  event: string,
  { reference, method }: Pick<Payment, 'reference' | 'method'>,
  error: unknown,
) => console.error(JSON.stringify({ event, reference, method, error: String(error) }))
