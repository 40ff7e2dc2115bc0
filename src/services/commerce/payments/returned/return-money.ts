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
 * Refunds all the money that was taken for a payment without an order, and queues a mail to tell
 * the buyer. If the provider refuses the refund, the operator gets a mail instead. Repeated calls
 * refund only once, and store the refund's current status. Returns the ids of the mails to send.
 */
export async function returnMoney(
  { db, merchant }: PaymentDependencies,
  provider: PaymentProvider,
  payment: Payment,
  taken: Extract<FinalOutcome, { status: 'authorised' }>,
): Promise<number[]> {
  const { reference, snapshot } = payment
  const { amount, currency } = taken
  // If the wrong amount was paid, its currency may be wrong, too.
  const refund = await provider.refund({ ...payment, currency }, { reference: `return-${reference}`, amount })
  const money = moneyAfter[refund.status]
  const now = new Date()
  const settled = money === 'returning' ? null : now.toISOString()
  if (money === 'not_returned') logPayment('payment_not_returned', payment, refund.error ?? '')
  // If the payment ended before its status was read, the snapshot lacks the address that was
  // entered on the provider's page.
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
