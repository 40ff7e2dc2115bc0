import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { accessEmail } from '../editors/access.ts'
import { isOwnOrigin, parseEditorBody, refuse } from '../editors/http.ts'
import { mailLink, redeemLink } from '../editors/links.ts'
import { findEditor } from '../editors/people.ts'
import type { ContentEnv, NeighboursOf } from '../env.ts'
import { authentication } from './answers.ts'
import { isAllowed, loginAddress } from './attempts.ts'
import { enter } from './enter.ts'
import { localEditor } from './local.ts'
import { findByPasskey, loginOptions } from './passkeys.ts'

const email = v.pipe(
  v.string('must be a text'),
  v.trim(),
  v.maxLength(254, 'is too long'),
  v.email('is no mail address'),
)
export const byMail = v.object({ email })
export const byLink = v.object({ token: v.pipe(v.string('must be a text'), v.maxLength(200, 'is too long')) })
export const byPress = v.object({ email: v.optional(email) })

/**
 * Ways to log in. They end in a session, whose secret only the cookie has. Pages of other sites
 * cannot log anybody in.
 */
export function createLoginRoutes(neighboursOf: NeighboursOf) {
  const routes = new Hono<ContentEnv>()

  routes.use('/login/*', async (c, next) =>
    isOwnOrigin(c.req.raw) ? next() : refuse(c, 403, { origin: 'not allowed' }),
  )

  /** Answers the same, and as quickly, whether the address is an editor's or not. */
  routes.post('/login/link', async c => {
    const body = await parseEditorBody(c, byMail)
    if (body.errors) return refuse(c, 422, body.errors)
    if (!(await isAllowed(c.env.CONTENT_DB, 'linkByAddress', loginAddress(c.req.raw)))) return tooMany(c)
    c.executionCtx.waitUntil(mailTo(c, body.value.email))
    return c.json({}, 202)
  })

  routes.post('/login/link/use', async c => {
    const body = await parseEditorBody(c, byLink)
    if (body.errors) return refuse(c, 422, body.errors)
    if (!(await isAllowed(c.env.CONTENT_DB, 'secretByAddress', loginAddress(c.req.raw)))) return tooMany(c)
    const editor = await redeemLink(c.env.CONTENT_DB, neighboursOf(c.executionCtx), body.value.token)
    return editor ? enter(c, editor, 'link') : refuse(c, 404, { token: 'is wrong, used or too old' })
  })

  routes.post('/login/passkey/options', async c => {
    if (!(await isAllowed(c.env.CONTENT_DB, 'passkeyByAddress', loginAddress(c.req.raw)))) return tooMany(c)
    return c.json(await loginOptions(c.env.CONTENT_DB, c.req.raw))
  })

  routes.post('/login/passkey', async c => {
    const body = await parseEditorBody(c, authentication)
    if (body.errors) return refuse(c, 422, body.errors)
    if (!(await isAllowed(c.env.CONTENT_DB, 'passkeyByAddress', loginAddress(c.req.raw)))) return tooMany(c)
    const editor = await findByPasskey(c.env.CONTENT_DB, c.req.raw, body.value)
    return editor ? enter(c, editor, 'passkey') : refuse(c, 422, { passkey: 'is not known here, or was not confirmed' })
  })

  /** With what Cloudflare Access says, so that leaving the preview is possible behind it too. */
  routes.post('/login/access', async c => {
    const known = await accessEmail(c.req.raw, c.env)
    const editor = known && (await findEditor(c.env.CONTENT_DB, known))
    return editor ? enter(c, editor, 'access') : refuse(c, 404, { login: 'Access names no editor' })
  })

  /** One press on a developer's machine; as the editor with this address, else as an owner. */
  routes.post('/login/local', async c => {
    if (!__LOCAL__ || !c.env.LOCAL_TOOLS) return refuse(c, 404, { login: 'there is no such way' })
    const body = await parseEditorBody(c, byPress)
    if (body.errors) return refuse(c, 422, body.errors)
    const editor = await localEditor(c.env.CONTENT_DB, body.value.email)
    return editor ? enter(c, editor, 'local') : refuse(c, 404, { email: 'is no editor’s' })
  })

  async function mailTo(c: Context<ContentEnv>, address: string) {
    const { CONTENT_DB: db } = c.env
    try {
      if (!(await isAllowed(db, 'linkByMailbox', address.toLowerCase()))) return
      const editor = await findEditor(db, address)
      if (editor) await mailLink(db, neighboursOf(c.executionCtx), editor)
    } catch (error) {
      console.error(JSON.stringify({ event: 'login_link_not_mailed', error: String(error) }))
    }
  }

  return routes
}

function tooMany(c: Context<ContentEnv>) {
  c.header('Retry-After', '600')
  return refuse(c, 429, { limit: 'too many attempts, try again later' })
}
