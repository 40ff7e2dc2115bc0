import { createMiddleware } from 'hono/factory'
import { allowedOrigins, ownOrigins } from './origins.ts'

/** Reflects the caller's trace id, when it is a plain short one. */
export const correlation = createMiddleware<{ Bindings: Env }>(async (c, next) => {
  await next()
  const id = c.req.header('x-correlation-id')
  if (id && /^[\w.:-]{1,128}$/.test(id)) c.header('X-Correlation-ID', id)
})

/** Answers belong to one session; no cache may keep them. */
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
 * Other origins may call only when they are in `ALLOWED_ORIGINS`; with an empty list the origin is
 * not checked, and no other origin may read an answer. Credentials are never allowed: the token is
 * all a call needs.
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
