import { type Context, Hono } from 'hono'
import type { CommerceEnv } from '../env.ts'
import { respond } from '../http/respond.ts'
import { fail, type Outcome } from '../lib/outcome.ts'
import { confirmEmailChange, findEmailChange, stopEmailChange } from './email-changes.ts'

type RouteContext = Context<CommerceEnv>

const linkFailure = fail(404, { link: 'invalid' })

/**
 * Routes for the links about a new e-mail address. Their query has the reference `i` and the secret
 * `id`. GET only checks the link, because mail programs follow links automatically.
 */
export const emailRoutes = new Hono<CommerceEnv>()
  .get('/email-confirmation', c => respondLink(c, 'email-change'))
  .post('/email-confirmation', c => respondLink(c, 'email-change', confirmEmailChange))
  .get('/email-stop', c => respondLink(c, 'email-stop'))
  .post('/email-stop', c => respondLink(c, 'email-stop', stopEmailChange))

/** Checks a link, runs `act` on its change, and responds with the address it was mailed to. */
async function respondLink(c: RouteContext, kind: 'email-change' | 'email-stop', act?: typeof confirmEmailChange) {
  const change = await findEmailChange(c.env, kind, c.req.query('i') ?? '', c.req.query('id') ?? '')
  const done: Outcome<null> = !change
    ? linkFailure
    : act
      ? await act(c.env.COMMERCE_DB, change)
      : { ok: true, value: null }
  return respond(c, done, () => ({ email: kind === 'email-change' ? change?.newEmail : change?.oldEmail }))
}
