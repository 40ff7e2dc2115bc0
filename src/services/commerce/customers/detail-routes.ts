import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { issuesOf, readBody } from '../http/body.ts'
import { addressOf } from '../http/client-address.ts'
import { answerSelection, type CommerceEnv, loadSelection, loggedInView, refuse } from '../http/respond.ts'
import { refuseForNow, use } from '../limits/limiter.ts'
import { askForConfirmation, unsubscribe } from '../newsletter/subscriptions.ts'
import { loadOrdersOf } from '../orders/storage.ts'
import { orderView } from '../orders/view.ts'
import { loadQuote } from '../selection/quote.ts'
import { listsView } from '../selection/view.ts'
import { mergeExtras } from './extras.ts'
import { address, newEmail, paging, update } from './fields.ts'
import { needCustomer } from './login.ts'
import { findLoggedIn } from './sessions.ts'
import { type Details, updateCustomer } from './storage.ts'

type Ctx = Context<CommerceEnv>

/** What customers change about themselves, and their orders. Only the token says whose they are. */
export const detailRoutes = new Hono<CommerceEnv>()
  .put('/customer/update', c => change(c, update))
  .put('/address', c => change(c, address))
  .put('/email', c => change(c, newEmail))
  .post('/orders', async c => {
    const known = await needCustomer(c)
    if ('refusal' in known) return known.refusal
    const read = await readBody(c.req.raw)
    if (!read.ok) return refuse(c, read.status, read.errors)
    const page = v.safeParse(paging, read.body)
    if (!page.success) return refuse(c, 406, issuesOf(page.issues))
    const { from } = page.output
    const size = Math.min(page.output.size, 100)
    const { customer } = known
    const { orders, totalSize } = await loadOrdersOf(c.env.COMMERCE_DB, customer.customer, { from, size })
    return c.json({
      token: c.var.session.token,
      orders: orders.map(orderView),
      ordersPaging: { from, size, totalSize },
      ...listsView(await loadQuote(c.env.COMMERCE_DB, await loadSelection(c))),
      ...loggedInView(customer),
    })
  })

type Change = v.GenericSchema<unknown, Partial<Details> & { newEmail?: string | undefined }>

/** Fields that are not given stay. A new e-mail address that another customer has is refused, as seldom as at registration. */
async function change(c: Ctx, schema: Change) {
  const known = await needCustomer(c)
  if ('refusal' in known) return known.refusal
  const read = await readBody(c.req.raw)
  if (!read.ok) return refuse(c, read.status, read.errors)
  const given = v.safeParse(schema, read.body)
  if (!given.success) return refuse(c, 406, issuesOf(given.issues))
  const { newEmail: email, ...details } = given.output
  const { customer: before } = known
  const { errors, extras } = mergeExtras(before, details)
  if (errors) return refuse(c, 406, errors)
  if (email && email.toLowerCase() !== before.email.toLowerCase()) {
    const wait = await use(c.env, [{ rule: 'registerByAddress', of: addressOf(c) }])
    if (wait !== null) return refuseForNow(c, wait)
  }
  const after = await updateCustomer(c.env.COMMERCE_DB, before, {
    ...details,
    ...extras,
    ...(email ? { email } : {}),
  })
  if (!after) return refuse(c, 409, { newEmail: 'already registered' })
  if (details.newsletter === true) await askForConfirmation(c, after)
  if (details.newsletter === false) await unsubscribe(c.env.COMMERCE_DB, after.email)
  return answerChanged(c)
}

/** The selection, with the customer as they are now. */
async function answerChanged(c: Ctx) {
  const { session } = c.var
  const customer = session.token ? await findLoggedIn(c.env.COMMERCE_DB, session.token) : null
  c.set('session', { ...session, customer })
  return answerSelection(c, await loadSelection(c))
}
