import type * as v from 'valibot'
import { CommerceError } from '#client/shared/commerce/error.ts'
import {
  list,
  map,
  object,
  textOrNull,
  wireFlag,
  wireNumber,
  wireText,
  wireTexts,
} from '#client/shared/commerce/schema/wire.ts'
import type { Fetch } from '../services.ts'
import { createStatelessCommerce } from '../shared/edge/upstream/commerce-client.ts'

const line = object({
  line: wireText,
  size: wireText,
  quantity: wireNumber,
  left: wireNumber,
  withdrawn: wireNumber,
  product: object({ name: wireText, variantName: wireText, media: map(wireTexts) }),
})

const answer = object({
  withdrawal: object({
    withdrawal: wireText,
    reference: wireText,
    order: wireText,
    name: wireText,
    email: wireText,
    confirmed: textOrNull,
    matched: wireFlag,
    sent: wireFlag,
    over: wireFlag,
    until: textOrNull,
    lines: list(line),
  }),
})

export type WithdrawalAnswer = v.InferOutput<typeof answer>['withdrawal']
export type WithdrawalLine = WithdrawalAnswer['lines'][number]

/**
 * The result of a call. `taken`: other withdrawals have reduced the quantity; `over`: the period
 * for withdrawals has ended; `unknown`: the withdrawal does not exist; `unavailable`: commerce does
 * not accept withdrawals, or did not respond.
 */
export type WithdrawResult =
  | { kind: 'ok'; withdrawal: WithdrawalAnswer }
  | { kind: 'wrong'; errors: Record<string, string> }
  /** The visitor has sent too many requests; `retryAfter` is in seconds. */
  | { kind: 'limited'; retryAfter: number }
  | { kind: 'taken' | 'over' | 'unknown' | 'unavailable' }

interface WithdrawalRequest {
  method: 'GET' | 'POST'
  /** The path below `withdrawals`, with a leading slash. Default: empty. */
  path?: string
  body?: object
  /** The visitor's IP address, for commerce's rate limit. */
  address: string | undefined
}

/** Timeout in ms. It is longer than usual, because commerce also sends a mail. */
const timeoutMs = 10_000

/**
 * Calls commerce's withdrawal API, which not every platform has. It never rejects. After a failure
 * the result is `unavailable`, and the page explains how to withdraw by email.
 */
export async function requestWithdrawal(
  commerce: Fetch,
  { method, path = '', body, address }: WithdrawalRequest,
): Promise<WithdrawResult> {
  const client = createStatelessCommerce(commerce, address ? { 'CF-Connecting-IP': address } : {})
  try {
    const call = { method, path: `withdrawals${path}`, body, schema: answer, timeoutMs: timeoutMs }
    const { withdrawal } = await client.call(call)
    return withdrawal.reference ? { kind: 'ok', withdrawal } : { kind: 'unavailable' }
  } catch (error) {
    const outcome = toResult(error)
    if (outcome.kind === 'unavailable') {
      console.error(JSON.stringify({ event: 'withdrawal_not_taken', error: String(error) }))
    }
    return outcome
  }
}

function toResult(error: unknown): WithdrawResult {
  if (!(error instanceof CommerceError)) return { kind: 'unavailable' }
  const { status, fields, retryAfter } = error
  if (status === 404 && fields.withdrawal) return { kind: 'unknown' }
  if (status === 406) return { kind: 'wrong', errors: fields }
  if (status === 409) return { kind: 'taken' }
  if (status === 410) return { kind: 'over' }
  if (status === 429 && retryAfter) return { kind: 'limited', retryAfter }
  return { kind: 'unavailable' }
}
