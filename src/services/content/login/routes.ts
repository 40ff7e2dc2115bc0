import { Hono } from 'hono'
import * as v from 'valibot'
import { isOwnOrigin, readBody, refuse } from '../editors/http.ts'
import type { ContentEnv } from '../env.ts'
import { enter } from './enter.ts'
import { localEditor } from './local.ts'

const email = v.pipe(
  v.string('must be a text'),
  v.trim(),
  v.email('is no mail address'),
  v.maxLength(254, 'is too long'),
)
const local = v.object({ email: v.optional(email) })

/**
 * Ways to log in. They end in a session, whose secret only the cookie has. Pages of other sites
 * cannot log anybody in.
 */
export function createLoginRoutes() {
  const routes = new Hono<ContentEnv>()

  routes.use('/login/*', async (c, next) =>
    isOwnOrigin(c.req.raw) ? next() : refuse(c, 403, { origin: 'not allowed' }),
  )

  /** One press on a developer's machine; as the editor with this address, else as an owner. */
  routes.post('/login/local', async c => {
    if (!__LOCAL__ || !c.env.LOCAL_TOOLS) return refuse(c, 404, { login: 'there is no such way' })
    const body = await readBody(c, local)
    if (body.errors) return refuse(c, 422, body.errors)
    const editor = await localEditor(c.env.CONTENT_DB, body.value.email)
    return editor ? enter(c, editor, 'local') : refuse(c, 404, { email: 'is no editor’s' })
  })

  return routes
}
