import type { Context } from 'hono'
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie'
import type { AppEnv } from '../env.ts'

const name = 'preview'
/** A preview ends by itself after this long, in seconds. */
const lifetime = 3600

/** Whether this visitor has opened the preview and it is not over. Only a cookie that we signed says so. */
export async function isPreview(c: Context<AppEnv>): Promise<boolean> {
  const secret = secretOf(c)
  if (!secret || !c.req.header('Cookie')?.includes(`__Host-${name}=`)) return false
  const [, until] = /^until:(\d{1,15})$/.exec((await getSignedCookie(c, secret, name, 'host')) || '') ?? []
  return Number(until) > Date.now()
}

/** Opens the preview for this browser. False when the shop has no secret to sign with. */
export async function openPreview(c: Context<AppEnv>): Promise<boolean> {
  const secret = secretOf(c)
  if (!secret) return false
  await setSignedCookie(c, name, `until:${Date.now() + lifetime * 1000}`, secret, {
    ...attributes,
    maxAge: lifetime,
  })
  return true
}

export const closePreview = (c: Context<AppEnv>) => deleteCookie(c, name, attributes)

/** Browsers take the `Secure` ones from loopback addresses too. Lax: the editor comes from a link somewhere else. */
const attributes = { prefix: 'host', path: '/', httpOnly: true, secure: true, sameSite: 'Lax' } as const

/** Drafts are read with the editors' token, so without it there is no preview. The prefix keeps this use of it apart from others. */
const secretOf = (c: Context<AppEnv>) => c.env.CONTENT_TOKEN && `preview:${c.env.CONTENT_TOKEN}`
