import { type Context, Hono } from 'hono'
import { credentials } from '../customers/fields.ts'
import { type CustomerShop, requireCustomer, switchSession } from '../customers/login.ts'
import { checkOwnPassword } from '../customers/login-check.ts'
import type { CustomerRecord } from '../customers/storage.ts'
import type { CommerceEnv } from '../env.ts'
import { parseBody } from '../http/body.ts'
import { deviceView } from '../http/devices.ts'
import { respond, respondFailure } from '../http/respond.ts'
import { digest } from '../lib/ids.ts'
import { fail, type Outcome, succeed } from '../lib/outcome.ts'
import { countUse } from '../limits/limiter.ts'
import { timeView } from '../orders/view.ts'
import { selectionView } from '../selection/view/view.ts'
import { deleteCustomer } from './delete.ts'
import { exportCustomer } from './export.ts'

type RouteContext = Context<CommerceEnv>

/** Routes for a customer's data, deletion and logins. Centra's interface has no such routes. */
export const accountRoutes = new Hono<CommerceEnv>()
  .get('/customer/data', async c => {
    const current = await requireCustomer(c.var.shop)
    return respond(c, current.ok ? await exportData(c.var.shop, current.value) : current, data => ({ data }))
  })
  .post('/customer/deletion', async c => {
    const current = await requireCustomer(c.var.shop)
    if (!current.ok) return respondFailure(c, current)
    const body = await parseBody(c, credentials)
    if (!body.ok) return respondFailure(c, body)
    const isOwn = await checkOwnPassword(c.var.shop, current.value, body.value.password)
    if (!isOwn.ok) return respondFailure(c, isOwn)
    const { shop, mail } = await deleteCustomer(c.var.shop, current.value)
    c.set('shop', shop)
    const visitor = await switchSession(shop, mail === undefined ? [] : [{ kind: 'send_mail', id: mail }])
    return respond(c, visitor, ({ answer }) => selectionView(answer))
  })
  .get('/customer/sessions', c => respondSessions(c, async () => succeed(null)))
  .delete('/customer/sessions', c =>
    respondSessions(c, async ({ db }, customer, token) => {
      await endOthers(db, customer, token, null)
      return succeed(null)
    }),
  )
  .delete('/customer/sessions/:session', c =>
    respondSessions(c, async ({ db }, customer, token) => {
      const ended = await endOthers(db, customer, token, c.req.param('session'))
      return ended > 0 ? succeed(null) : fail(404, { session: 'not found' })
    }),
  )

async function exportData(shop: CustomerShop, customer: CustomerRecord): Promise<Outcome<object>> {
  const limited = await countUse(shop.limits, [{ rule: 'exportByCustomer', of: String(customer.customer) }])
  return limited ?? succeed(await exportCustomer(shop, customer))
}

type Change = (shop: CustomerShop, customer: number, token: string) => Promise<Outcome<null>>

/** Runs `change`, then responds with the customer's logins. */
async function respondSessions(c: RouteContext, change: Change) {
  const { shop } = c.var
  const current = await requireCustomer(shop)
  const sessions: Outcome<StoredSession[]> = current.ok ? await changeAndLoad(current.value.customer) : current
  return respond(c, sessions, list => ({
    sessions: list.map(sessionView),
    emailConfirmed: shop.customer?.emailConfirmed ?? false,
  }))

  async function changeAndLoad(customer: number): Promise<Outcome<StoredSession[]>> {
    const token = shop.session.token ?? ''
    const done = await change(shop, customer, token)
    return done.ok ? succeed(await loadSessions(shop.db, customer, token)) : done
  }
}

const sessionView = ({ session, created, used, device, isCurrent }: StoredSession) => ({
  session,
  createdAt: timeView(created),
  usedAt: timeView(used),
  ...deviceView(device),
  isCurrent,
})

/** A login of a customer that has not ended. */
interface StoredSession {
  /** The login's public id; the secret is its token. */
  session: string
  /** `created` and `used` are ISO times in UTC. `used` is updated at most once an hour. */
  created: string
  used: string
  /** Browser and operating system, from `describeDevice`. */
  device: string
  /** Whether the request itself uses this login. */
  isCurrent: boolean
}

/** Loads a customer's logins, the current one first, then the most recently used. */
async function loadSessions(db: D1Database, customer: number, token: string): Promise<StoredSession[]> {
  const { results } = await db
    .prepare(
      `SELECT session, created, used, device, token = ? AS isCurrent FROM sessions WHERE customer = ? AND expires > ?
       ORDER BY isCurrent DESC, used DESC, session`,
    )
    .bind(await digest(token), customer, new Date().toISOString())
    .all<Omit<StoredSession, 'isCurrent'> & { isCurrent: number }>()
  return results.map(row => ({ ...row, isCurrent: row.isCurrent === 1 }))
}

/**
 * Ends the login `session` of a customer, or all logins if it is null, but never the login with
 * this token. Returns the number of ended logins.
 */
async function endOthers(db: D1Database, customer: number, token: string, session: string | null) {
  const { meta } = await db
    .prepare('DELETE FROM sessions WHERE customer = ?1 AND token <> ?2 AND (?3 IS NULL OR session = ?3)')
    .bind(customer, await digest(token), session)
    .run()
  return meta.changes
}
