import type { LanguageCode } from '../lib/languages.ts'
import type { Outcome, PlainOutcome } from '../lib/outcome.ts'
import type { PaymentMethod } from '../selection/state.ts'
import type { Payment, PaymentAction, Started } from './storage.ts'

/** Secrets outside the configuration file, which `Env` does not declare. */
export interface PaymentSecrets {
  STRIPE_SECRET_KEY?: string
  STRIPE_WEBHOOK_SECRET?: string
}

/**
 * The provider's status of a payment. `open`: not paid, but still possible. `pending`: paid, but
 * the result is not known yet. Amounts are in minor units.
 */
export type PaymentOutcome = { status: 'open' } | { status: 'pending' } | FinalOutcome

export type FinalOutcome =
  | { status: 'authorised'; amount: number; currency: string }
  | { status: 'declined' | 'cancelled' }

/** The provider's result of a refund. `pending`: asked for, but not certain yet. */
export interface RefundResult {
  status: 'refunded' | 'pending' | 'failed'
  /** The provider's id of it. */
  providerId: string
}

/** A payment that a buyer has questioned at their bank. */
export interface Dispute {
  providerId: string
  amount: number
  reason: string
  /** Null while it is open; `closed` when it ended without a decision. */
  outcome: 'won' | 'lost' | 'closed' | null
}

/** What happened to a payment at its provider, without the shop. Amounts are in minor units. */
export interface ProviderEvents {
  /** Refunds that the shop did not ask for. */
  refunds: { providerId: string; amount: number }[]
  disputes: Dispute[]
}

/** Fields of `POST payment` for the provider only; unchecked. */
export interface GivenFields {
  specific: Record<string, unknown>
  additional: Record<string, unknown>
}

/**
 * A payment method's provider. To add one, implement this interface and list it in `providers.ts`.
 * The service manages payment, stock and order; the provider moves the money. Every method may be
 * called again for the same payment and must then have no further effect (use an idempotency key
 * made of `payment.reference`). A method that throws is called again later.
 */
export interface PaymentProvider extends PaymentMethod {
  widget?: (language: LanguageCode) => PaymentAction
  /**
   * Starts a payment of exactly `payment.amount`. Money is only authorised: it is captured once
   * there is an order. A failure is final, with messages for the shopper; throw for temporary
   * errors.
   */
  start: (payment: Payment, given: GivenFields) => Promise<Outcome<Started>>
  /**
   * The provider's id of a payment whose `start` was not answered; null when it was never begun and
   * cannot begin any more. Left out where a payment is found without it.
   */
  find?: (payment: Payment) => Promise<string | null>
  /** Our reference in the return page's fields; by default their field `payment`. */
  result?: (fields: Record<string, unknown>) => string | null
  /** The provider's own status. Browsers and notifications only trigger a request for it. */
  status: (payment: Payment) => Promise<PaymentOutcome>
  /**
   * Closes the page of an unpaid payment, so that it can no longer be paid. Does nothing to one
   * that was paid meanwhile: `status` tells which.
   */
  close: (payment: Payment) => Promise<void>
  /** Captures the authorised money, once there is an order. */
  capture: (payment: Payment) => Promise<void>
  /** Releases authorised money and closes the payment. Also called for unpaid ones. */
  void: (payment: Payment) => Promise<void>
  /**
   * Pays back a part of captured money, in minor units of the payment's currency. `failed` is
   * final; throw for temporary errors. The idempotency key is `refund.reference`.
   */
  refund: (payment: Payment, refund: { reference: string; amount: number }) => Promise<RefundResult>
  /** What was done to captured money in the provider's dashboard; left out where it has none. */
  loadEvents?: (payment: Payment) => Promise<ProviderEvents>
  /**
   * The payment reference in a notification; null where it concerns none. A failure when it is not
   * signed by the provider, or too old. `body` has the request's exact bytes.
   */
  readNotification: (request: Request, body: string) => Promise<PlainOutcome<string | null>>
}

/** The provider of a method; without a method, the first offered one. */
export const findProvider = (providers: PaymentProvider[], paymentMethod: string | null): PaymentProvider | null =>
  providers.find(provider => (paymentMethod ? provider.paymentMethod === paymentMethod : provider.offered)) ?? null

/** The shop's return page with the parameters that identify the payment. */
export function returnAddress({ reference, method, snapshot }: Payment): string {
  const url = new URL(snapshot.returnPage)
  url.searchParams.set('centraPaymentMethod', method)
  url.searchParams.set('payment', reference)
  return url.href
}

/**
 * The shop's page for a failed payment. A cancelled one is marked in the fragment, which no server
 * needs.
 */
function failedAddress({ status, snapshot }: Payment): string {
  const url = new URL(snapshot.failedPage)
  if (status === 'cancelled' || status === 'voided') url.hash = 'error=cancelled'
  return url.href
}

/**
 * The shopper's next page: the return page, also while the result is unknown, or the failed page.
 */
export const nextAddress = (payment: Payment) =>
  ['pending', 'authorised', 'completed'].includes(payment.status) ? returnAddress(payment) : failedAddress(payment)
