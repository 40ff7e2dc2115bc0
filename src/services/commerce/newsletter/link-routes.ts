import { type Context, Hono } from 'hono'
import type { CommerceEnv } from '../env.ts'
import { respond } from '../http/respond.ts'
import { fail, type Outcome, succeed } from '../lib/outcome.ts'
import { findAddressee, unsubscribeFromAll } from './links.ts'
import { confirmSubscription, findSubscription } from './subscriptions.ts'

type RouteContext = Context<CommerceEnv>

/**
 * Routes for the links that confirm and end subscriptions. Centra's interface has no such routes.
 * The query has the reference `i` and the secret `id`. GET only checks the link, because mail
 * programs follow links automatically. The body of a POST is ignored; mail programs with a button
 * for unsubscribing (RFC 8058) send a form.
 */
export const linkRoutes = new Hono<CommerceEnv>()
  .get('/newsletter-confirmation', async c =>
    respond(c, toOutcome(await findSubscription(c.env, ...readLink(c))), ({ email }) => ({ email })),
  )
  .post('/newsletter-confirmation', async c => {
    const subscription = await findSubscription(c.env, ...readLink(c))
    if (subscription) await confirmSubscription(c.env.COMMERCE_DB, subscription.reference)
    return respond(c, toOutcome(subscription), () => ({ subscribed: true }))
  })
  .get('/newsletter-unsubscription', async c =>
    respond(c, toOutcome(await findAddressee(c.env, ...readLink(c))), email => ({ email })),
  )
  .post('/newsletter-unsubscription', async c => {
    const email = await findAddressee(c.env, ...readLink(c))
    if (email !== null) await unsubscribeFromAll(c.env.COMMERCE_DB, email)
    return respond(c, toOutcome(email), () => ({ subscribed: false }))
  })

const readLink = (c: RouteContext) => [c.req.query('i') ?? '', c.req.query('id') ?? ''] as const

const toOutcome = <T>(value: T | null): Outcome<T> => (value === null ? fail(404, { link: 'invalid' }) : succeed(value))
