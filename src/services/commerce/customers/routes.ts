import { type Context, Hono } from 'hono'
import type { CommerceEnv } from '../env.ts'
import { checked, readBody } from '../http/body.ts'
import { respond, respondFailure } from '../http/respond.ts'
import { denied } from '../http/server-auth.ts'
import { fail, type Outcome, succeed } from '../lib/outcome.ts'
import { priced } from '../selection/choices.ts'
import { newSession } from '../selection/session.ts'
import { selectionView } from '../selection/view.ts'
import { registration } from './fields.ts'
import { logIn, needCustomer } from './login.ts'
import { findByPassword } from './login-check.ts'
import { newPasswordError } from './new-passwords.ts'
import { register } from './register.ts'
import { type Customer, customerView } from './storage.ts'

type Ctx = Context<CommerceEnv>

/** Registering, logging in and out, and who is logged in. A stateless call has no session to log in to. */
export const customerRoutes = new Hono<CommerceEnv>()
  .post('/register', async c => {
    if (c.var.shop.session.token === null) return respondFailure(c, denied)
    const body = await readBody(c.req.raw)
    if (!body.ok) return respondFailure(c, body)
    const given = checked(registration, body.value)
    const { password } = body.value
    const problem = newPasswordError(password)
    const errors = { ...(given.ok ? {} : given.errors), ...(problem && { password: problem }) }
    if (!given.ok || problem !== null || typeof password !== 'string') return respondFailure(c, fail(406, errors))
    return respondLogin(c, await register(c.var.shop, given.value, password))
  })
  .post('/login/:email', async c => {
    if (c.var.shop.session.token === null) return respondFailure(c, denied)
    const body = await readBody(c.req.raw)
    if (!body.ok) return respondFailure(c, body)
    const { password } = body.value
    if (typeof password !== 'string') return respondFailure(c, fail(406, { password: 'required' }))
    return respondLogin(c, await findByPassword(c.var.shop, c.req.param('email'), password))
  })
  .post('/logout', async c => {
    const { shop } = c.var
    const known = await needCustomer(shop)
    if (!known.ok) return respondFailure(c, known)
    const left = await shop.session.load()
    await shop.session.end()
    c.set('shop', { ...shop, session: await newSession(shop.sessions, left), customer: null, loggedIn: {} })
    return respondSelection(c)
  })
  .get('/customer', async c => {
    // Both readings of the contract's sources: flat, and as selection answers have it.
    return respond(c, await needCustomer(c.var.shop), customer => ({
      ...customerView(customer),
      ...c.var.shop.loggedIn,
    }))
  })

/** Logs a customer in and answers the selection. */
export async function respondLogin(c: Ctx, customer: Outcome<Customer>) {
  const login = customer.ok ? await logIn(c.var.shop, customer.value) : customer
  if (!login.ok) return respondFailure(c, { ...login, events: customer.events ?? [] })
  c.set('shop', login.value)
  return respondSelection(c, customer.events)
}

/** The selection of the shop as it is now. */
export async function respondSelection(c: Ctx, events: Outcome<unknown>['events'] = []) {
  const { shop } = c.var
  return respond(c, succeed(await priced(shop, await shop.session.load()), events), selectionView)
}
