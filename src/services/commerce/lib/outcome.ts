import type { LanguageCode } from './languages.ts'

export type FailureStatus = 400 | 401 | 403 | 404 | 406 | 409 | 410 | 412 | 413 | 429 | 500 | 503

/** Work that runs after the response; `createPerformer` in `shop.ts` runs it. */
export type ShopEvent =
  /** The availability of products may have changed. */
  | { kind: 'stock_changed' }
  /** The money of a selection's payments must be captured or released. */
  | { kind: 'settle'; selection: string }
  /** An order has refunds that the payment provider must pay. */
  | { kind: 'refund'; order: string }
  /** A mail in the outbox is ready to send. */
  | { kind: 'send_mail'; id: number }
  /** Somebody has requested the link to reset a password. */
  | { kind: 'reset_request'; id: number }
  /** Somebody has requested the link to an order. */
  | { kind: 'order_link'; id: string; order: string; email: string; language: LanguageCode }

/** A failure. `errors` has the reasons, keyed by field or subject, as they appear on the wire. */
export interface PlainFailure {
  ok: false
  status: FailureStatus
  errors: Record<string, string>
}

export interface Failure extends PlainFailure {
  /** Messages for the shopper. */
  messages?: string[]
  /** Seconds until a retry is useful. */
  retryAfter?: number
  events?: ShopEvent[]
  /**
   * Whether the response has no token, because the failure does not concern the caller's session.
   */
  withoutToken?: boolean
  /** Only a failure of the type `Corrected` has a correction; `respondCorrected` handles it. */
  correction?: never
}

/** The result of a function that can fail. Routes turn it into a response. */
export type Outcome<T> = { ok: true; value: T; events?: ShopEvent[] } | Failure

export const succeed = <T>(value: T, events: ShopEvent[] = []) => ({ ok: true as const, value, events })

export const fail = (status: FailureStatus, errors: Record<string, string>): PlainFailure => ({
  ok: false,
  status,
  errors,
})

/** An outcome without messages and events, for pure functions and for calls to Durable Objects. */
export type PlainOutcome<T> = { ok: true; value: T } | PlainFailure

/** Returns the ids of the mails that are ready to send, from the events of an outcome. */
export const listMailIds = (events: ShopEvent[] = []): number[] =>
  events.flatMap(event => (event.kind === 'send_mail' ? [event.id] : []))

/** Thrown, before anything changes, if the stored version is not the one the request expects. */
export class VersionChanged extends Error {}
