import type * as v from 'valibot'
import { list, object, textOrNull, wireFlag, wireText } from '../../shared/commerce/schema/wire.ts'

/**
 * One login session. Times are in UTC in the platform's format; browser and system are empty if
 * unknown.
 */
const openSession = object({
  session: wireText,
  createdAt: wireText,
  usedAt: wireText,
  browser: wireText,
  system: wireText,
  isCurrent: wireFlag,
})

/** The customer's sessions, the current one first. */
export const sessionsAnswer = object({
  token: textOrNull,
  sessions: list(openSession),
  /** Whether the customer has confirmed their e-mail address. */
  emailConfirmed: wireFlag,
})

export type OpenSession = v.InferOutput<typeof openSession>
export type SessionsAnswer = v.InferOutput<typeof sessionsAnswer>
