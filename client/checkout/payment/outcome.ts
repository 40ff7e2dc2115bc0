import { CommerceError } from '../../shared/commerce/error.ts'
import { loadReceipt, completePayment } from '../../shared/commerce/payments.ts'
import type { DatedOrder } from '../../shared/commerce/schema/order-days.ts'
import { bagCommerce } from '../../shared/commerce/session/session-client.ts'

/**
 * The order of the payment with these return parameters: first from the provider; without
 * parameters, this session's receipt. Throws `CommerceError`, 503 while the result is unknown:
 * also when the provider needs its shopper once more, whom `lead` takes there.
 */
export async function outcomeOf(fields: Record<string, string>, lead?: (url: string) => void): Promise<DatedOrder> {
  if (Object.keys(fields).length === 0) return loadReceipt(bagCommerce)
  const result = await completePayment(bagCommerce, fields)
  if ('order' in result) return result.order
  lead?.(result.url)
  throw new CommerceError(503)
}

/** The payment has definitely failed; any other error may still be a success. */
export const isFailed = (error: Error) => error instanceof CommerceError && [410, 412].includes(error.status)

const maxPauseMs = 60_000
/** The result is polled with these pauses for ten minutes. */
const maxTries = 14

/** Pause in ms before the next poll: 2 s, doubled up to a minute; null to stop. */
export const pauseAfter = (tries: number) =>
  tries === 0 || tries > maxTries ? null : Math.min(maxPauseMs, 1000 * 2 ** tries)
