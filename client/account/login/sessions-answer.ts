import type * as v from 'valibot'
import { flag, list, object, text, textOrNull } from '../../shared/commerce/schema/wire.ts'

/** One login. Times are in UTC, as the wire has them; browser and system are empty if unknown. */
const openSession = object({
  session: text,
  createdAt: text,
  usedAt: text,
  browser: text,
  system: text,
  isCurrent: flag,
})

/** The customer's logins, the present one first. */
export const sessionsAnswer = object({
  token: textOrNull,
  sessions: list(openSession),
  /** Whether the mailbox's owner has shown that the account is theirs. */
  emailConfirmed: flag,
})

export type OpenSession = v.InferOutput<typeof openSession>
export type SessionsAnswer = v.InferOutput<typeof sessionsAnswer>
