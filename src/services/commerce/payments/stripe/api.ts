import * as v from 'valibot'
import type { PaymentSecrets } from '../provider.ts'

/**
 * Request timeout in ms. It is shorter than the 10 s after which the shopper's browser gives up.
 */
const timeoutMs = 5_000
/** The API version of these calls, independent of the account's default. */
const version = '2026-09-30.endive'
/**
 * The pauses before a request is retried, in ms. It is retried, with the same idempotency key, if
 * another request with this key is still running, if Stripe is overloaded or has failed, or if the
 * connection was lost.
 */
const retryPausesMs = [200, 600, 1500]

type Fields = Record<string, string | number>

/** The fields of a request that changes something, and its idempotency key. */
interface Post {
  fields: Fields
  key: string
  /** Default: POST. */
  method?: 'DELETE'
}

/**
 * Stripe has rejected the request, so it had no effect. The same request would be rejected again.
 * `code` is Stripe's reason (docs.stripe.com/error-codes), and `param` the rejected field. Either
 * is null if Stripe reports none.
 */
export class StripeRefused extends Error {
  override name = 'StripeRefused'
  readonly code: string | null
  readonly param: string | null
  constructor(message: string, { code, param }: { code: string | null; param: string | null }) {
    super(message)
    this.code = code
    this.param = param
  }
}

/**
 * Stripe does not know the requested object. It may belong to another account, or to test mode
 * instead of live mode, or the reverse.
 */
export class StripeMissing extends Error {
  override name = 'StripeMissing'
}

/** Stripe has rejected the secret key, or the key does not have the permission for this request. */
export class StripeUnauthorized extends Error {
  override name = 'StripeUnauthorized'
}

/**
 * Stripe has failed, and responds in the same way to every request with the same idempotency key
 * for a day. It is unknown whether the request had an effect, so sending it with another key might
 * cause the effect twice (docs.stripe.com/error-low-level). Code that catches this error must check
 * whether the request has had its effect.
 */
export class StripeFailed extends Error {
  override name = 'StripeFailed'
}

/**
 * Calls Stripe's REST API and parses the response. Sends `post` if there is one, otherwise a GET
 * request. Throws `StripeRefused`, `StripeMissing`, `StripeUnauthorized` or `StripeFailed`, and
 * another error if Stripe does not respond.
 */
export async function requestStripe<T extends v.GenericSchema>(
  env: Env & PaymentSecrets,
  path: string,
  schema: T,
  post?: Post,
): Promise<v.InferOutput<T>> {
  for (let attempt = 0; ; attempt++) {
    const sent = await send(env, path, post).catch(returnUnlessTimeout)
    if (sent instanceof Error) {
      await pauseAfter(attempt, sent)
      continue
    }
    const { response, answer } = sent
    if (response.ok) return v.parse(schema, answer)
    const error = toError(response, answer)
    const isTemporary = [409, 429].includes(response.status) || response.status >= 500
    if (!isTemporary || error instanceof StripeFailed) throw error
    await pauseAfter(attempt, error)
  }
}

function toError({ status, headers }: Response, answer: unknown): Error {
  // Stripe's error messages contain ids, never card numbers.
  const message = `Stripe responded with ${status}: ${JSON.stringify(answer)}`
  if (status >= 500 && headers.get('Idempotent-Replayed') === 'true') return new StripeFailed(message)
  if (status === 404) return new StripeMissing(message)
  if (status === 401 || status === 403) return new StripeUnauthorized(message)
  if (status !== 400 && status !== 402) return new Error(message)
  const { error } = v.parse(refusalResponse, answer)
  // If the key was used for a different request before, it is unknown what that request did.
  return error.type === 'idempotency_error' ? new StripeFailed(message) : new StripeRefused(message, error)
}

async function send(env: Env & PaymentSecrets, path: string, post?: Post) {
  const response = await fetch(`${env.STRIPE_URL || 'https://api.stripe.com'}/v1/${path}`, {
    method: post ? (post.method ?? 'POST') : 'GET',
    headers: {
      Authorization: `Bearer ${env.STRIPE_SECRET_KEY}`,
      'Stripe-Version': version,
      ...(post && { 'Idempotency-Key': post.key, 'Content-Type': 'application/x-www-form-urlencoded' }),
    },
    body: post && new URLSearchParams(toTexts(post.fields)),
    signal: AbortSignal.timeout(timeoutMs),
  })
  const answer: unknown = await response.json()
  return { response, answer }
}

/**
 * Returns a connection error, after which the request is retried. Rethrows a timeout, because the
 * shopper has waited long enough.
 */
function returnUnlessTimeout(cause: unknown): Error {
  if (cause instanceof Error && cause.name !== 'TimeoutError') return cause
  throw cause
}

/** Waits before the next attempt. Throws the error if there is no next attempt. */
async function pauseAfter(attempt: number, error: Error) {
  const pause = retryPausesMs[attempt]
  if (pause === undefined) throw error
  await new Promise(resolve => setTimeout(resolve, pause))
}

const textOrNull = v.fallback(v.nullable(v.string()), null)
const noReason = { type: null, code: null, param: null }
const refusalResponse = v.fallback(
  v.object({
    error: v.object({
      type: v.optional(textOrNull, null),
      code: v.optional(textOrNull, null),
      param: v.optional(textOrNull, null),
    }),
  }),
  { error: noReason },
)

const toTexts = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, `${value}`]))

const intent = v.object({
  id: v.string(),
  status: v.string(),
  amount: v.number(),
  amount_capturable: v.optional(v.number(), 0),
  amount_received: v.optional(v.number(), 0),
  currency: v.string(),
})

const text = v.optional(textOrNull, null)
const stripeAddress = v.fallback(
  v.nullish(v.object({ line1: text, line2: text, postal_code: text, city: text, state: text, country: text })),
  null,
)

/** A name and an address that the buyer has entered on the payment page. */
const addressee = { name: text, phone: text, address: stripeAddress }

/**
 * A Checkout Session, which is Stripe's object for a payment page. It has a payment intent once
 * somebody has tried to pay.
 */
export const stripeSession = v.object({
  customer_details: v.fallback(v.nullish(v.object({ email: text, ...addressee })), null),
  collected_information: v.fallback(
    v.nullish(v.object({ shipping_details: v.fallback(v.nullish(v.object(addressee)), null) })),
    null,
  ),
  id: v.string(),
  status: v.nullable(v.string()),
  url: v.nullish(v.string(), null),
  client_reference_id: v.nullish(v.string(), null),
  payment_intent: v.nullish(v.union([v.string(), intent]), null),
})

/** A list of Checkout Sessions, the newest first. */
export const stripeSessionList = v.object({ data: v.array(stripeSession), has_more: v.optional(v.boolean(), false) })

export const anyResponse = v.object({})

export const withId = v.object({ id: v.string() })

/** A Stripe object whose metadata may contain this service's reference for the payment. */
export const withMetadata = v.object({ metadata: v.nullish(v.object({ payment: v.optional(v.string()) })) })

const eventObject = v.object({ ...withMetadata.entries, payment_intent: v.fallback(v.nullish(v.string()), null) })
export type EventObject = v.InferOutput<typeof eventObject>

/** A notification (webhook) from Stripe. */
export const stripeEvent = v.pipe(v.string(), v.parseJson(), v.object({ data: v.object({ object: eventObject }) }))
