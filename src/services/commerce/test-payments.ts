import type { Payment } from './payments.ts'

/** What a shopper can do on the test provider's page, and what the payment is afterwards. */
const outcomes = { pay: 'authorised', decline: 'declined', cancel: 'cancelled' } as const
type Outcome = keyof typeof outcomes

export const isOutcome = (text: unknown): text is Outcome => typeof text === 'string' && Object.hasOwn(outcomes, text)

/** Ends a pending payment; false when it was not pending any more. A real provider would tell what it has authorised: here, all of it. */
export async function decide(db: D1Database, { reference }: Payment, outcome: Outcome): Promise<boolean> {
  const paid = outcome === 'pay'
  const { meta } = await db
    .prepare(
      `UPDATE payments SET status = ?,
         authorised_amount = CASE WHEN ? THEN amount END, authorised_currency = CASE WHEN ? THEN currency END
       WHERE reference = ? AND status = 'pending'`,
    )
    .bind(outcomes[outcome], paid ? 1 : 0, paid ? 1 : 0, reference)
    .run()
  return meta.changes > 0
}

/** Where the shopper goes next: to the return page with what identifies the payment, or to the failed page. */
export function returnAddress({ reference, status, snapshot }: Payment): string {
  if (status !== 'authorised' && status !== 'completed') return snapshot.failedPage
  const url = new URL(snapshot.returnPage)
  url.searchParams.set('centraPaymentMethod', 'test')
  url.searchParams.set('payment', reference)
  return url.href
}
