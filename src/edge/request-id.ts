import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../env.ts'

/** Twelve hex digits: short enough to be read out on the telephone. */
export const newRequestId = () => crypto.randomUUID().replaceAll('-', '').slice(0, 12)

/**
 * Names the request in the log, its answer and its error page. A page that failed by itself has
 * named it already.
 */
export const withRequestId: MiddlewareHandler<AppEnv> = async (c, next) => {
  c.set('requestId', newRequestId())
  await next()
  if (!c.res.headers.has('X-Request-Id')) c.header('X-Request-Id', c.var.requestId)
}
