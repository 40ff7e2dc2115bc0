import * as v from 'valibot'
import { randomId } from '../../lib/ids.ts'
import type { PaymentSecrets } from '../provider.ts'

/** Request timeout in ms, below the 10 s of the shopper's browser. Requests may be retried. */
const timeoutMs = 5_000
/** The API version of these calls, whatever the account's default is. */
const version = '2024-06-20'
/**
 * Another request with the same idempotency key is running, Stripe is overloaded, or the connection
 * was lost: retried after these pauses, in ms.
 */
const retryPausesMs = [200, 600, 1500]

type Fields = Record<string, string | number>

/**
 * Stripe has rejected the request: nothing happened, and the same request gets the same response.
 */
export class StripeRefused extends Error {
  override name = 'StripeRefused'
}

/**
 * Calls Stripe's REST API and parses the response. A POST has the idempotency key `key`, so that it
 * can be repeated. Throws when Stripe rejects it or does not answer.
 */
export async function requestStripe<T extends v.GenericSchema>(
  env: Env & PaymentSecrets,
  path: string,
  schema: T,
  post?: { fields: Fields; key: string },
): Promise<v.InferOutput<T>> {
  let key = post?.key ?? ''
  for (let attempt = 0; ; attempt++) {
    const sent = await send(env, path, post && { fields: post.fields, key }).catch(keepLost)
    if (sent instanceof Error) {
      await pauseAfter(attempt, sent)
      continue
    }
    const { response, answer } = sent
    if (response.ok) return v.parse(schema, answer)
    // Stripe stores its own errors by key for a day. A repeated error means that nothing happened,
    // and the retry needs another key.
    if (post && key === post.key && response.status >= 500 && response.headers.get('Idempotent-Replayed') === 'true') {
      key = `${post.key}-${randomId()}`
      continue
    }
    // Stripe's error messages contain ids, never card numbers.
    const words = `Stripe answered ${response.status}: ${JSON.stringify(answer)}`
    const isRefused = response.status === 400 || response.status === 402
    const error = isRefused ? new StripeRefused(words) : new Error(words)
    if (response.status !== 409 && response.status !== 429) throw error
    await pauseAfter(attempt, error)
  }
}

async function send(env: Env & PaymentSecrets, path: string, post?: { fields: Fields; key: string }) {
  const response = await fetch(`${env.STRIPE_URL || 'https://api.stripe.com'}/v1/${path}`, {
    method: post ? 'POST' : 'GET',
    headers: {
      Authorization: `Bearer ${env.STRIPE_SECRET_KEY}`,
      'Stripe-Version': version,
      ...(post && { 'Idempotency-Key': post.key, 'Content-Type': 'application/x-www-form-urlencoded' }),
    },
    body: post && new URLSearchParams(textsOf(post.fields)),
    signal: AbortSignal.timeout(timeoutMs),
  })
  const answer: unknown = await response.json()
  return { response, answer }
}

/** A request that took too long is not repeated: the shopper has waited for it. */
function keepLost(cause: unknown): Error {
  if (cause instanceof Error && cause.name !== 'TimeoutError') return cause
  throw cause
}

/** Throws the error when it was the last attempt. */
async function pauseAfter(attempt: number, error: Error) {
  const pause = retryPausesMs[attempt]
  if (pause === undefined) throw error
  await new Promise(resolve => setTimeout(resolve, pause))
}

const textsOf = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, `${value}`]))

const intent = v.object({
  id: v.string(),
  status: v.string(),
  amount: v.number(),
  amount_capturable: v.optional(v.number(), 0),
  amount_received: v.optional(v.number(), 0),
  currency: v.string(),
})

/** A hosted page and, once someone pays on it, its payment intent. */
export const session = v.object({
  id: v.string(),
  status: v.nullable(v.string()),
  url: v.nullish(v.string(), null),
  client_reference_id: v.nullish(v.string(), null),
  payment_intent: v.nullish(v.union([v.string(), intent]), null),
})

export const anything = v.object({})

/** The reference of the payment, which sessions, intents and charges have. */
export const withMetadata = v.object({ metadata: v.nullish(v.object({ payment: v.optional(v.string()) })) })

const eventObject = v.object({ ...withMetadata.entries, payment_intent: v.fallback(v.nullish(v.string()), null) })
export type EventObject = v.InferOutput<typeof eventObject>

/** A notification. */
export const event = v.pipe(v.string(), v.parseJson(), v.object({ data: v.object({ object: eventObject }) }))
