import { CommerceError } from '../../shared/commerce/error.ts'
import { completePayment, loadReceipt } from '../../shared/commerce/payments.ts'
import type { DatedOrder } from '../../shared/commerce/schema/order-days.ts'
import { bagCommerce } from '../../shared/commerce/session/session-client.ts'

/**
 * Loads the order of the payment with these return parameters, from the payment provider; without
 * parameters, from this session's receipt. Throws `CommerceError`: 503 while the result is unknown,
 * also if the provider needs the shopper again, whom `lead` sends to the provider's page.
 */
export async function loadPaidOrder(
  fields: Record<string, string>,
  redirect?: (url: string) => void,
): Promise<DatedOrder> {
  if (Object.keys(fields).length === 0) return loadReceipt(bagCommerce)
  const result = await completePayment(bagCommerce, fields)
  if ('order' in result) return result.order
  redirect?.(result.url)
  throw new CommerceError(503)
}

/** Whether the payment has definitely failed; after any other error it may still succeed. */
export const hasPaymentFailed = (error: Error) => error instanceof CommerceError && [410, 412].includes(error.status)

const maxPauseMs = 60_000
/** The result is polled with growing pauses for ten minutes. */
const maxTries = 14

/** Pause in ms before the next poll: 2 s, doubled up to a minute; null to stop. */
export const choosePause = (tries: number) =>
  tries === 0 || tries > maxTries ? null : Math.min(maxPauseMs, 1000 * 2 ** tries)
