import type { Context } from 'hono'
import * as v from 'valibot'
import * as apiPaths from '#client/api-paths.ts'
import type { AppEnv } from '../../env.ts'
import type { Fetch } from '../../services.ts'

/** The session cookie of editors; the embedded content service checks its name and value. */
const cookie = /(^|; ?)(__Host-)?editor=/

/**
 * Whether the visitor is logged in as an editor and may see a preview. The content service is asked
 * every time, because the session may have been ended in another browser. Visitors without the
 * cookie cause no request.
 */
export async function isEditor(c: Context<AppEnv>, content: Fetch): Promise<boolean> {
  if (c.env.CONTENT_URL || !cookie.test(c.req.header('Cookie') ?? '')) return false
  const session = await requestSession(c, content, 'GET')
  if (!session.ok) return false
  return v.parse(identity, await session.json()).identity.role !== 'none'
}

const identity = v.object({ identity: v.object({ role: v.string() }) })

/** Ends the editor's session in this browser. Returns the cookies that the response must set. */
export async function logOut(c: Context<AppEnv>, content: Fetch): Promise<string[]> {
  if (c.env.CONTENT_URL || !cookie.test(c.req.header('Cookie') ?? '')) return []
  return (await requestSession(c, content, 'DELETE')).headers.getSetCookie()
}

/** Requests or deletes the session at the content service, with the visitor's cookies. */
function requestSession(c: Context<AppEnv>, content: Fetch, method: 'GET' | 'DELETE') {
  const url = new URL(`${apiPaths.content}/session`, c.req.url)
  const headers = { Cookie: c.req.header('Cookie') ?? '', Origin: url.origin }
  return content(new Request(url, { method, headers }))
}
