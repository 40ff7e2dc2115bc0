import { type Context, Hono } from 'hono'
import { type CommerceEnv, refuse } from '../http/respond.ts'
import { findAddressee, withdraw } from './links.ts'
import { confirmWish, findWish } from './subscriptions.ts'

type Ctx = Context<CommerceEnv>

/**
 * What the links in mails lead to, an extension of the interface: `i` and `id` are in the query. GET says whether the link is one of ours and
 * changes nothing, because mail programs follow links by themselves. A mail program's own button (RFC 8058) posts a form that nobody needs.
 */
export const linkRoutes = new Hono<CommerceEnv>()
  .get('/newsletter-confirmation', async c => {
    const wish = await findWish(c.env, ...linkOf(c))
    return wish ? c.json({ token: c.var.session.token, email: wish.email }) : invalid(c)
  })
  .post('/newsletter-confirmation', async c => {
    const wish = await findWish(c.env, ...linkOf(c))
    if (!wish) return invalid(c)
    await confirmWish(c.env.COMMERCE_DB, wish.reference)
    return c.json({ token: c.var.session.token, subscribed: true })
  })
  .get('/newsletter-unsubscription', async c => {
    const email = await findAddressee(c.env, ...linkOf(c))
    return email === null ? invalid(c) : c.json({ token: c.var.session.token, email })
  })
  .post('/newsletter-unsubscription', async c => {
    const email = await findAddressee(c.env, ...linkOf(c))
    if (email === null) return invalid(c)
    await withdraw(c.env.COMMERCE_DB, email)
    return c.json({ token: c.var.session.token, subscribed: false })
  })

const linkOf = (c: Ctx) => [c.req.query('i') ?? '', c.req.query('id') ?? ''] as const

const invalid = (c: Ctx) => refuse(c, 404, { link: 'invalid' })
