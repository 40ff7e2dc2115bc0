export type FailureStatus = 400 | 401 | 403 | 404 | 406 | 409 | 410 | 412 | 413 | 429 | 500 | 503

/** Work that no answer waits for; `app.ts` has it done. */
export type ShopEvent =
  /** Products may be available, or sold out, that were not before. */
  | { kind: 'stock_changed' }
  /** Payments of a selection have money to capture, or to void. */
  | { kind: 'settle'; selection: string }
  /** A mail of the outbox is ready. */
  | { kind: 'send_mail'; id: number }
  | { kind: 'reset_request'; id: number }

/** Why something cannot be done: `errors` by field or subject, as the wire has them. */
export interface PlainFailure {
  ok: false
  status: FailureStatus
  errors: Record<string, string>
}

export interface Failure extends PlainFailure {
  /** Sentences for the shopper. */
  messages?: string[]
  /** In seconds. */
  retryAfter?: number
  /** More of the answer: a corrected selection, what is unavailable. */
  extra?: object
  events?: ShopEvent[]
}

/** What every function that can fail returns; only routes make an answer of it. */
export type Outcome<T> = { ok: true; value: T; events?: ShopEvent[] } | Failure

export const succeed = <T>(value: T, events: ShopEvent[] = []) => ({ ok: true as const, value, events })

export const fail = (status: FailureStatus, errors: Record<string, string>): PlainFailure => ({
  ok: false,
  status,
  errors,
})

/** An outcome without events and extras: what pure decisions return, and objects over RPC. */
export type PlainOutcome<T> = { ok: true; value: T } | PlainFailure
