import * as v from 'valibot'
import { perLocale } from '#client/i18n/locales.ts'
import type { Language } from '../../lib/languages.ts'
import { type Failure, fail, type Outcome, succeed } from '../../lib/outcome.ts'
import { isSigned } from '../../lib/signature.ts'
import { texts } from '../../lib/texts.ts'
import {
  type PaymentOutcome,
  type PaymentProvider,
  type PaymentSecrets,
  type ProviderEvents,
  type RefundResult,
  returnAddress,
} from '../provider.ts'
import type { Payment, Started } from '../storage.ts'
import { fromStripe, toStripe } from './amount.ts'
import { anything, type EventObject, event, requestStripe, StripeRefused, session, withMetadata } from './api.ts'
import { stripeOffer } from './offer.ts'
import { loadIntentEvents, refundIntent } from './refund.ts'

type StripeEnv = Env & PaymentSecrets

/**
 * How long Stripe's page stays open, in seconds from the payment's start; Stripe's minimum is half
 * an hour.
 */
const openTime = 60 * 60

/**
 * Stripe's hosted page (Checkout Sessions in redirect mode): no foreign script runs in the shop.
 * Money is authorised there, and captured once the order exists, so only payment methods with
 * delayed capture are shown. Active when both secrets are set (docs/payments.md).
 */
export const stripeProvider = (env: StripeEnv): PaymentProvider[] =>
  env.STRIPE_SECRET_KEY && env.STRIPE_WEBHOOK_SECRET ? [provider(env, env.STRIPE_WEBHOOK_SECRET)] : []

const provider = (env: StripeEnv, webhookSecret: string): PaymentProvider => ({
  paymentMethod: 'stripe',
  paymentMethodType: 'stripe_checkout',
  names: perLocale(language => texts[language].payment.stripe),
  offered: true,
  offer: stripeOffer,
  start: payment => start(env, payment),
  status: async payment => (payment.providerId ? outcomeOf(payment, await loadSession(env, payment.providerId)) : open),
  capture: payment => capture(env, payment),
  void: payment => voidPayment(env, payment),
  refund: (payment, refund) => refundPayment(env, payment, refund),
  loadEvents: payment => loadEvents(env, payment),
  readNotification: async (request, body) => {
    if (!(await isSigned(webhookSecret, request.headers.get('Stripe-Signature'), body))) return notSigned
    const message = v.safeParse(event, body)
    return { ok: true, value: message.success ? await paymentOf(env, message.output.data.object) : null }
  },
})

/** Refunds and disputes have no metadata of ours; their payment intent has. */
async function paymentOf(env: StripeEnv, { metadata, payment_intent: intent }: EventObject): Promise<string | null> {
  if (metadata?.payment || !intent) return metadata?.payment ?? null
  const found = await requestStripe(env, `payment_intents/${encodeURIComponent(intent)}`, withMetadata)
  return found.metadata?.payment ?? null
}

const notSigned = fail(400, { signature: 'not valid' })

const open: PaymentOutcome = { status: 'open' }

