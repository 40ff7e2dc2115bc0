import { insertOperatorMails } from '../../mail/operator.ts'
import type { FinalOutcome, PaymentProvider } from '../provider.ts'
import { logPayment, type PaymentDependencies } from '../provider-status.ts'
import type { Payment, PaymentMoney } from '../storage.ts'
import { insertReturnedMail } from './mail.ts'

const moneyAfter = { refunded: 'returned', pending: 'returning', failed: 'not_returned' } as const satisfies Record<
  string,
  PaymentMoney
>

/**
 * Refunds everything that was taken for a payment without an order, and tells the buyer by mail. If
 * the provider refuses, the operator gets a mail instead. Repeated calls refund once, and
 * store the refund's current status. Returns the ids of the mails to send.
 */
export async function returnMoney(
  { db, merchant }: PaymentDependencies,
  provider: PaymentProvider,
  payment: Payment,
  taken: Extract<FinalOutcome, { status: 'authorised' }>,
): Promise<number[]> {
  const { reference, snapshot } = payment
  const { amount, currency } = taken
  // A wrong payment may have another currency.
  const refund = await provider.refund({ ...payment, currency }, { reference: `return-${reference}`, amount })
  const money = moneyAfter[refund.status]
  const now = new Date()
  const settled = money === 'returning' ? null : now.toISOString()
  if (money === 'not_returned') logPayment('payment_not_returned', payment, refund.error ?? '')
  // An ended payment may still lack the address that the provider's page has asked for.
  const email = snapshot.email || (taken.collected?.address.email ?? '')
  const results = await db.batch<{ id: number }>([
    db
      .prepare(`UPDATE payments SET money = ?, settled = ? WHERE reference = ? AND status IN ('voided', 'superseded')`)
      .bind(money, settled, reference),
    ...(money === 'not_returned'
      ? insertOperatorMails(db, merchant, { topic: 'payment_not_returned', payment: reference, amount, currency }, now)
      : insertReturnedMail(db, payment, { email, amount, currency, isReleased: false }, now)),
  ])
  return results.flatMap(({ results: rows }) => rows.map(({ id }) => id))
}
