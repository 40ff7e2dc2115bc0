import * as v from 'valibot'
import { fail } from '../../lib/outcome.ts'
import { isSigned } from '../../lib/signature.ts'
import type { PaymentOutcome, PaymentProvider, PaymentSecrets, ProviderEvents, RefundResult } from '../provider.ts'
import type { Payment } from '../storage.ts'
import { findMinimum, fromStripeAmount, toStripeAmount } from './amount.ts'
import {
  anyResponse,
  type EventObject,
  requestStripe,
  StripeMissing,
  StripeRefused,
  stripeEvent,
  stripeSession,
  withMetadata,
} from './api.ts'
import { readCollected } from './collected.ts'
import { eraseStripeCustomers } from './customer.ts'
import { cards, isOfferedIn, type StripeMethod, stripeMethods } from './methods.ts'
import { createPayoutSource } from './payouts.ts'
import { loadIntentEvents, refundIntent } from './refund.ts'
import { findSessionId, type StripeSession, startSession } from './session.ts'

type StripeEnv = Env & PaymentSecrets

/**
 * Creates the payment methods of Stripe's payment page (Checkout Sessions). Shoppers are redirected
 * there, so that no third-party script runs in the shop. Empty unless both secrets of Stripe are
 * set (docs/payments.md).
 */
export function stripeProviders(env: StripeEnv): PaymentProvider[] {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET: secret } = env
  return STRIPE_SECRET_KEY && secret ? stripeMethods.map(method => createProvider(env, secret, method)) : []
}

const createProvider = (env: StripeEnv, webhookSecret: string, method: StripeMethod): PaymentProvider => ({
  paymentMethod: method.paymentMethod,
  paymentMethodType: 'stripe_checkout',
  names: method.names,
  offered: true,
  isOfferedIn: place => isOfferedIn(method, place),
  findMinimum,
  ...(method.offer && { offer: method.offer }),
  ...(method.collectsAddress && { collectsAddress: true }),
  start: payment => startSession(env, payment),
  find: payment => findSessionId(env, payment),
  // A payment without an id has no page, because `findAtProvider` has already looked for a lost id.
  status: async payment =>
    payment.providerId ? toOutcome(payment, await loadSession(env, payment.providerId)) : { status: 'cancelled' },
  close: payment => closePage(env, payment),
  capture: payment => capture(env, payment),
  void: payment => voidPayment(env, payment),
  refund: (payment, refund) => refundPayment(env, payment, refund),
  loadEvents: payment => loadEvents(env, payment),
  ...(method.paymentMethod === cards && {
    eraseCustomers: () => eraseStripeCustomers(env),
    payouts: createPayoutSource(env),
  }),
  readNotification: async (request, body) => {
    if (!(await isSigned(webhookSecret, request.headers.get('Stripe-Signature'), body))) return notSignedFailure
    const message = v.safeParse(stripeEvent, body)
    if (message.success) return { ok: true, value: await findPaymentReference(env, message.output.data.object) }
    const { id, type } = v.parse(unreadable, body)
    console.error(JSON.stringify({ event: 'notification_unreadable', id, type, error: message.issues[0].message }))
    return { ok: true, value: null }
  },
})

/**
 * Finds the reference of the payment that a notification is about. The metadata of refunds and
 * disputes does not contain it, but the metadata of their payment intent does. Null for
 * notifications about payments to other shops that use the same Stripe account.
 */
async function findPaymentReference(
  env: StripeEnv,
  { metadata, payment_intent: intent }: EventObject,
): Promise<string | null> {
  if (metadata?.payment || !intent) return metadata?.payment ?? null
  try {
    const found = await requestStripe(env, `payment_intents/${encodeURIComponent(intent)}`, withMetadata)
    return found.metadata?.payment ?? null
  } catch (error) {
    if (!(error instanceof StripeMissing)) throw error
    console.error(JSON.stringify({ event: 'notification_of_others', intent, error: String(error) }))
    return null
  }
}

const shortName = v.fallback(v.pipe(v.string(), v.maxLength(100)), '')
/**
 * A signed notification that does not contain the changed object. Stripe sends these if thin
 * payloads are configured.
 */
const unreadable = v.fallback(v.pipe(v.string(), v.parseJson(), v.object({ id: shortName, type: shortName })), {
  id: '',
  type: '',
})

const notSignedFailure = fail(400, { signature: 'not valid' })

const open: PaymentOutcome = { status: 'open' }

