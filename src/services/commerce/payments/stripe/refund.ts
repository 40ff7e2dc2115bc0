import * as v from 'valibot'
import type { PaymentSecrets, RefundResult } from '../provider.ts'
import { toStripe } from './amount.ts'
import { requestStripe, StripeRefused } from './api.ts'

const refund = v.object({
  id: v.string(),
  status: v.nullish(v.string(), null),
  metadata: v.nullish(v.object({ refund: v.optional(v.string()) }), null),
})
const refunds = v.object({ data: v.array(refund) })

interface Wanted {
  reference: string
  /** In hundredths of `currency`. */
  amount: number
  currency: string
}

/**
 * Pays back a part of a payment intent. Looks for the refund first: Stripe repeats its first answer
 * to an idempotency key for a day, also when the refund has become certain meanwhile.
 */
export async function refundIntent(
  env: Env & PaymentSecrets,
  intent: string,
  { reference, amount, currency }: Wanted,
): Promise<RefundResult> {
  const known = await requestStripe(env, `refunds?payment_intent=${encodeURIComponent(intent)}&limit=100`, refunds)
  const present = known.data.find(({ metadata }) => metadata?.refund === reference)
  if (present) return resultOf(present)
  const fields = { payment_intent: intent, amount: toStripe(amount, currency), 'metadata[refund]': reference }
  try {
    return resultOf(await requestStripe(env, 'refunds', refund, { fields, key: `refund-${reference}` }))
  } catch (error) {
    if (!(error instanceof StripeRefused)) throw error
    console.error(JSON.stringify({ event: 'refund_refused', reference, error: String(error) }))
    return { status: 'failed', providerId: '' }
  }
}

const resultOf = ({ id, status }: v.InferOutput<typeof refund>): RefundResult => ({
  providerId: id,
  status: status === 'succeeded' ? 'refunded' : status === 'failed' || status === 'canceled' ? 'failed' : 'pending',
})
