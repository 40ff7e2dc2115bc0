import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import type { CommerceEnv } from '../env.ts'
import { respond } from '../http/respond.ts'
import { fail, type Outcome, succeed } from '../lib/outcome.ts'
import { requireCustomer } from './login.ts'

type RouteContext = Context<CommerceEnv>

/** Maximum number of products in a customer's wishlist, and in one response. */
const maxEntries = 500
const maxPageSize = 100

const whole = v.pipe(v.string(), v.regex(/^\d{1,6}$/, 'must be a whole number'), v.transform(Number))
/** `page` counts from 1. */
export const wishlistPaging = v.object({
  page: v.optional(v.pipe(whole, v.minValue(1, 'must be 1 or more')), '1'),
  limit: v.optional(v.pipe(whole, v.minValue(1, 'must be 1 or more')), '50'),
})
type Paging = v.InferOutput<typeof wishlistPaging>

/**
 * Routes for a customer's only wishlist, which has the number 0. The storefront stores favorites in
 * it.
 */
export const wishlistRoutes = new Hono<CommerceEnv>()
  .get('/customer/wishlists/:wishlist', c =>
    respondList(c, async () => {
      const query = v.safeParse(wishlistPaging, c.req.query())
      return query.success ? succeed(query.output) : fail(406, { page: query.issues[0].message })
    }),
  )
  .post('/customer/wishlists/:wishlist/items/:product', c =>
    respondList(c, customer => addEntry(c.var.shop.db, customer, c.req.param('product'))),
  )
  .delete('/customer/wishlists/:wishlist/items/:product', c =>
    respondList(c, customer => deleteEntry(c.var.shop.db, customer, c.req.param('product'))),
  )

/**
 * Runs `change`, which returns a page's number and size, and responds with that page of the
 * wishlist. Fails for visitors, and for wishlists other than 0.
 */
async function respondList(c: RouteContext, change: (customer: number) => Promise<Outcome<Paging>>) {
  const { shop } = c.var
  const current = await requireCustomer(shop)
  const list: Outcome<object> = current.ok ? await changeAndLoad(current.value.customer) : current
  return respond(c, list, wishlist => ({ wishlist }))

  async function changeAndLoad(customer: number): Promise<Outcome<object>> {
    if (c.req.param('wishlist') !== '0') return fail(404, { wishlist: 'not found' })
    const page = await change(customer)
    return page.ok ? succeed(await loadList(shop.db, customer, page.value)) : page
  }
}

const firstPage = { page: 1, limit: 50 }

async function addEntry(db: D1Database, customer: number, product: string): Promise<Outcome<Paging>> {
  const [exists, count] = await db.batch<{ n: number }>([
    db.prepare('SELECT COUNT(*) AS n FROM products WHERE product = ?').bind(product),
    db.prepare('SELECT COUNT(*) AS n FROM wishes WHERE customer = ?').bind(customer),
  ])
  if (!exists?.results[0]?.n) return fail(404, { displayItem: 'display item not found' })
  if ((count?.results[0]?.n ?? 0) >= maxEntries) return fail(412, { wishlist: `must be at most ${maxEntries}` })
  await db
    .prepare('INSERT OR IGNORE INTO wishes (customer, product, created) VALUES (?, ?, ?)')
    .bind(customer, product, new Date().toISOString())
    .run()
  return succeed(firstPage)
}

async function deleteEntry(db: D1Database, customer: number, product: string): Promise<Outcome<Paging>> {
  const { meta } = await db
    .prepare('DELETE FROM wishes WHERE customer = ? AND product = ?')
    .bind(customer, product)
    .run()
  return meta.changes > 0 ? succeed(firstPage) : fail(404, { displayItem: 'display item not found' })
}

/** Loads a page of the wishlist. The product that was added last is first. */
async function loadList(db: D1Database, customer: number, { page, limit }: Paging) {
  const size = Math.min(limit, maxPageSize)
  const { results: items } = await db
    .prepare(
      `SELECT wish AS wishlistItem, CAST(product AS INTEGER) AS product, substr(replace(created, 'T', ' '), 1, 19) AS createdAt
       FROM wishes WHERE customer = ? ORDER BY wish DESC LIMIT ? OFFSET ?`,
    )
    .bind(customer, size, (page - 1) * size)
    .all()
  return { wishlist: 0, isDefault: true, items }
}
