import { CommerceError } from '../../commerce/error.ts'
import type { Order } from '../../commerce/schema/order.ts'
import { commerce } from '../../commerce/session/session-client.ts'

/**
 * The order of the payment that these parameters of a return page belong to: the provider's word
 * first; without one, this session's receipt. Throws `CommerceError`, 503 while nobody knows the
 * outcome.
 */
export const outcomeOf = (fields: Record<string, string>): Promise<Order> =>
  Object.keys(fields).length > 0 ? commerce.paymentResult(fields) : commerce.receipt()

/** The payment is known to have failed; anything else may still have worked. */
export const isFailed = (error: Error) => error instanceof CommerceError && [410, 412].includes(error.status)

const maxPauseMs = 60_000
/** With these pauses an outcome is asked for during ten minutes. */
const maxTries = 14

/**
 * How long to wait, in ms, before an outcome that was asked for so often is asked for again: 2 s,
 * doubled up to a minute; null when no more.
 */
export const pauseAfter = (tries: number) =>
  tries === 0 || tries > maxTries ? null : Math.min(maxPauseMs, 1000 * 2 ** tries)
