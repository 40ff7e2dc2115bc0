import type { Context } from 'hono'
import { deleteCookie, getCookie, getSignedCookie, setSignedCookie } from 'hono/cookie'
import type { AppEnv } from '../env.ts'
import type { Fetch } from '../services.ts'
import { logError } from '../shared/edge/log.ts'
import { getCookieAttributes } from '../shared/preview/cookie-attributes.ts'
import { isEditor } from '../shared/preview/editor.ts'

const name = 'preview'
/** Lifetime of a preview, in seconds. */
const lifetime = 3600

/** Whether the visitor sees drafts, as editors and browsers with an open preview do. */
export async function isPreview(c: Context<AppEnv>, content: Fetch): Promise<boolean> {
  try {
    if (await isEditor(c, content)) return true
    const id = await previewId(c)
    return id !== null && (await c.env.PREVIEWS.getByName(id).isOpen())
  } catch (error) {
    logError('preview_unknown', error)
    return false
  }
}

/** Opens a preview for this browser. False if the shop has no secret to sign the cookie with. */
export async function openPreview(c: Context<AppEnv>): Promise<boolean> {
  const secret = secretOf(c)
  if (!secret) return false
  const id = crypto.randomUUID()
  const until = Date.now() + lifetime * 1000
  await c.env.PREVIEWS.getByName(id).open(until)
  await setSignedCookie(c, name, `until:${until}:${id}`, secret, {
    ...getCookieAttributes(c.req.url),
    maxAge: lifetime,
  })
  return true
}

/** Ends this browser's preview. Copies of its cookie become invalid too. */
export async function closePreview(c: Context<AppEnv>) {
  const id = await previewId(c)
  if (id) await c.env.PREVIEWS.getByName(id).close()
  deleteCookie(c, name, getCookieAttributes(c.req.url))
}

/** Returns the preview's id in the cookie; null if it is missing, forged or expired. */
async function previewId(c: Context<AppEnv>): Promise<string | null> {
  const secret = secretOf(c)
  const { prefix } = getCookieAttributes(c.req.url)
  if (!secret || !getCookie(c, name, prefix)) return null
  const signed = (await getSignedCookie(c, secret, name, prefix)) || ''
  const [, until, id] = /^until:(\d{1,15}):([0-9a-f-]{36})$/.exec(signed) ?? []
  return id && Number(until) > Date.now() ? id : null
}

/**
 * Returns the secret that signs the cookie. It is derived from the editors' token, without which no
 * drafts can be read. The prefix separates this use of the token from others.
 */
const secretOf = (c: Context<AppEnv>) => c.env.CONTENT_TOKEN && `preview:${c.env.CONTENT_TOKEN}`
