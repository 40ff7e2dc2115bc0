import type { Context } from 'hono'
import type { CommerceEnv } from '../env.ts'
import { fail } from '../lib/outcome.ts'
import { isStorageError } from '../lib/storage-errors.ts'
import { respondFailure } from './respond.ts'

/** Logs an error, and responds with 503 if storage failed, or else with 500. */
export function respondToError(error: Error, c: Context<CommerceEnv>) {
  console.error(
    JSON.stringify({ event: 'commerce_failed', path: c.req.routePath, error: String(error.stack ?? error) }),
  )
  if (!isStorageError(error)) return respondFailure(c, fail(500, { server: 'failed' }))
  // The call may or may not have taken effect. The client can retry it in either case.
  return respondFailure(c, { ...fail(503, { server: 'unavailable' }), retryAfter: 5 })
}
