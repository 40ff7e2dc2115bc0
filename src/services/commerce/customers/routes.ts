import { Hono } from 'hono'
import { cleanEmail } from '#client/shared/commerce/address.ts'
import type { CommerceEnv } from '../env.ts'
import { parseBody } from '../http/body.ts'
import { respond, respondFailure } from '../http/respond.ts'
import { accessDenied } from '../http/server-auth.ts'
import { createVisitorSession } from '../selection/sessions/visitor.ts'
import { selectionView } from '../selection/view/view.ts'
import { checkDetails } from './check-details.ts'
import { credentials, registrationFields } from './fields.ts'
import { logInAndPrice, requireCustomer, switchSession } from './login.ts'
import { findByPassword } from './login-check.ts'
import { assignLastOrder, register } from './register.ts'
import { customerView } from './storage.ts'

/**
 * Routes for registration, login, logout and the current customer. Stateless calls, which have no
 * session, cannot register or log in.
 */
export const customerRoutes = new Hono<CommerceEnv>()
  .post('/register', async c => {
    if (c.var.shop.session.token === null) return respondFailure(c, accessDenied)
    const body = await parseBody(c, registrationFields)
    if (!body.ok) return respondFailure(c, body)
    const { password, ...fields } = body.value
    const { countries } = await c.var.shop.reference()
    const { place } = await c.var.shop.session.load()
    const details = await checkDetails(fields, place.country ?? '', countries)
    if (!details.ok) return respondFailure(c, details)
    const login = await logInAndPrice(c.var.shop, await register(c.var.shop, details.value, password))
    if (login.ok) {
      c.set('shop', login.value.shop)
      await assignLastOrder(login.value.shop)
    }
    return respond(c, login, ({ answer }) => selectionView(answer))
  })
  .post('/login/:email', async c => {
    if (c.var.shop.session.token === null) return respondFailure(c, accessDenied)
    const body = await parseBody(c, credentials)
    if (!body.ok) return respondFailure(c, body)
    const { password } = body.value
    const login = await logInAndPrice(
      c.var.shop,
      await findByPassword(c.var.shop, cleanEmail(c.req.param('email')), password),
    )
    if (login.ok) c.set('shop', login.value.shop)
    return respond(c, login, ({ answer }) => selectionView(answer))
  })
  .post('/logout', async c => {
    const { shop } = c.var
    const current = await requireCustomer(shop)
    if (!current.ok) return respondFailure(c, current)
    const before = await shop.session.load()
    await shop.session.end()
    const session = await createVisitorSession(shop.sessions, before)
    const visitor = await switchSession({ ...shop, session, customer: null, loggedIn: {} })
    if (visitor.ok) c.set('shop', visitor.value.shop)
    return respond(c, visitor, ({ answer }) => selectionView(answer))
  })
  .get('/customer', async c => {
    // Clients of Centra read the customer at the top level or in `loggedIn`, so both are there.
    return respond(c, await requireCustomer(c.var.shop), customer => ({
      ...customerView(customer),
      ...c.var.shop.loggedIn,
    }))
  })
