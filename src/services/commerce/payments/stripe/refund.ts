import * as v from 'valibot'
import type { Dispute, PaymentSecrets, ProviderEvents, RefundResult } from '../provider.ts'
import { fromStripeAmount, toStripeAmount } from './amount.ts'
import { requestStripe, StripeFailed, StripeRefused } from './api.ts'

const refund = v.object({
  id: v.string(),
  amount: v.number(),
  status: v.nullish(v.string(), null),
  failure_reason: v.nullish(v.string(), null),
  metadata: v.nullish(v.object({ refund: v.optional(v.string()) }), null),
})
const refunds = v.object({ data: v.array(refund) })
const disputes = v.object({
  data: v.array(
    v.object({
      id: v.string(),
      amount: v.number(),
      reason: v.nullish(v.string(), ''),
      status: v.nullish(v.string(), ''),
    }),
  ),
})

const loadRefunds = (env: Env & PaymentSecrets, intent: string) =>
  requestStripe(env, `refunds?payment_intent=${encodeURIComponent(intent)}&limit=100`, refunds)

/** Loads the refunds of a payment intent that were made in Stripe's dashboard, and its disputes. */
export async function loadIntentEvents(
  env: Env & PaymentSecrets,
  intent: string,
  currency: string,
): Promise<ProviderEvents> {
  const [allRefunds, allDisputes] = await Promise.all([
    loadRefunds(env, intent),
    requestStripe(env, `disputes?payment_intent=${encodeURIComponent(intent)}&limit=100`, disputes),
  ])
  return {
    refunds: allRefunds.data.flatMap(({ id, amount, status, metadata }) =>
      status === 'succeeded' && !metadata?.refund
        ? [{ providerId: id, amount: fromStripeAmount(amount, currency) }]
        : [],
    ),
    disputes: allDisputes.data.map(({ id, amount, reason, status }) => ({
      providerId: id,
      amount: fromStripeAmount(amount, currency),
      reason,
      outcome: outcomes.get(status) ?? null,
    })),
  }
}

/**
 * Outcomes of disputes, by Stripe's status of the dispute (docs.stripe.com/api/disputes/object).
 */
const outcomes = new Map<string, Dispute['outcome']>([
  ['won', 'won'],
  ['lost', 'lost'],
  // The next two are the statuses of disputes that ended before the bank made a decision.
  ['warning_closed', 'closed'],
  ['prevented', 'closed'],
])

interface RefundRequest {
  reference: string
  /** In hundredths of `currency`. */
  amount: number
  currency: string
}

/**
 * Refunds part or all of a payment intent. If the refund already exists, returns its current
 * status, because a repeated request would only get Stripe's first response to the idempotency key
 * for a day. If Stripe has failed, the refund may still appear, so it is never requested with
 * another key.
 */
export async function refundIntent(
  env: Env & PaymentSecrets,
  intent: string,
  { reference, amount, currency }: RefundRequest,
): Promise<RefundResult> {
  const existing = await findRefund(env, intent, reference)
  if (existing) return existing
  const fields = { payment_intent: intent, amount: toStripeAmount(amount, currency), 'metadata[refund]': reference }
  try {
    return toResult(await requestStripe(env, 'refunds', refund, { fields, key: `refund-${reference}` }))
  } catch (error) {
    if (!(error instanceof StripeRefused || error instanceof StripeFailed)) throw error
    const late = await findRefund(env, intent, reference)
    if (late) return late
    if (error instanceof StripeFailed) throw error
    console.error(JSON.stringify({ event: 'refund_refused', reference, code: error.code, error: String(error) }))
    return { status: 'failed', providerId: '', error: error.message }
  }
}

/** Finds a refund at Stripe by this service's reference; null if there is none. */
async function findRefund(env: Env & PaymentSecrets, intent: string, reference: string): Promise<RefundResult | null> {
  const { data } = await loadRefunds(env, intent)
  const found = data.find(({ metadata }) => metadata?.refund === reference)
  return found ? toResult(found) : null
}

const toResult = ({ id, status, failure_reason: error }: v.InferOutput<typeof refund>): RefundResult => ({
  providerId: id,
  ...(error !== null && { error }),
  status: status === 'succeeded' ? 'refunded' : status === 'failed' || status === 'canceled' ? 'failed' : 'pending',
})