const loadSession = (env: StripeEnv, id: string) =>
  requestStripe(env, `checkout/sessions/${encodeURIComponent(id)}?expand[]=payment_intent`, stripeSession)

/**
 * Returns the status of a payment from its Checkout Session. Throws if the session belongs to
 * another payment.
 */
function toOutcome({ reference }: Payment, session: StripeSession): PaymentOutcome {
  const { status, client_reference_id, payment_intent: intent } = session
  if (client_reference_id !== reference) throw new Error('Stripe returned a session of another payment')
  // The shopper can try another card while the page is open.
  if (status === 'open') return open
  if (status === 'expired') return { status: 'cancelled' }
  if (!intent || typeof intent === 'string') return { status: 'pending' }
  const currency = intent.currency.toUpperCase()
  if (intent.status === 'requires_capture')
    return {
      status: 'authorised',
      amount: fromStripeAmount(intent.amount_capturable, currency),
      currency,
      money: 'held',
      ...readCollected(session),
    }
  if (intent.status === 'succeeded')
    return {
      status: 'authorised',
      amount: fromStripeAmount(intent.amount_received, currency),
      currency,
      money: 'taken',
      ...readCollected(session),
    }
  if (intent.status === 'canceled') return { status: 'cancelled' }
  return { status: intent.status === 'requires_payment_method' ? 'declined' : 'pending' }
}

async function capture(env: StripeEnv, { reference, providerId, amount, currency }: Payment) {
  if (!providerId) throw new Error('A payment that was never started cannot be captured')
  const intent = await loadIntent(env, providerId)
  if (!intent) throw new Error('There is no payment intent to capture')
  if (intent.status === 'succeeded') return
  try {
    await requestStripe(env, `payment_intents/${encodeURIComponent(intent.id)}/capture`, anyResponse, {
      fields: { amount_to_capture: toStripeAmount(amount, currency) },
      key: `capture-${reference}`,
    })
  } catch (error) {
    // Stripe also rejects the request if the money has already been captured. The intent shows
    // whether it has.
    if ((await loadIntent(env, providerId))?.status !== 'succeeded') throw error
  }
}

async function loadIntent(env: StripeEnv, providerId: string) {
  const { payment_intent: intent } = await loadSession(env, providerId)
  return intent && typeof intent !== 'string' ? intent : null
}

async function refundPayment(
  env: StripeEnv,
  { providerId, currency }: Payment,
  refund: { reference: string; amount: number },
): Promise<RefundResult> {
  if (!providerId) throw new Error('A payment that was never started cannot be refunded')
  const intent = await loadIntent(env, providerId)
  if (!intent) throw new Error('There is no payment intent to refund')
  return refundIntent(env, intent.id, { ...refund, currency })
}

async function loadEvents(env: StripeEnv, { providerId, currency }: Payment): Promise<ProviderEvents> {
  const none = { refunds: [], disputes: [] }
  if (!providerId) return none
  const intent = await loadIntent(env, providerId)
  return intent ? loadIntentEvents(env, intent.id, currency) : none
}

/** Closes the page of an unpaid payment. Does nothing if it was paid or is closed. */
async function closePage(env: StripeEnv, { reference, providerId }: Payment) {
  if (!providerId) return
  const post = { fields: {}, key: `expire-${reference}` }
  try {
    await requestStripe(env, `checkout/sessions/${encodeURIComponent(providerId)}/expire`, anyResponse, post)
  } catch (error) {
    if (!(error instanceof StripeRefused)) throw error
  }
}

/** Closes the page, so that nobody can pay there any more, and releases held money. */
async function voidPayment(env: StripeEnv, payment: Payment) {
  const { reference, providerId } = payment
  if (!providerId) return
  const { status } = await loadSession(env, providerId)
  if (status === 'open') await closePage(env, payment)
  const intent = await loadIntent(env, providerId)
  if (!intent || intent.status === 'canceled') return
  // A cancellation now would be rejected, and Stripe would repeat that response to this key for a
  // day, although the result is known much earlier.
  if (intent.status === 'processing') throw new Error('It is not known yet whether there is money')
  if (intent.status === 'succeeded')
    throw new Error('The money was taken meanwhile, and is refunded at the next attempt')
  await requestStripe(env, `payment_intents/${encodeURIComponent(intent.id)}/cancel`, anyResponse, {
    fields: {},
    key: `cancel-${reference}`,
  })
}
