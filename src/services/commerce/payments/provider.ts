import type { LanguageCode } from '../lib/languages.ts'
import type { Outcome, PlainOutcome } from '../lib/outcome.ts'
import type { AddressTexts, PaymentMethod } from '../selection/state.ts'
import { type Payment, type PaymentAction, type StartedPayment, wasTaken } from './storage.ts'

/**
 * Secrets of payment providers. They are not in `Env`, because that is generated from
 * `wrangler.toml`.
 */
export interface PaymentSecrets {
  STRIPE_SECRET_KEY?: string
  STRIPE_WEBHOOK_SECRET?: string
}

/**
 * The provider's status of a payment. `open` means that the shopper has not paid, but still can.
 * `pending` means that the shopper has paid, but the result is not known yet. Amounts are in minor
 * units.
 */
export type PaymentOutcome = { status: 'open' } | { status: 'pending' } | FinalOutcome

/**
 * `money` of an authorised payment: `held` money is captured after the order is placed; `taken`
 * money has left the buyer's account already, and is refunded if there is no order.
 */
export type FinalOutcome =
  | { status: 'authorised'; amount: number; currency: string; money: 'held' | 'taken'; collected?: CollectedAddresses }
  | { status: 'declined' | 'cancelled' }

/**
 * The addresses that the buyer has entered on the page of a provider with `collectsAddress`, keyed
 * by the address fields' names on the wire. They are not validated yet.
 */
export interface CollectedAddresses {
  /** The billing address, with `email`. */
  address: AddressTexts
  shippingAddress: AddressTexts
}

/**
 * A started payment, or a failure. `refusal` is the provider's reason if only the merchant can fix
 * the problem.
 */
export type Started = Outcome<StartedPayment> & { refusal?: string }

/** The provider's result of a refund. `pending` means that it may still fail. */
export interface RefundResult {
  status: 'refunded' | 'pending' | 'failed'
  /** The provider's id of the refund. */
  providerId: string
  /**
   * Why the provider rejected the refund, in the provider's own words. Missing if it gave no
   * reason.
   */
  error?: string
}

/** A payment that a buyer disputes at their bank. `amount` is in minor units. */
export interface Dispute {
  providerId: string
  amount: number
  reason: string
  /** Null while the dispute is open. `closed` means that it ended without a decision. */
  outcome: 'won' | 'lost' | 'closed' | null
}

/** Refunds and disputes of a payment that began outside the shop. Amounts are in minor units. */
export interface ProviderEvents {
  /** Refunds that were made elsewhere, e.g. in the provider's dashboard. */
  refunds: { providerId: string; amount: number }[]
  disputes: Dispute[]
}

/** A payout to the merchant's bank account. `amount` is in minor units. */
export interface Payout {
  /** The provider's id. */
  payout: string
  amount: number
  currency: string
  /** The day of arrival: `2026-11-27`. */
  day: string
}

/** One entry of a payout. Amounts are in minor units of the payout's currency. */
export interface PayoutEntry {
  /** The provider's id. */
  entry: string
  kind: 'payment' | 'refund' | 'dispute' | 'fee' | 'other'
  /** Negative for refunds and disputes. */
  amount: number
  /** The fee that the provider keeps. */
  fee: number
  /**
   * This shop's references for the payment and the refund; null if the entry does not contain one.
   */
  payment: string | null
  refund: string | null
}

/** The payouts of one provider. */
export interface PayoutSource {
  provider: string
  /** Lists the payouts that have arrived since a time, at most 100. */
  list: (from: Date) => Promise<Payout[]>
  loadEntries: (payout: string) => Promise<PayoutEntry[]>
}

/** Fields of `POST payment` that only the provider reads, and must check. */
export interface ProviderFields {
  specific: Record<string, unknown>
  additional: Record<string, unknown>
}

/**
 * The provider of a payment method. To add one, implement this interface and list it in
 * `providers.ts`. This service manages payments, stock and orders; the provider moves the money.
 * Every method may be called repeatedly for the same payment, and must only have an effect once. To
 * ensure that, use an idempotency key that contains `payment.reference`. If a method throws, it is
 * called again later.
 */
