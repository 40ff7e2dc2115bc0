import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { verifyAccessEmail } from '../editors/access.ts'
import { prepareEditorEvent } from '../editors/events.ts'
import { isOwnOrigin, parseEditorBody, refuse } from '../editors/http.ts'
import { operator } from '../editors/identity.ts'
import { redeemLink, sendLoginLink } from '../editors/links.ts'
import { addEditor, type Editor, findEditor } from '../editors/people.ts'
import { type LoginWay, openSession } from '../editors/sessions.ts'
import type { ContentEnv, NeighbourFactory } from '../env.ts'
import { authentication } from './answers.ts'
import { countAttempt, readNetworkAddress } from './attempts.ts'
import { createLoginOptions, findByPasskey } from './passkeys.ts'

const localEmail = 'editor@localhost.test'

/**
 * Finds the editor with this address. Without an address, returns a local owner, and adds it first
 * if it is missing.
 */
async function loadLocalEditor(db: D1Database, email?: string): Promise<Editor | null> {
  if (email) return findEditor(db, email)
  const existing = await findEditor(db, localEmail)
  if (existing) return existing
  const added = await addEditor(db, operator, {
    email: localEmail,
    name: 'Local editor',
    role: 'own',
    deskRoles: ['own'],
    language: 'en',
  })
  return added.ok ? added.value : findEditor(db, localEmail)
}

const email = v.pipe(
  v.string('must be text'),
  v.trim(),
  v.maxLength(254, 'is too long'),
  v.email('is not an email address'),
)
export const linkRequestSchema = v.object({ email })
export const linkLoginSchema = v.object({ token: v.pipe(v.string('must be text'), v.maxLength(200, 'is too long')) })
export const localLoginSchema = v.object({ email: v.optional(email) })

/**
 * The ways to log in. Each creates a session, whose secret is only in the cookie. Pages of other
 * sites cannot log anybody in.
 */
export function createLoginRoutes(createNeighbours: NeighbourFactory) {
  const routes = new Hono<ContentEnv>()

  routes.use('/login/*', async (c, next) =>
    isOwnOrigin(c.req.raw) ? next() : refuse(c, 403, { origin: 'not allowed' }),
  )

  // Responds the same, and as quickly, whether or not the address belongs to an editor.
  routes.post('/login/link', async c => {
    const body = await parseEditorBody(c, linkRequestSchema)
    if (body.errors) return refuse(c, 422, body.errors)
    if (!(await countAttempt(c.env.CONTENT_DB, 'linkByAddress', readNetworkAddress(c.req.raw)))) return refuseTooMany(c)
    c.executionCtx.waitUntil(mailTo(c, body.value.email))
    return c.json({}, 202)
  })

  routes.post('/login/link/use', async c => {
    const body = await parseEditorBody(c, linkLoginSchema)
    if (body.errors) return refuse(c, 422, body.errors)
    if (!(await countAttempt(c.env.CONTENT_DB, 'secretByAddress', readNetworkAddress(c.req.raw))))
      return refuseTooMany(c)
    const editor = await redeemLink(c.env.CONTENT_DB, createNeighbours(c.executionCtx), body.value.token)
    return editor ? logInEditor(c, editor, 'link') : refuse(c, 404, { token: 'is wrong, used or too old' })
  })

  routes.post('/login/passkey/options', async c => {
    if (!(await countAttempt(c.env.CONTENT_DB, 'passkeyByAddress', readNetworkAddress(c.req.raw))))
      return refuseTooMany(c)
    return c.json(await createLoginOptions(c.env.CONTENT_DB, c.req.raw))
  })

  routes.post('/login/passkey', async c => {
    const body = await parseEditorBody(c, authentication)
    if (body.errors) return refuse(c, 422, body.errors)
    if (!(await countAttempt(c.env.CONTENT_DB, 'passkeyByAddress', readNetworkAddress(c.req.raw))))
      return refuseTooMany(c)
    const editor = await findByPasskey(c.env.CONTENT_DB, c.req.raw, body.value)
    return editor ? logInEditor(c, editor, 'passkey') : refuse(c, 422, { passkey: 'is unknown, or was not confirmed' })
  })

  // Opens a session for the editor whom Cloudflare Access confirms. The session ends when the
  // editor leaves the preview.
  routes.post('/login/access', async c => {
    const known = await verifyAccessEmail(c.req.raw, c.env)
    const editor = known && (await findEditor(c.env.CONTENT_DB, known))
    return editor ? logInEditor(c, editor, 'access') : refuse(c, 404, { login: 'Access confirms no editor' })
  })

  // Logs in without a secret on a developer's machine, as the editor with this address. Without an
  // address, logs in as an owner.
  routes.post('/login/local', async c => {
    if (!__LOCAL__ || !c.env.LOCAL_TOOLS) return refuse(c, 404, { login: 'is not available' })
    const body = await parseEditorBody(c, localLoginSchema)
    if (body.errors) return refuse(c, 422, body.errors)
    const editor = await loadLocalEditor(c.env.CONTENT_DB, body.value.email)
    return editor ? logInEditor(c, editor, 'local') : refuse(c, 404, { email: 'belongs to no editor' })
  })

  async function mailTo(c: Context<ContentEnv>, address: string) {
    const { CONTENT_DB: db } = c.env
    try {
      if (!(await countAttempt(db, 'linkByMailbox', address.toLowerCase()))) return
      const editor = await findEditor(db, address)
      if (editor) await sendLoginLink(db, createNeighbours(c.executionCtx), editor)
    } catch (error) {
      console.error(JSON.stringify({ event: 'login_link_not_mailed', error: String(error) }))
    }
  }

  return routes
}

function refuseTooMany(c: Context<ContentEnv>) {
  c.header('Retry-After', '600')
  return refuse(c, 429, { limit: 'too many attempts, try again later' })
}

/** Logs an editor in and sends their identity. */
async function logInEditor(c: Context<ContentEnv>, { id, name, role, deskRoles }: Editor, way: LoginWay) {
  await openSession(c, id, way)
  await prepareEditorEvent(c.env.CONTENT_DB, { id, name }, 'logged-in', way).run()
  return c.json({ identity: { id, name, role, deskRoles, by: 'session' } }, 201)
}
