import type { FieldErrors } from './reasons/reason.ts'

export type { FieldErrors }

/** Why an operation was refused, by field. */
export interface ContentFailure {
  ok: false
  status: 404 | 409 | 412 | 422
  errors: FieldErrors
  /** Data that the caller needs with the reason, e.g. the entry's current state. */
  details?: object
}

/** The result of a function that can fail; only routes turn it into a response. */
export type ContentOutcome<T> = { ok: true; value: T } | ContentFailure

export const succeedWith = <T>(value: T): { ok: true; value: T } => ({ ok: true, value })

export const failWith = (status: ContentFailure['status'], errors: FieldErrors, details?: object): ContentFailure => ({
  ok: false,
  status,
  errors,
  ...(details && { details }),
})
