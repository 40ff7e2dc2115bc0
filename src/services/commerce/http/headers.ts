import { createMiddleware } from 'hono/factory'
import { allowedOrigins, ownOrigins } from './origins.ts'

/**
 * Copies the request's `X-Correlation-ID` to the response, unless it is too long or contains
 * unusual characters.
 */
export const repeatTraceId = createMiddleware<{ Bindings: Env }>(async (c, next) => {
  await next()
  const id = c.req.header('x-correlation-id')
  if (id && /^[\w.:-]{1,128}$/.test(id)) c.header('X-Correlation-ID', id)
})

/** Forbids caching, because a response belongs to one session. */
export const noStoreHeaders = createMiddleware<{ Bindings: Env }>(async (c, next) => {
  await next()
  c.header('Cache-Control', 'private, no-store')
  c.header('X-Content-Type-Options', 'nosniff')
})

const preflight = {
  'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
  'Access-Control-Allow-Headers': 'api-token, content-type, accept, x-correlation-id',
  'Access-Control-Max-Age': '86400',
}

/**
 * Rejects calls from pages of other origins that are not in `ALLOWED_ORIGINS`. If that is empty,
 * calls from any origin are handled, but browsers do not let pages of other origins read the
 * responses. Credentials such as cookies are never allowed, because callers send a token instead.
 */
export const onlyAllowedOrigins = createMiddleware<{ Bindings: Env }>(async (c, next) => {
  const origin = c.req.header('origin')
  const list = allowedOrigins(c.env)
  const isForeign = origin !== undefined && !ownOrigins(c.env, c.req.url).includes(origin)
  if (isForeign && list.length > 0) return c.json({ token: null, errors: { origin: 'not allowed' } }, 401)
  const isAllowed = origin !== undefined && list.includes(origin)
  if (c.req.method === 'OPTIONS') {
    return c.body(null, 204, {
      Vary: 'Origin',
      ...(isAllowed ? { 'Access-Control-Allow-Origin': origin, ...preflight } : {}),
    })
  }
  await next()
  c.header('Vary', 'Origin')
  if (isAllowed) c.header('Access-Control-Allow-Origin', origin)
})
