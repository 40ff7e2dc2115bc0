import type { Language } from '../lib/languages.ts'
import type { Payment } from './storage.ts'

/** Where `Env` has no place for them: secrets are set outside the configuration file. */
export interface PaymentSecrets {
  STRIPE_SECRET_KEY?: string
  STRIPE_WEBHOOK_SECRET?: string
}

/** What the storefront is to do next, as the wire says it (checkout-api, §4.5). */
export type PaymentAction =
  | { action: 'redirect'; url: string; formType: string }
  | { action: 'form'; formHtml: string; formType: string; formFields?: object }
  | { action: 'javascript'; code: string; formType: string; formFields: object }

/** A payment that was begun; `providerId` is the provider's own name for it. Or a refusal, with words for the shopper. */
export type Started = { providerId: string | null; next: PaymentAction } | { refused: Record<Language, string> }

/**
 * What the provider says of a payment. `open`: nobody has paid, and somebody still may. `pending`: it was paid, and the provider does
 * not know yet whether that worked. Amounts are in minor units.
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
 * A way to pay. Adding one is a file with one of these, and its line in `providers.ts`. The service keeps the payment, its stock and
 * its order; the provider moves the money. Every method may be called again for the same payment and must then change nothing more
 * (an idempotency key made of `payment.reference`). A method that throws is called again later.
 */
export interface PaymentProvider {
  /** On the wire, in return addresses and in `/payment-notifications/{paymentMethod}`. */
  paymentMethod: string
  paymentMethodType: string
  names: Record<Language, string>
  /** Whether shoppers are offered it; otherwise it can only be asked for by name. */
  offered: boolean
  /** A widget that comes before the payment itself, where there is one; it knows the amount and can never finish an order. */
  widget?: (language: Language) => PaymentAction
  /** Begins a payment of exactly `payment.amount`. Money is to be authorised only: it is taken when the order stands. */
  start: (payment: Payment, given: GivenFields) => Promise<Started>
  /** Our reference in the fields that came to the return page; without this method it is their field `payment`. */
  result?: (fields: Record<string, unknown>) => string | null
  /** The truth, asked of the provider itself. What browsers and notifications say only makes us ask. */
  status: (payment: Payment) => Promise<PaymentOutcome>
  /** Takes the authorised money: the order is made. */
  capture: (payment: Payment) => Promise<void>
  /** Lets go of what was authorised, and lets nobody pay any more. Also called for payments that nobody has paid. */
  void: (payment: Payment) => Promise<void>
  /**
   * The reference of the payment that a notification tells of; null where it tells of none. `false` when the provider has not signed
   * it, or too long ago. `body` is the request's, byte for byte.
   */
  notified: (request: Request, body: string) => Promise<string | null | false>
}

/** The shop's return page with what identifies the payment there. */
export function returnAddress({ reference, method, snapshot }: Payment): string {
  const url = new URL(snapshot.returnPage)
  url.searchParams.set('centraPaymentMethod', method)
  url.searchParams.set('payment', reference)
  return url.href
}

/** The shop's page for a payment that came to nothing. One that the shopper cancelled says so in the fragment, which no server needs. */
export function failedAddress({ status, snapshot }: Payment): string {
  const url = new URL(snapshot.failedPage)
  if (status === 'cancelled') url.hash = 'error=cancelled'
  return url.href
}
