import type * as v from 'valibot'
import { type Failure, fail, succeed } from '../../lib/outcome.ts'
import { texts } from '../../lib/texts.ts'
import { createReturnAddress, type PaymentSecrets, type Started } from '../provider.ts'
import type { Payment, StartedPayment } from '../storage.ts'
import { toStripeAmount } from './amount.ts'
import {
  requestStripe,
  StripeFailed,
  StripeRefused,
  StripeUnauthorized,
  stripeSession,
  stripeSessionList,
} from './api.ts'
import { createSavingFields, findStripeCustomer, forgetStripeCustomer } from './customer.ts'
import { cards, createMethodFields } from './methods.ts'

type StripeEnv = Env & PaymentSecrets
export type StripeSession = v.InferOutput<typeof stripeSession>

/**
 * How long Stripe's page stays open, in seconds from the payment's start. Stripe requires at least
 * 30 minutes from the time of the request. The additional 2 minutes leave time to repeat a request
 * that got no response. If the goods are reserved for a shorter time, this service closes the page
 * earlier.
 */
const openTime = 32 * 60

/** Creates the payment page at Stripe. Repeated calls for the same payment return the same page. */
export async function startSession(env: StripeEnv, payment: Payment): Promise<Started> {
  try {
    const { id, url } = await createSession(env, payment)
    if (!url) throw new Error('Stripe created a session without a page')
    return succeed(toStarted(id, url))
  } catch (error) {
    if (error instanceof StripeRefused) {
      const { customer } = payment.snapshot
      // Somebody has deleted the customer at Stripe. The next attempt creates a new one.
      if (error.param === 'customer' && customer !== null) await forgetStripeCustomer(env.COMMERCE_DB, customer)
      return describeRefusal(error, payment)
    }
    if (error instanceof StripeUnauthorized) return describeRefusal(error, payment)
    if (!(error instanceof StripeFailed)) throw error
    const session = await findSession(env, payment)
    return session?.url ? succeed(toStarted(session.id, session.url)) : describeRefusal(error, payment)
  }
}

/**
 * Returns the id of the page of a payment whose start got no response. It repeats the start, which
 * returns the page if it exists and otherwise creates it. Null if Stripe refuses to create it.
 */
export async function findSessionId(env: StripeEnv, payment: Payment): Promise<string | null> {
  try {
    return (await createSession(env, payment)).id
  } catch (error) {
    if (!(error instanceof StripeRefused || error instanceof StripeFailed)) throw error
    const session = await findSession(env, payment)
    // If Stripe has failed, the page may still appear until its closing time.
    if (!session && error instanceof StripeFailed && Date.now() < closingTime(payment) * 1000) throw error
    return session?.id ?? null
  }
}

const closingTime = ({ created }: Payment) => Math.floor(Date.parse(created) / 1000) + openTime

async function createSession(env: StripeEnv, payment: Payment): Promise<StripeSession> {
  const { reference, snapshot, amount, currency } = payment
  const cancelled = new URL(`/api/checkout/payment-cancel/${reference}`, env.SITE_URL || snapshot.returnPage)
  // The fields must depend only on the payment, because Stripe rejects a repeated idempotency key
  // with different fields.
  const fields = {
    mode: 'payment',
    client_reference_id: reference,
    success_url: createReturnAddress(payment),
    cancel_url: cancelled.href,
    expires_at: closingTime(payment),
    locale: snapshot.language,
    ...(snapshot.awaitsAddress
      ? { 'shipping_address_collection[allowed_countries][0]': snapshot.awaitsAddress.state.place.country ?? '' }
      : await createBuyerFields(env, payment)),
    'line_items[0][quantity]': 1,
    'line_items[0][price_data][currency]': currency.toLowerCase(),
    'line_items[0][price_data][unit_amount]': toStripeAmount(amount, currency),
    'line_items[0][price_data][product_data][name]': env.SHOP_NAME,
    'metadata[payment]': reference,
    ...createMethodFields(payment, env.SHOP_NAME),
    'payment_intent_data[metadata][payment]': reference,
  }
  return requestStripe(env, 'checkout/sessions', stripeSession, { fields, key: `start-${reference}` })
}

/**
 * Creates the fields that identify the buyer. For customers who are logged in, Stripe's page offers
 * to save the card.
 */
async function createBuyerFields(env: StripeEnv, { method, snapshot }: Payment) {
  const { customer, email } = snapshot
  if (method !== cards || customer === null) return { customer_email: email }
  return createSavingFields(await findStripeCustomer(env, customer, email))
}

/**
 * Finds the page that Stripe has created for a payment; null if there is none. Stripe can only list
 * pages by their time of creation. Throws if the list is too long for one response and does not
 * contain the page.
 */
async function findSession(env: StripeEnv, payment: Payment): Promise<StripeSession | null> {
  const from = Math.floor(Date.parse(payment.created) / 1000) - 60
  const query = `created[gte]=${from}&created[lte]=${closingTime(payment)}&limit=100`
  const { data, has_more: hasMore } = await requestStripe(env, `checkout/sessions?${query}`, stripeSessionList)
  const session = data.find(entry => entry.client_reference_id === payment.reference)
  if (!session && hasMore) throw new Error('Stripe lists too many sessions to find one')
  return session ?? null
}

const toStarted = (id: string, url: string): StartedPayment => ({
  providerId: id,
  next: { action: 'redirect', url, formType: 'redirect' },
})

/**
 * Creates the failure for a payment that Stripe has refused to start, or whose page cannot be
 * found. The failure ends the payment, so the shopper's next attempt is a new payment.
 */
function describeRefusal(
  error: StripeRefused | StripeFailed | StripeUnauthorized,
  { snapshot }: Payment,
): Failure & { refusal?: string } {
  console.error(JSON.stringify({ event: 'payment_refused', error: String(error) }))
  const t = texts[snapshot.language].payment
  const { code, param } = error instanceof StripeRefused ? error : { code: null, param: null }
  if (code === 'email_invalid' || param === 'customer_email' || param === 'email')
    return { ...fail(406, { 'address.email': 'not an e-mail address' }), messages: [t.emailRefused] }
  if (code === 'amount_too_small') return { ...fail(406, { paymentMethod: 'total too small' }), messages: [t.tooSmall] }
  if (code === 'amount_too_large') return { ...fail(406, { paymentMethod: 'total too large' }), messages: [t.tooLarge] }
  const refused = { ...fail(406, { paymentMethod: 'failed' }), messages: [t.refused] }
  // The merchant can do nothing about a declined card or a failure of Stripe.
  return error instanceof StripeFailed || code === 'card_declined' ? refused : { ...refused, refusal: error.message }
}
