import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { type CommerceEnv, refuse } from '../http/respond.ts'
import { needCustomer } from './login.ts'

type Ctx = Context<CommerceEnv>

/** Most wishes of one customer, and most in one answer. */
const most = 500
const pageMaximum = 100

const whole = v.pipe(v.string(), v.regex(/^\d{1,6}$/, 'must be a whole number'), v.transform(Number))
/** `page` counts from 1. */
const paging = v.object({
  page: v.optional(v.pipe(whole, v.minValue(1, 'must be 1 or more')), '1'),
  limit: v.optional(v.pipe(whole, v.minValue(1, 'must be 1 or more')), '50'),
})

const firstPage = { page: 1, limit: 50 }

/** A customer's wishes (checkout-api, §4.9): one list, numbered 0. The shop's own favorites stay in the browser. */
export const wishlistRoutes = new Hono<CommerceEnv>()
  .get('/customer/wishlists/:wishlist', async c => {
    const known = await ownList(c)
    if ('refusal' in known) return known.refusal
    const given = v.safeParse(paging, c.req.query())
    if (!given.success) return refuse(c, 406, { page: given.issues[0].message })
    return answerList(c, known.customer, given.output)
  })
  .post('/customer/wishlists/:wishlist/items/:product', async c => {
    const known = await ownList(c)
    if ('refusal' in known) return known.refusal
    const product = c.req.param('product')
    const db = c.env.COMMERCE_DB
    const [exists, count] = await db.batch<{ n: number }>([
      db.prepare('SELECT COUNT(*) AS n FROM products WHERE product = ?').bind(product),
      db.prepare('SELECT COUNT(*) AS n FROM wishes WHERE customer = ?').bind(known.customer),
    ])
    if (!exists?.results[0]?.n) return refuse(c, 404, { displayItem: 'display item not found' })
    if ((count?.results[0]?.n ?? 0) >= most) return refuse(c, 412, { wishlist: `must be at most ${most}` })
    await db
      .prepare('INSERT OR IGNORE INTO wishes (customer, product, created) VALUES (?, ?, ?)')
      .bind(known.customer, product, new Date().toISOString())
      .run()
    return answerList(c, known.customer)
  })
  .delete('/customer/wishlists/:wishlist/items/:product', async c => {
    const known = await ownList(c)
    if ('refusal' in known) return known.refusal
    const { meta } = await c.env.COMMERCE_DB.prepare('DELETE FROM wishes WHERE customer = ? AND product = ?')
      .bind(known.customer, c.req.param('product'))
      .run()
    if (meta.changes === 0) return refuse(c, 404, { displayItem: 'display item not found' })
    return answerList(c, known.customer)
  })

/** The newest wish first. */
async function answerList(c: Ctx, customer: number, { page, limit }: v.InferOutput<typeof paging> = firstPage) {
  const size = Math.min(limit, pageMaximum)
  const { results } = await c.env.COMMERCE_DB.prepare(
    `SELECT wish AS wishlistItem, CAST(product AS INTEGER) AS product, substr(replace(created, 'T', ' '), 1, 19) AS createdAt
     FROM wishes WHERE customer = ? ORDER BY wish DESC LIMIT ? OFFSET ?`,
  )
    .bind(customer, size, (page - 1) * size)
    .all()
  return c.json({ token: c.var.session.token, wishlist: { wishlist: 0, isDefault: true, items: results } })
}

/** Whose list it is; the answer for visitors, and for lists that are none. */
async function ownList(c: Ctx): Promise<{ customer: number } | { refusal: Response }> {
  const known = await needCustomer(c)
  if ('refusal' in known) return known
  if (c.req.param('wishlist') !== '0') return { refusal: refuse(c, 404, { wishlist: 'not found' }) }
  return { customer: known.customer.customer }
}
