import type * as v from 'valibot'
import { type Failure, fail, type Outcome, succeed } from '../../lib/outcome.ts'
import { texts } from '../../lib/texts.ts'
import { type PaymentSecrets, returnAddress } from '../provider.ts'
import type { Payment, Started } from '../storage.ts'
import { toStripe } from './amount.ts'
import { requestStripe, StripeFailed, StripeRefused, sessions, stripeSession } from './api.ts'

type StripeEnv = Env & PaymentSecrets
export type StripeSession = v.InferOutput<typeof stripeSession>

/**
 * How long Stripe's page stays open, in seconds from the payment's start. Stripe wants at least
 * half an hour from its own clock's now; the two minutes are for a start that has to be repeated.
 * The page is closed earlier when the goods are reserved for a shorter time.
 */
const openTime = 32 * 60

/** Opens the hosted page. Repeated, it gives the same one. */
export async function startSession(env: StripeEnv, payment: Payment): Promise<Outcome<Started>> {
  try {
    const { id, url } = await createSession(env, payment)
    if (!url) throw new Error('Stripe made a session without a page')
    return succeed(startedAt(id, url))
  } catch (error) {
    if (error instanceof StripeRefused) return refusal(error, payment)
    if (!(error instanceof StripeFailed)) throw error
    const made = await findSession(env, payment)
    return made?.url ? succeed(startedAt(made.id, made.url)) : refusal(error, payment)
  }
}

/**
 * The id of the page of a payment whose start was not answered; null when there is none. Repeats
 * the start: that makes the page if there is none, and then it can be closed.
 */
export async function findSessionId(env: StripeEnv, payment: Payment): Promise<string | null> {
  try {
    return (await createSession(env, payment)).id
  } catch (error) {
    if (!(error instanceof StripeRefused || error instanceof StripeFailed)) throw error
    const made = await findSession(env, payment)
    // What failed may still be made, until its page would be over.
    if (!made && error instanceof StripeFailed && Date.now() < closingTime(payment) * 1000) throw error
    return made?.id ?? null
  }
}

const closingTime = ({ created }: Payment) => Math.floor(Date.parse(created) / 1000) + openTime

function createSession(env: StripeEnv, payment: Payment): Promise<StripeSession> {
  const { reference, snapshot, amount, currency } = payment
  const cancelled = new URL(`/api/checkout/payment-cancel/${reference}`, env.SITE_URL || snapshot.returnPage)
  // All fields derive from the payment alone: Stripe rejects other fields with the same key.
  const fields = {
    mode: 'payment',
    client_reference_id: reference,
    success_url: returnAddress(payment),
    cancel_url: cancelled.href,
    expires_at: closingTime(payment),
    locale: snapshot.language,
    customer_email: snapshot.email,
    'line_items[0][quantity]': 1,
    'line_items[0][price_data][currency]': currency.toLowerCase(),
    'line_items[0][price_data][unit_amount]': toStripe(amount, currency),
    'line_items[0][price_data][product_data][name]': env.SHOP_NAME,
    'metadata[payment]': reference,
    'payment_intent_data[capture_method]': 'manual',
    'payment_intent_data[metadata][payment]': reference,
  }
  return requestStripe(env, 'checkout/sessions', stripeSession, { fields, key: `start-${reference}` })
}

/**
 * The page that Stripe made for a payment, by its reference; null when there is none. Stripe lists
 * pages by time only. Throws when there are more than it shows at once.
 */
async function findSession(env: StripeEnv, payment: Payment): Promise<StripeSession | null> {
  const from = Math.floor(Date.parse(payment.created) / 1000) - 60
  const query = `created[gte]=${from}&created[lte]=${closingTime(payment)}&limit=100`
  const { data, has_more: hasMore } = await requestStripe(env, `checkout/sessions?${query}`, sessions)
  const made = data.find(entry => entry.client_reference_id === payment.reference)
  if (!made && hasMore) throw new Error('Stripe lists too many sessions to find one')
  return made ?? null
}

const startedAt = (id: string, url: string): Started => ({
  providerId: id,
  next: { action: 'redirect', url, formType: 'redirect' },
})

/**
 * Ends a payment whose start is rejected, or whose page nobody has: the next attempt is another
 * payment. What the shopper can change is named.
 */
function refusal(error: StripeRefused | StripeFailed, { snapshot }: Payment): Failure {
  console.error(JSON.stringify({ event: 'payment_refused', error: String(error) }))
  const t = texts[snapshot.language].payment
  const { code, param } = error instanceof StripeRefused ? error : { code: null, param: null }
  if (code === 'email_invalid' || param === 'customer_email')
    return { ...fail(406, { 'address.email': 'not an e-mail address' }), messages: [t.emailRefused] }
  if (code === 'amount_too_small') return { ...fail(406, { paymentMethod: 'total too small' }), messages: [t.tooSmall] }
  if (code === 'amount_too_large') return { ...fail(406, { paymentMethod: 'total too large' }), messages: [t.tooLarge] }
  return { ...fail(406, { paymentMethod: 'failed' }), messages: [t.refused] }
}
