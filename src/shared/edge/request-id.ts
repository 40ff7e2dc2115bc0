import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../../env.ts'

/** Creates an id of twelve hex digits, which is short enough to be read out on the telephone. */
export const newRequestId = () => crypto.randomUUID().replaceAll('-', '').slice(0, 12)

/**
 * Creates the request's id for the log, the response and the error page. Responses of the
 * entrypoint `Pages` already have an id, which is kept.
 */
export const withRequestId: MiddlewareHandler<AppEnv> = async (c, next) => {
  c.set('requestId', newRequestId())
  await next()
  // `c.header` copies the response, and a copy of a WebSocket response loses its socket.
  if (c.res.status === 101) return
  if (!c.res.headers.has('X-Request-Id')) c.header('X-Request-Id', c.var.requestId)
}
