import type { Language } from '../lib/languages.ts'
import type { Outcome, PlainOutcome } from '../lib/outcome.ts'
import type { PaymentMethod } from '../selection/state.ts'
import type { Payment, PaymentAction, Started } from './storage.ts'

/** Where `Env` has no place for them: secrets are set outside the configuration file. */
export interface PaymentSecrets {
  STRIPE_SECRET_KEY?: string
  STRIPE_WEBHOOK_SECRET?: string
}

/**
 * What the provider says of a payment. `open`: not paid, and still possible. `pending`:
 * it was paid, and the provider does not know yet whether that worked. Amounts are in minor units.
 */
export type PaymentOutcome = { status: 'open' } | { status: 'pending' } | FinalOutcome

export type FinalOutcome =
  | { status: 'authorised'; amount: number; currency: string }
  | { status: 'declined' | 'cancelled' }

/** What came with `POST payment` for the provider's own use; not checked by anyone yet. */
export interface GivenFields {
  specific: Record<string, unknown>
  additional: Record<string, unknown>
}

/**
 * A way to pay. Adding one is a file with one of these, and its line in `providers.ts`. The service
 * keeps the payment, its stock and its order; the provider moves the money. Every method may be
 * called again for the same payment and must then change nothing more (an idempotency key made of
 * `payment.reference`). A method that throws is called again later.
 */
export interface PaymentProvider extends PaymentMethod {
  widget?: (language: Language) => PaymentAction
  /**
   * Starts a payment of exactly `payment.amount`. Money is authorised only: it is captured when
   * there is an order. A failure is for good, with messages for the shopper; what may be retried
   * throws.
   */
  start: (payment: Payment, given: GivenFields) => Promise<Outcome<Started>>
  /**
   * Our reference in the fields that came to the return page; without this method it is their field
   * `payment`.
   */
  result?: (fields: Record<string, unknown>) => string | null
  /** What the provider itself says. Browsers and notifications are only reasons to ask it. */
  status: (payment: Payment) => Promise<PaymentOutcome>
  /** Takes the authorised money: there is an order. */
  capture: (payment: Payment) => Promise<void>
  /**
   * Releases authorised money, and closes the payment. Also called for unpaid ones.
   */
  void: (payment: Payment) => Promise<void>
  /**
   * The reference of the payment that a notification is about; null where it is about none. A
   * failure when the provider has not signed it, or too long ago. `body` is the request's, byte for
   * byte.
   */
  readNotification: (request: Request, body: string) => Promise<PlainOutcome<string | null>>
}

/** The provider of a method; without a method, the first that is offered. */
export const findProvider = (providers: PaymentProvider[], paymentMethod: string | null): PaymentProvider | null =>
  providers.find(provider => (paymentMethod ? provider.paymentMethod === paymentMethod : provider.offered)) ?? null

/** The shop's return page with what identifies the payment there. */
export function returnAddress({ reference, method, snapshot }: Payment): string {
  const url = new URL(snapshot.returnPage)
  url.searchParams.set('centraPaymentMethod', method)
  url.searchParams.set('payment', reference)
  return url.href
}

/**
 * The shop's page for a payment that failed. One that the shopper cancelled says so in the
 * fragment, which no server needs.
 */
export function failedAddress({ status, snapshot }: Payment): string {
  const url = new URL(snapshot.failedPage)
  if (status === 'cancelled') url.hash = 'error=cancelled'
  return url.href
}
