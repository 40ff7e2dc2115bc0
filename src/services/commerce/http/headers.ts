import { createMiddleware } from 'hono/factory'
import { allowedOrigins, ownOrigins } from './origins.ts'

/** Repeats the caller's trace id in the response, if it is short and plain. */
export const repeatTraceId = createMiddleware<{ Bindings: Env }>(async (c, next) => {
  await next()
  const id = c.req.header('x-correlation-id')
  if (id && /^[\w.:-]{1,128}$/.test(id)) c.header('X-Correlation-ID', id)
})

/** Forbids caching, since responses belong to one session. */
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
 * Rejects calls from other origins that are not in `ALLOWED_ORIGINS`. With an empty list, the
 * origin is not checked, but no other origin may read a response. Credentials are never allowed,
 * since a call only needs its token.
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
