import { sum } from '../../lib/money.ts'
import { fail, type PlainOutcome } from '../../lib/outcome.ts'
import type { Decision } from '../../orders/change.ts'
import type { Order } from '../../orders/storage.ts'
import type { Operator } from './operator.ts'

/**
 * Parses `SERVICE_REFUND_LIMIT`, such as `SEK 5000, EUR 500`: how much the role `service` may
 * refund at once. Returns the limits by currency, in minor units. Ignores parts of any other form.
 */
export const parseServiceLimits = (text = '') =>
  new Map(
    [...text.matchAll(/\b([A-Z]{3}) (\d{1,9})\b/g)].map(([, currency = '', amount]) => [
      currency,
      Number(amount) * 100,
    ]),
  )

/**
 * Refuses a change that refunds more than the operator may refund. Only the role `service` has a
 * limit; without a limit for a currency, it may refund any amount.
 */
export function checkServiceLimit(
  { roles }: Operator,
  limits: Map<string, number>,
  order: Order,
  decided: PlainOutcome<Decision>,
): PlainOutcome<Decision> {
  const limit = limits.get(order.charge.currency)
  if (!decided.ok || limit === undefined || roles.includes('own')) return decided
  const amounts = ({ refunds }: Order) => sum(refunds.map(({ amount }) => amount))
  if (amounts(decided.value.after) - amounts(order) <= limit) return decided
  return fail(403, { amount: `is above ${limit / 100} ${order.charge.currency}: a shop owner must refund it` })
}
