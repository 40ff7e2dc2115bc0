import * as v from 'valibot'
import type { Dispute, PaymentSecrets, ProviderEvents, RefundResult } from '../provider.ts'
import { fromStripe, toStripe } from './amount.ts'
import { requestStripe, StripeFailed, StripeRefused } from './api.ts'

const refund = v.object({
  id: v.string(),
  amount: v.number(),
  status: v.nullish(v.string(), null),
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

/** Refunds of a payment intent that were made in Stripe's dashboard, and its disputes. */
export async function loadIntentEvents(
  env: Env & PaymentSecrets,
  intent: string,
  currency: string,
): Promise<ProviderEvents> {
  const [made, disputed] = await Promise.all([
    loadRefunds(env, intent),
    requestStripe(env, `disputes?payment_intent=${encodeURIComponent(intent)}&limit=100`, disputes),
  ])
  return {
    refunds: made.data.flatMap(({ id, amount, status, metadata }) =>
      status === 'succeeded' && !metadata?.refund ? [{ providerId: id, amount: fromStripe(amount, currency) }] : [],
    ),
    disputes: disputed.data.map(({ id, amount, reason, status }) => ({
      providerId: id,
      amount: fromStripe(amount, currency),
      reason,
      outcome: outcomes.get(status) ?? null,
    })),
  }
}

/** Stripe's states of a dispute that is over (docs.stripe.com/api/disputes/object). */
const outcomes = new Map<string, Dispute['outcome']>([
  ['won', 'won'],
  ['lost', 'lost'],
  // An inquiry that never became a dispute, and a dispute that was settled before it began.
  ['warning_closed', 'closed'],
  ['prevented', 'closed'],
])

interface Wanted {
  reference: string
  /** In hundredths of `currency`. */
  amount: number
  currency: string
}

/**
 * Pays back a part of a payment intent. Looks for the refund first: Stripe repeats its first answer
 * to an idempotency key for a day, also when the refund has become certain meanwhile. When Stripe
 * has failed, the refund may still appear, so it is never sent with another key.
 */
export async function refundIntent(
  env: Env & PaymentSecrets,
  intent: string,
  { reference, amount, currency }: Wanted,
): Promise<RefundResult> {
  const present = await findRefund(env, intent, reference)
  if (present) return present
  const fields = { payment_intent: intent, amount: toStripe(amount, currency), 'metadata[refund]': reference }
  try {
    return resultOf(await requestStripe(env, 'refunds', refund, { fields, key: `refund-${reference}` }))
  } catch (error) {
    if (!(error instanceof StripeRefused || error instanceof StripeFailed)) throw error
    const late = await findRefund(env, intent, reference)
    if (late) return late
    if (error instanceof StripeFailed) throw error
    console.error(JSON.stringify({ event: 'refund_refused', reference, code: error.code, error: String(error) }))
    return { status: 'failed', providerId: '' }
  }
}

/** Null when Stripe has no refund with this reference. */
async function findRefund(env: Env & PaymentSecrets, intent: string, reference: string): Promise<RefundResult | null> {
  const { data } = await loadRefunds(env, intent)
  const found = data.find(({ metadata }) => metadata?.refund === reference)
  return found ? resultOf(found) : null
}

const resultOf = ({ id, status }: v.InferOutput<typeof refund>): RefundResult => ({
  providerId: id,
  status: status === 'succeeded' ? 'refunded' : status === 'failed' || status === 'canceled' ? 'failed' : 'pending',
})
