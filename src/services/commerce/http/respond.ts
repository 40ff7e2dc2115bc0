import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Failure, Outcome, ShopEvent } from '../lib/outcome.ts'

/**
 * The part of Hono's context that responses need. Before the session is open there is neither a
 * token nor an event.
 */
export interface Answering {
  var: { shop?: { session: { token: string | null } }; perform?: (event: ShopEvent) => Promise<unknown> }
  executionCtx: { waitUntil: (work: Promise<unknown>) => void }
  header: (name: string, value: string) => void
  json: (body: object, status?: ContentfulStatusCode) => Response
}

/** A result in the wire's format: the token, and the value as `view` shows it. */
export async function respond<T>(
  c: Answering,
  outcome: Outcome<T>,
  view: (value: T) => object | Promise<object>,
  status: ContentfulStatusCode = 200,
): Promise<Response> {
  if (!outcome.ok) return respondFailure(c, outcome)
  performEvents(c, outcome.events)
  return c.json({ token: tokenOf(c), ...(await view(outcome.value)) }, status)
}

/** An error in the wire's format: `errors` by field or subject, the token, and more `fields`. */
export function respondFailure(c: Answering, failure: Failure, fields: object = {}) {
  const { status, errors, messages, retryAfter, events, withoutToken } = failure
  performEvents(c, events)
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter))
  const token = withoutToken ? null : tokenOf(c)
  return c.json({ token, errors, ...(messages && { messages }), ...fields }, status)
}

const tokenOf = (c: Answering) => c.var.shop?.session.token ?? null

/** Schedules the events for after the response. */
export function performEvents(c: Answering, events: ShopEvent[] = []) {
  for (const event of events) if (c.var.perform) c.executionCtx.waitUntil(c.var.perform(event))
}