export interface PaymentProvider extends PaymentMethod {
  widget?: (language: LanguageCode) => PaymentAction
  /**
   * Starts a payment of exactly `payment.amount`. If the method can hold money, the payment must
   * only hold it, because the money is captured after the order is placed. Return a failure only if
   * it is final, with messages for the shopper; throw temporary errors.
   */
  start: (payment: Payment, fields: ProviderFields) => Promise<Started>
  /**
   * Returns the provider's id of a payment whose `start` got no response; null if the payment was
   * never started and can no longer be started. Omit this if the provider needs no id to find a
   * payment.
   */
  find?: (payment: Payment) => Promise<string | null>
  /**
   * Returns the payment's reference from the query or form of the return page. Default: its field
   * `payment`.
   */
  result?: (fields: Record<string, unknown>) => string | null
  /** Requests the status of a payment from the provider. */
  status: (payment: Payment) => Promise<PaymentOutcome>
  /**
   * Closes the page of an unpaid payment, so that nobody can pay there any more. Does nothing if it
   * has been paid in the meantime.
   */
  close: (payment: Payment) => Promise<void>
  /**
   * Captures held money. It is called after the order is placed, even if the money was already
   * taken.
   */
  capture: (payment: Payment) => Promise<void>
  /** Releases held money and closes the payment. It is also called for unpaid payments. */
  void: (payment: Payment) => Promise<void>
  /**
   * Refunds part or all of the captured or taken money. `amount` is in minor units of the payment's
   * currency. The result `failed` is final; throw temporary errors. Use `refund.reference` as
   * idempotency key.
   */
  refund: (payment: Payment, refund: { reference: string; amount: number }) => Promise<RefundResult>
  /** Loads refunds and disputes that began outside the shop. Omit it if there can be none. */
  loadEvents?: (payment: Payment) => Promise<ProviderEvents>
  /** The provider's payouts. Only one of a provider's methods has this property. */
  payouts?: PayoutSource
  /**
   * Deletes the data that the provider keeps about customers whose accounts were deleted. Default:
   * nothing.
   */
  eraseCustomers?: () => Promise<void>
  /**
   * Returns the reference of the payment that a notification is about; null if it is not about a
   * payment. Fails if the notification is too old, or not signed by the provider. `body` is the
   * request's unparsed body, which was signed.
   */
  readNotification: (request: Request, body: string) => Promise<PlainOutcome<string | null>>
}

/** Finds the provider of a payment method. */
export const findProvider = (providers: PaymentProvider[], paymentMethod: string): PaymentProvider | null =>
  providers.find(provider => provider.paymentMethod === paymentMethod) ?? null

/** Returns the shop's return page with the parameters that identify the payment. */
export function createReturnAddress({ reference, method, snapshot }: Payment): string {
  const url = new URL(snapshot.returnPage)
  url.searchParams.set('centraPaymentMethod', method)
  url.searchParams.set('payment', reference)
  return url.href
}

/**
 * Returns the shop's page for a failed payment. The URL's fragment tells the page if the payment
 * was cancelled, its money is refunded, or its address was refused.
 */
function failedAddress(payment: Payment): string {
  const { status, snapshot } = payment
  const url = new URL(snapshot.failedPage)
  if (snapshot.addressRefused) url.hash = 'error=address_refused'
  else if (wasTaken(payment)) url.hash = 'error=money_returned'
  else if (status === 'cancelled' || status === 'voided') url.hash = 'error=cancelled'
  return url.href
}

/**
 * Returns the page that the shopper sees next: the page for failed payments if the payment has
 * failed, otherwise the return page, even while the result is unknown.
 */
export const findNextPage = (payment: Payment) =>
  ['pending', 'authorised', 'completed'].includes(payment.status)
    ? createReturnAddress(payment)
    : failedAddress(payment)
