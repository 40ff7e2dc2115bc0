import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Failure, Outcome, ShopEvent } from '../lib/outcome.ts'

/** The part of Hono's context that responses need. `shop` is missing until the session is open. */
export interface ResponseContext {
  var: { shop?: { session: { token: string | null } }; perform?: (event: ShopEvent) => Promise<unknown> }
  executionCtx: { waitUntil: (work: Promise<unknown>) => void }
  header: (name: string, value: string) => void
  json: (body: object, status?: ContentfulStatusCode) => Response
}

/**
 * Responds with a result in the wire's format: the session's token, and the fields that `view`
 * returns. Also performs the result's events. `status` is the status of a success. Default: 200.
 */
export async function respond<T>(
  c: ResponseContext,
  outcome: Outcome<T>,
  view: (value: T) => object | Promise<object>,
  status: ContentfulStatusCode = 200,
): Promise<Response> {
  if (!outcome.ok) return respondFailure(c, outcome)
  performEvents(c, outcome.events)
  return c.json({ token: currentToken(c), ...(await view(outcome.value)) }, status)
}

/**
 * Responds with a failure in the wire's format: the session's token, `errors` by field or subject,
 * and `fields`. Also performs the events of the failure.
 */
export function respondFailure(c: ResponseContext, failure: Failure, fields: object = {}) {
  const { status, errors, messages, retryAfter, events, withoutToken } = failure
  performEvents(c, events)
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter))
  const token = withoutToken ? null : currentToken(c)
  return c.json({ token, errors, ...(messages && { messages }), ...fields }, status)
}

const currentToken = (c: ResponseContext) => c.var.shop?.session.token ?? null

/** Performs events, without delaying the response. */
export function performEvents(c: ResponseContext, events: ShopEvent[] = []) {
  for (const event of events) if (c.var.perform) c.executionCtx.waitUntil(c.var.perform(event))
}
