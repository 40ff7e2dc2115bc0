/**
 * What is wrong with what an editor sent, by the path of the field, e.g. `data.title.en`; `''` is
 * all of it.
 */
export type FieldErrors = Record<string, string>

/** Why something cannot be done, by field. */
export interface Failure {
  ok: false
  status: 404 | 409 | 422
  errors: FieldErrors
}

/** What a function that can fail returns; only the routes make an answer of it. */
export type Outcome<T> = { ok: true; value: T } | Failure

export const succeed = <T>(value: T): { ok: true; value: T } => ({ ok: true, value })

export const fail = (status: Failure['status'], errors: FieldErrors): Failure => ({ ok: false, status, errors })
