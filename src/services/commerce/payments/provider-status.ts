import { release } from '../catalogue/stock.ts'
import { findProvider } from '../providers.ts'
import type { FinalOutcome } from './provider.ts'
import { findPayment, isPaid, type Payment } from './storage.ts'

/** A payment after its provider was asked; `known` is false when the provider cannot say yet what became of it. */
export interface Asked {
  payment: Payment
  known: boolean
}

/** Ended here, but a shopper may still have paid on a page that was open. */
const asked: Payment['status'][] = ['pending', 'superseded', 'declined', 'cancelled']

/** Asks the provider what became of a payment, and notes it. Never throws: an answer that does not come is an unknown outcome. */
export async function askProvider(env: Env, payment: Payment): Promise<Asked> {
  if (!asked.includes(payment.status)) return { payment, known: true }
  const provider = findProvider(env, payment.method)
  await env.COMMERCE_DB.prepare('UPDATE payments SET polled = ? WHERE reference = ?')
    .bind(new Date().toISOString(), payment.reference)
    .run()
  try {
    if (!provider) throw new Error('The provider is not configured any more')
    const outcome = await provider.status(payment)
    if (outcome.status !== 'open' && outcome.status !== 'pending') await note(env.COMMERCE_DB, payment, outcome)
    return {
      payment: (await findPayment(env.COMMERCE_DB, payment.reference)) ?? payment,
      known: outcome.status !== 'pending',
    }
  } catch (error) {
    report('payment_unknown', payment, error)
    return { payment, known: false }
  }
}

/**
 * The outcome becomes the payment's, once; what is not paid gives its goods back at once. Money of another amount is let go: the same
 * purchase would else find this payment open, and nobody can pay it any more.
 */
export async function note(db: D1Database, payment: Payment, outcome: FinalOutcome) {
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

/** Lets go of a payment that no order can be made of; the provider is told by `settleMoney`, and again until it has heard. */
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

/** Something a merchant may have to look at: it is in the log, with the payment's reference. */
export const report = (event: string, { reference, method }: Payment, error: unknown) =>
  console.error(JSON.stringify({ event, reference, method, error: String(error) }))
