import { CommerceError } from '../../shared/commerce/error.ts'
import { completePayment, loadReceipt } from '../../shared/commerce/payments.ts'
import type { DatedOrder } from '../../shared/commerce/schema/order-days.ts'
import { bagCommerce } from '../../shared/commerce/session/session-client.ts'

/**
 * Completes the payment with the provider's return parameters, and returns its order. Without
 * parameters, returns the session's last order. Throws `CommerceError`, with status 503 while the
 * result is unknown. If the provider needs another step, also calls `redirect` with the address of
 * that step's page.
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

/** Whether the payment has failed. After any other error, it may still succeed. */
export const hasPaymentFailed = (error: Error) => error instanceof CommerceError && [410, 412].includes(error.status)

const maxPauseMs = 60_000
/** Maximum number of polls. Together with their growing pauses, they take about ten minutes. */
const maxTries = 14

/** Pause in ms before the next poll: 2 s at first, doubled up to a minute. Null means no poll. */
export const choosePause = (tries: number) =>
  tries === 0 || tries > maxTries ? null : Math.min(maxPauseMs, 1000 * 2 ** tries)
