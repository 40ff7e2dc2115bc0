import type { Context } from 'hono'
import * as apiPaths from '#client/api-paths.ts'
import type { AppEnv } from '../../env.ts'
import type { Fetch } from '../../services.ts'

/** The embedded content service's cookie of editors; the service knows which name counts. */
const cookie = /(^|; ?)(__Host-)?editor=/

/**
 * Whether the visitor is logged in as an editor, which opens the preview: it ends with the session,
 * also when that is ended elsewhere. Only browsers with the cookie cause a request.
 */
export async function isEditor(c: Context<AppEnv>, content: Fetch): Promise<boolean> {
  if (c.env.CONTENT_URL || !cookie.test(c.req.header('Cookie') ?? '')) return false
  return (await askAsVisitor(c, content, 'GET')).ok
}

/** Logs the visitor out, on this browser only; the answer's cookies are to be passed on. */
export async function logOut(c: Context<AppEnv>, content: Fetch): Promise<string[]> {
  if (c.env.CONTENT_URL || !cookie.test(c.req.header('Cookie') ?? '')) return []
  return (await askAsVisitor(c, content, 'DELETE')).headers.getSetCookie()
}

/** About the visitor's session, with their cookies. */
function askAsVisitor(c: Context<AppEnv>, content: Fetch, method: 'GET' | 'DELETE') {
  const url = new URL(`${apiPaths.content}/session`, c.req.url)
  const headers = { Cookie: c.req.header('Cookie') ?? '', Origin: url.origin }
  return content(new Request(url, { method, headers }))
}
