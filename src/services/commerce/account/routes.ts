import { type Context, Hono } from 'hono'
import { credentials } from '../customers/fields.ts'
import { type CustomerShop, requireCustomer, switchSession } from '../customers/login.ts'
import { checkOwnPassword } from '../customers/login-check.ts'
import type { CustomerRecord } from '../customers/storage.ts'
import type { CommerceEnv } from '../env.ts'
import { parseBody } from '../http/body.ts'
import { deviceView } from '../http/devices.ts'
import { respond, respondFailure } from '../http/respond.ts'
import { fail, type Outcome, succeed } from '../lib/outcome.ts'
import { countUse } from '../limits/limiter.ts'
import { timeView } from '../orders/view.ts'
import { selectionView } from '../selection/view/view.ts'
import { deleteCustomer } from './delete.ts'
import { exportOf } from './export.ts'
import { endOthers, loadSessions, type StoredSession } from './sessions.ts'

type Ctx = Context<CommerceEnv>

/** What belongs to a customer's account as a whole; extensions of the interface. */
export const accountRoutes = new Hono<CommerceEnv>()
  .get('/customer/data', async c => {
    const known = await requireCustomer(c.var.shop)
    return respond(c, known.ok ? await dataOf(c.var.shop, known.value) : known, data => ({ data }))
  })
  .post('/customer/deletion', async c => {
    const known = await requireCustomer(c.var.shop)
    if (!known.ok) return respondFailure(c, known)
    const given = await parseBody(c, credentials)
    if (!given.ok) return respondFailure(c, given)
    const isOwn = await checkOwnPassword(c.var.shop, known.value, given.value.password)
    if (!isOwn.ok) return respondFailure(c, isOwn)
    const { shop, mail } = await deleteCustomer(c.var.shop, known.value)
    c.set('shop', shop)
    const left = await switchSession(shop, mail === undefined ? [] : [{ kind: 'send_mail', id: mail }])
    return respond(c, left, ({ answer }) => selectionView(answer))
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

async function dataOf(shop: CustomerShop, customer: CustomerRecord): Promise<Outcome<object>> {
  const limited = await countUse(shop.limits, [{ rule: 'exportByCustomer', of: String(customer.customer) }])
  return limited ?? succeed(await exportOf(shop, customer))
}

type Change = (shop: CustomerShop, customer: number, token: string) => Promise<Outcome<null>>

/** Responds with the customer's logins after `change`. */
async function respondSessions(c: Ctx, change: Change) {
  const { shop } = c.var
  const known = await requireCustomer(shop)
  const sessions: Outcome<StoredSession[]> = known.ok ? await changed(known.value.customer) : known
  return respond(c, sessions, list => ({
    sessions: list.map(sessionView),
    emailConfirmed: shop.customer?.emailConfirmed ?? false,
  }))

  async function changed(customer: number): Promise<Outcome<StoredSession[]>> {
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
