import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../../env.ts'

/** Twelve hex digits: short enough to be read out on the telephone. */
export const newRequestId = () => crypto.randomUUID().replaceAll('-', '').slice(0, 12)

/**
 * Creates the request's id for the log, the response and the error page. A response of `Pages` has
 * its own id already.
 */
export const withRequestId: MiddlewareHandler<AppEnv> = async (c, next) => {
  c.set('requestId', newRequestId())
  await next()
  // `c.header` copies the response, and a copy of a WebSocket response loses its socket.
  if (c.res.status === 101) return
  if (!c.res.headers.has('X-Request-Id')) c.header('X-Request-Id', c.var.requestId)
}
