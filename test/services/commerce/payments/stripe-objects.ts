import { createHmac, randomUUID } from 'node:crypto'

export const secretKey = 'sk_test_1'
export const webhookSecret = 'whsec_1'

/** `code` is the reason, `param` the wrong field (docs.stripe.com/error-codes). */
export interface StripeError {
  type?: string
  code?: string
  param?: string
  message: string
}

/** An address in Stripe's format. */
export interface StripeAddress {
  line1: string
  line2: string | null
  postal_code: string
  city: string
  state: string | null
  country: string
}

/** A Checkout Session, which is Stripe's payment page. */
export interface Session {
  /** The country whose addresses the page accepts; null if it asks for none. */
  asksFor: string | null
  /** The customer whose cards the page shows and saves; null for guests. */
  customer: string | null
  customer_details?: { email: string; name: string; phone: null; address: { country: string } }
  collected_information?: { shipping_details: { name: string; address: StripeAddress } }
  id: string
  status: string
  /** Like `expires_at`, in seconds since 1970. */
  created: number
  expires_at: number
  url: string
  client_reference_id: string
  /** The payment methods that the page offers. */
  methods: string[]
  metadata: { payment: string }
  payment_intent: null | {
    id: string
    status: string
    amount: number
    amount_capturable: number
    amount_received: number
  }
  amount: number
  currency: string
  success_url: string
  cancel_url: string
}

/** Returns a webhook event about `object`, with its signature header. See `signBody`. */
export function signEvent(object: object, { seconds = 0, secret = webhookSecret, type = 'charge.refunded' } = {}) {
  return signBody({ id: `evt_${randomUUID()}`, type, data: { object } }, { seconds, secret })
}

/** Returns the message as a body, with its signature header. `seconds` is the signature's age. */
export function signBody(message: object, { seconds = 0, secret = webhookSecret } = {}) {
  const body = JSON.stringify(message)
  const time = Math.floor(Date.now() / 1000) - seconds
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
  return { body, headers: { 'Stripe-Signature': `t=${time},v1=${'0'.repeat(64)},v1=${signature}` } }
}
