import type { LanguageCode } from './languages.ts'

export type FailureStatus = 400 | 401 | 403 | 404 | 406 | 409 | 410 | 412 | 413 | 429 | 500 | 503

/** Work that the response does not wait for; `performer` in `shop.ts` does it. */
export type ShopEvent =
  /** The availability of products may have changed. */
  | { kind: 'stock_changed' }
  /** A selection has payments to capture or to void. */
  | { kind: 'settle'; selection: string }
  /** An order has refunds to pay back. */
  | { kind: 'refund'; order: string }
  /** A mail in the outbox is ready to send. */
  | { kind: 'send_mail'; id: number }
  | { kind: 'reset_request'; id: number }
  /** Someone asks for the link to an order. */
  | { kind: 'order_link'; id: string; order: string; email: string; language: LanguageCode }

/** Reasons of a failure: `errors` by field or subject, in the wire's terms. */
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
  /** True where the caller's session has no part in it: then no token is answered. */
  withoutToken?: boolean
  /** `Corrected` has one, and is answered by `respondCorrected`. */
  correction?: never
}

/** The result of every function that can fail; routes turn it into a response. */
export type Outcome<T> = { ok: true; value: T; events?: ShopEvent[] } | Failure

export const succeed = <T>(value: T, events: ShopEvent[] = []) => ({ ok: true as const, value, events })

export const fail = (status: FailureStatus, errors: Record<string, string>): PlainFailure => ({
  ok: false,
  status,
  errors,
})

/** Without messages and events: the result of pure functions, and of objects over RPC. */
export type PlainOutcome<T> = { ok: true; value: T } | PlainFailure

/** The ids of the mails that an outcome's events name. */
export const mailsOf = (events: ShopEvent[] = []): number[] =>
  events.flatMap(event => (event.kind === 'send_mail' ? [event.id] : []))
