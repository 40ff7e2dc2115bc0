import type { MiddlewareHandler } from 'hono'
import type { ContentEnv } from '../env.ts'
import { because } from '../lib/reasons/reason.ts'
import { recordRefusal } from './events.ts'
import { type IdentifiedEnv, isOwnOrigin, isReadRequest, readJson, refuse } from './http.ts'
import { findIdentity } from './identify.ts'
import type { Identity } from './identity.ts'

/**
 * Responds with 404 if no `CONTENT_TOKEN` is configured, because without it there are no drafts or
 * previews.
 */
export const requireEditing: MiddlewareHandler<ContentEnv> = async (c, next) => {
  // Bodies of refused requests are read too, because an unread body can break the connection. An
  // upload is not read here, because its route streams it.
  if (!isUpload(c.req.raw)) await c.req.text()
  if (!c.env.CONTENT_TOKEN) return refuse(c, 404, { token: 'editing is not set up' })
  c.header('Cache-Control', 'private, no-store')
  return next()
}

/**
 * Sets `c.var.identity`. Responds with 401 to unknown callers, and with 403 to requests from pages
 * of other sites and to requests for entries that are not of the token's type. Records every 403,
 * including those of the routes.
 */
export const requireIdentity: MiddlewareHandler<IdentifiedEnv> = async (c, next) => {
  const identity = await findIdentity(c.req.raw, c.env)
  if (!identity) {
    c.header('WWW-Authenticate', 'Bearer')
    return refuse(c, 401, { token: 'is missing or wrong' })
  }
  c.set('identity', identity)
  const text = isUpload(c.req.raw) ? '' : await c.req.text()
  if (!isReadRequest(c.req.raw) && isSentByBrowser(identity) && !isOwnOrigin(c.req.raw)) {
    c.res = refuse(c, 403, { origin: 'not allowed' })
  } else if (identity.role === 'none' && !ownAccess.test(c.req.path)) {
    c.res = refuse(c, 403, { role: because(t => t.role('write')) })
  } else if (!isWithinScope(identity, c.req.raw, text)) {
    c.res = refuse(c, 403, { type: `this token is for entries of type "${identity.type}"` })
  } else if (text && readJson(text) === undefined) return refuse(c, 400, { body: 'is not JSON' })
  else await next()
  if (c.res.status !== 403) return
  const request = `${c.req.method} ${c.req.path}`
  console.warn(JSON.stringify({ event: 'editor_refused', editor: identity.id, request }))
  await recordRefusal(c.env.CONTENT_DB, identity, request)
}

/** The paths that everybody who can log in may use: their session, passkeys and desk identity. */
const ownAccess = /^\/api\/content\/(session|sessions|passkeys|identity)(\/|$)/

/** Browsers attach these credentials automatically, whichever site causes the request. */
const isSentByBrowser = ({ by }: Identity) => by === 'session' || by === 'access'

const isUpload = ({ headers }: Request) => /^application\/octet-stream\b/i.test(headers.get('content-type') ?? '')

/**
 * Whether a token for one type is used only for entries of that type. The request must name the
 * type, because entries are looked up by it.
 */
function isWithinScope({ type }: Identity, request: Request, text: string) {
  if (!type) return true
  const { pathname, searchParams } = new URL(request.url)
  if (pathname === '/api/content/session') return true
  if (!pathname.startsWith('/api/content/entries')) return false
  const queryType = searchParams.get('type')
  if (request.method !== 'PUT') return queryType === type
  const body = readJson(text)
  const bodyType = typeof body === 'object' && body && 'type' in body ? body.type : null
  return bodyType === type && (queryType === null || queryType === type)
}
