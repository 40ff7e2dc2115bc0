import type * as v from 'valibot'
import { list, object, textOrNull, wireFlag, wireText } from '../../shared/commerce/schema/wire.ts'

/** One login. Times are in UTC, as the wire has them; browser and system are empty if unknown. */
const openSession = object({
  session: wireText,
  createdAt: wireText,
  usedAt: wireText,
  browser: wireText,
  system: wireText,
  isCurrent: wireFlag,
})

/** The customer's logins, the present one first. */
export const sessionsAnswer = object({
  token: textOrNull,
  sessions: list(openSession),
  /** Whether the mailbox's owner has shown that the account is theirs. */
  emailConfirmed: wireFlag,
})

export type OpenSession = v.InferOutput<typeof openSession>
export type SessionsAnswer = v.InferOutput<typeof sessionsAnswer>
