import type { MiddlewareHandler } from 'hono'
import type { ContentEnv } from '../env.ts'
import { recordRefusal } from './events.ts'
import { type IdentifiedEnv, isOwnOrigin, isReading, readJson, refuse } from './http.ts'
import { identityOf } from './identify.ts'
import type { Identity } from './identity.ts'

/** Without `CONTENT_TOKEN` nothing can be edited: there are neither drafts nor previews. */
export const isSetUp: MiddlewareHandler<ContentEnv> = async (c, next) => {
  // The body is read even when refused: an unread body can break the connection. Uploads stream.
  if (!isUpload(c.req.raw)) await c.req.text()
  if (!c.env.CONTENT_TOKEN) return refuse(c, 404, { token: 'editing is not set up' })
  c.header('Cache-Control', 'private, no-store')
  return next()
}

/**
 * Says in `c.var.identity` who asks, or refuses: with 401 whoever is not known, with 403 requests
 * of other sites' pages and what a token's type forbids. Every 403, of routes too, is recorded.
 */
export const identified: MiddlewareHandler<IdentifiedEnv> = async (c, next) => {
  const identity = await identityOf(c.req.raw, c.env)
  if (!identity) {
    c.header('WWW-Authenticate', 'Bearer')
    return refuse(c, 401, { token: 'is missing or wrong' })
  }
  c.set('identity', identity)
  const text = isUpload(c.req.raw) ? '' : await c.req.text()
  if (!isReading(c.req.raw) && isByBrowser(identity) && !isOwnOrigin(c.req.raw)) {
    c.res = refuse(c, 403, { origin: 'not allowed' })
  } else if (!isWithin(identity, c.req.raw, text)) {
    c.res = refuse(c, 403, { type: `this token is for entries of type "${identity.type}"` })
  } else if (text && readJson(text) === undefined) return refuse(c, 400, { body: 'is not JSON' })
  else await next()
  if (c.res.status !== 403) return
  const request = `${c.req.method} ${c.req.path}`
  console.warn(JSON.stringify({ event: 'editor_refused', editor: identity.id, request }))
  await recordRefusal(c.env.CONTENT_DB, identity, request)
}

/** Browsers send these along by themselves, whoever made the request. */
const isByBrowser = ({ by }: Identity) => by === 'session' || by === 'access'

const isUpload = ({ headers }: Request) => /^application\/octet-stream\b/i.test(headers.get('content-type') ?? '')

/**
 * Whether a token with a type is used for entries of that type. It must say the type: entries are
 * looked up by it.
 */
function isWithin({ type }: Identity, request: Request, text: string) {
  if (!type) return true
  const { pathname, searchParams } = new URL(request.url)
  if (pathname === '/api/content/session') return true
  if (!pathname.startsWith('/api/content/entries')) return false
  const asked = searchParams.get('type')
  if (request.method !== 'PUT') return asked === type
  const body = readJson(text)
  const given = typeof body === 'object' && body && 'type' in body ? body.type : null
  return given === type && (asked === null || asked === type)
}
