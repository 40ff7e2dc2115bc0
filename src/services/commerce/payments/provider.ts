import type { LanguageCode } from '../lib/languages.ts'
import type { Outcome, PlainOutcome } from '../lib/outcome.ts'
import type { PaymentMethod } from '../selection/state.ts'
import type { Payment, PaymentAction, StartedPayment } from './storage.ts'

/** Secrets, which `Env` does not declare because they are not in the configuration file. */
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

/** The provider's result of a refund. `pending`: requested, but not certain yet. */
export interface RefundResult {
  status: 'refunded' | 'pending' | 'failed'
  /** The provider's id of the refund. */
  providerId: string
}

/** A payment that a buyer disputes at their bank. `amount` is in minor units. */
export interface Dispute {
  providerId: string
  amount: number
  reason: string
  /** Null while the dispute is open; `closed` when it ended without a decision. */
  outcome: 'won' | 'lost' | 'closed' | null
}

/** Refunds and disputes of a payment that began outside the shop. Amounts are in minor units. */
export interface ProviderEvents {
  /** Refunds that the shop did not request, e.g. from the provider's dashboard. */
  refunds: { providerId: string; amount: number }[]
  disputes: Dispute[]
}

/** Unchecked fields of `POST payment` that only the provider reads. */
export interface ProviderFields {
  specific: Record<string, unknown>
  additional: Record<string, unknown>
}

/**
 * The provider of a payment method. To add one, implement this interface and list it in
 * `providers.ts`. This service manages payment, stock and order; the provider moves the money.
 * Every method may be called repeatedly for the same payment and must then have no further effect,
 * e.g. by an idempotency key that contains `payment.reference`. When a method throws, it is called
 * again later.
 */
export interface PaymentProvider extends PaymentMethod {
  widget?: (language: LanguageCode) => PaymentAction
  /**
   * Starts a payment of exactly `payment.amount`. Money is only authorised here, and captured once
   * there is an order. A returned failure is final and has messages for the shopper; throw for
   * temporary errors.
   */
  start: (payment: Payment, fields: ProviderFields) => Promise<Outcome<StartedPayment>>
  /**
   * Returns the provider's id of a payment whose `start` got no response; null when it was never
   * started and can no longer start. Omitted if payments are found without an id.
   */
  find?: (payment: Payment) => Promise<string | null>
  /**
   * Returns the payment's reference from the fields of the return page; by default their field
   * `payment`.
   */
  result?: (fields: Record<string, unknown>) => string | null
  /** Requests the provider's own status, which browsers and notifications only trigger. */
  status: (payment: Payment) => Promise<PaymentOutcome>
  /**
   * Closes the page of an unpaid payment, so that it can no longer be paid. Does nothing if it was
   * paid meanwhile; `status` then tells.
   */
  close: (payment: Payment) => Promise<void>
  /** Captures the authorised money, once there is an order. */
  capture: (payment: Payment) => Promise<void>
  /** Releases authorised money and closes the payment. It is also called for unpaid payments. */
  void: (payment: Payment) => Promise<void>
  /**
   * Refunds a part of captured money, in minor units of the payment's currency. `failed` is final;
   * throw for temporary errors. The idempotency key is `refund.reference`.
   */
  refund: (payment: Payment, refund: { reference: string; amount: number }) => Promise<RefundResult>
  /** Loads refunds and disputes that began outside the shop. Omitted if the provider has none. */
  loadEvents?: (payment: Payment) => Promise<ProviderEvents>
  /**
   * Returns the payment's reference in a notification; null when it concerns no payment. Fails when
   * the provider has not signed it, or it is too old. `body` has the request's exact bytes.
   */
  readNotification: (request: Request, body: string) => Promise<PlainOutcome<string | null>>
}

/** Finds the provider of a method; without a method, the first that is offered. */
export const findProvider = (providers: PaymentProvider[], paymentMethod: string | null): PaymentProvider | null =>
  providers.find(provider => (paymentMethod ? provider.paymentMethod === paymentMethod : provider.offered)) ?? null

/** Returns the shop's return page with the parameters that identify the payment. */
export function createReturnAddress({ reference, method, snapshot }: Payment): string {
  const url = new URL(snapshot.returnPage)
  url.searchParams.set('centraPaymentMethod', method)
  url.searchParams.set('payment', reference)
  return url.href
}

/**
 * Returns the shop's page for a failed payment. The fragment marks a cancelled one, since no server
 * needs to know.
 */
function failedAddress({ status, snapshot }: Payment): string {
  const url = new URL(snapshot.failedPage)
  if (status === 'cancelled' || status === 'voided') url.hash = 'error=cancelled'
  return url.href
}

/**
 * Returns the shopper's next page: the return page, also while the result is unknown, or the page
 * for failed payments.
 */
export const findNextPage = (payment: Payment) =>
  ['pending', 'authorised', 'completed'].includes(payment.status)
    ? createReturnAddress(payment)
    : failedAddress(payment)
