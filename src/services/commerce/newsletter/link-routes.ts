import { type Context, Hono } from 'hono'
import type { CommerceEnv } from '../env.ts'
import { respond } from '../http/respond.ts'
import { fail, type Outcome, succeed } from '../lib/outcome.ts'
import { findAddressee, unsubscribeFromAll } from './links.ts'
import { confirmSubscription, findSubscription } from './subscriptions.ts'

type Ctx = Context<CommerceEnv>

/**
 * Actions of the links in mails, an extension of the interface: `i` and `id` are in the query. GET
 * checks the link and changes nothing, because mail programs follow links automatically. A mail
 * program's own button (RFC 8058) posts a form, which is ignored.
 */
export const linkRoutes = new Hono<CommerceEnv>()
  .get('/newsletter-confirmation', async c =>
    respond(c, found(await findSubscription(c.env, ...linkOf(c))), ({ email }) => ({ email })),
  )
  .post('/newsletter-confirmation', async c => {
    const subscription = await findSubscription(c.env, ...linkOf(c))
    if (subscription) await confirmSubscription(c.env.COMMERCE_DB, subscription.reference)
    return respond(c, found(subscription), () => ({ subscribed: true }))
  })
  .get('/newsletter-unsubscription', async c =>
    respond(c, found(await findAddressee(c.env, ...linkOf(c))), email => ({ email })),
  )
  .post('/newsletter-unsubscription', async c => {
    const email = await findAddressee(c.env, ...linkOf(c))
    if (email !== null) await unsubscribeFromAll(c.env.COMMERCE_DB, email)
    return respond(c, found(email), () => ({ subscribed: false }))
  })

const linkOf = (c: Ctx) => [c.req.query('i') ?? '', c.req.query('id') ?? ''] as const

const found = <T>(value: T | null): Outcome<T> => (value === null ? fail(404, { link: 'invalid' }) : succeed(value))