async function start(env: StripeEnv, payment: Payment): Promise<Outcome<Started>> {
  const { reference, snapshot, amount, currency, created } = payment
  const cancelled = new URL(`/api/checkout/payment-cancel/${reference}`, env.SITE_URL || snapshot.returnPage)
  // All fields derive from the payment alone: Stripe rejects other fields with the same key.
  const fields = {
    mode: 'payment',
    client_reference_id: reference,
    success_url: returnAddress(payment),
    cancel_url: cancelled.href,
    expires_at: Math.floor(Date.parse(created) / 1000) + openTime,
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
  const post = { fields, key: `start-${reference}` }
  try {
    const { id, url } = await requestStripe(env, 'checkout/sessions', session, post)
    if (!url) throw new Error('Stripe made a session without a page')
    return succeed({ providerId: id, next: { action: 'redirect', url, formType: 'redirect' } })
  } catch (error) {
    return refusal(error, snapshot.language)
  }
}

/**
 * A request that Stripe rejects stays rejected under this payment's key, so the payment ends, and
 * the next attempt is a new one.
 */
function refusal(error: unknown, language: Language): Failure {
  if (!(error instanceof StripeRefused)) throw error
  console.error(JSON.stringify({ event: 'payment_refused', error: String(error) }))
  return { ...fail(406, { paymentMethod: 'failed' }), messages: [texts[language].payment.refused] }
}

const loadSession = (env: StripeEnv, id: string) =>
  requestStripe(env, `checkout/sessions/${encodeURIComponent(id)}?expand[]=payment_intent`, session)

type Session = v.InferOutput<typeof session>

/** Throws when the session belongs to another payment: then this one's status is unknown. */
function outcomeOf(
  { reference }: Payment,
  { status, client_reference_id, payment_intent: intent }: Session,
): PaymentOutcome {
  if (client_reference_id !== reference) throw new Error('Stripe returned another payment')
  // A declined card may be followed by another one while the page is open.
  if (status === 'open') return open
  if (status === 'expired') return { status: 'cancelled' }
  if (!intent || typeof intent === 'string') return { status: 'pending' }
  const currency = intent.currency.toUpperCase()
  if (intent.status === 'requires_capture')
    return { status: 'authorised', amount: fromStripe(intent.amount_capturable, currency), currency }
  if (intent.status === 'succeeded')
    return { status: 'authorised', amount: fromStripe(intent.amount_received, currency), currency }
  if (intent.status === 'canceled') return { status: 'cancelled' }
  return { status: intent.status === 'requires_payment_method' ? 'declined' : 'pending' }
}

async function capture(env: StripeEnv, { reference, providerId, amount, currency }: Payment) {
  if (!providerId) throw new Error('A payment that was never started cannot be captured')
  const { payment_intent: intent } = await loadSession(env, providerId)
  if (!intent || typeof intent === 'string') throw new Error('There is no payment intent to capture')
  if (intent.status === 'succeeded') return
  await requestStripe(env, `payment_intents/${encodeURIComponent(intent.id)}/capture`, anything, {
    fields: { amount_to_capture: toStripe(amount, currency) },
    key: `capture-${reference}`,
  })
}

async function refundPayment(
  env: StripeEnv,
  { providerId, currency }: Payment,
  refund: { reference: string; amount: number },
): Promise<RefundResult> {
  if (!providerId) throw new Error('A payment that was never started cannot be refunded')
  const { payment_intent: intent } = await loadSession(env, providerId)
  if (!intent || typeof intent === 'string') throw new Error('There is no payment intent to refund')
  return refundIntent(env, intent.id, { ...refund, currency })
}

async function loadEvents(env: StripeEnv, { providerId, currency }: Payment): Promise<ProviderEvents> {
  const none = { refunds: [], disputes: [] }
  if (!providerId) return none
  const { payment_intent: intent } = await loadSession(env, providerId)
  return intent && typeof intent !== 'string' ? loadIntentEvents(env, intent.id, currency) : none
}

/** Closes the page, so that it can no longer be paid, and cancels the authorisation. */
async function voidPayment(env: StripeEnv, { reference, providerId }: Payment) {
  if (!providerId) return
  const { status, payment_intent: intent } = await loadSession(env, providerId)
  if (status === 'open') {
    await requestStripe(env, `checkout/sessions/${encodeURIComponent(providerId)}/expire`, anything, {
      fields: {},
      key: `expire-${reference}`,
    })
  }
  if (!intent || typeof intent === 'string' || intent.status === 'canceled' || status === 'open') return
  if (intent.status === 'succeeded') throw new Error('The money was taken already: refund it by hand')
  await requestStripe(env, `payment_intents/${encodeURIComponent(intent.id)}/cancel`, anything, {
    fields: {},
    key: `cancel-${reference}`,
  })
}
