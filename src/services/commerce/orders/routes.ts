import { Hono } from 'hono'
import { orderPaging } from '../customers/fields.ts'
import { requireCustomer } from '../customers/login.ts'
import type { CommerceEnv } from '../env.ts'
import { parseBody } from '../http/body.ts'
import { respond, respondFailure } from '../http/respond.ts'
import { fail, type Outcome, succeed } from '../lib/outcome.ts'
import { createOrderQuery } from '../mail/order-keys.ts'
import { orderClaim, requestOrderLink } from './find.ts'
import { findOrder, loadCustomerOrders, type Order } from './storage.ts'
import { loadTranslatedOrder } from './translated/translate.ts'
import { loadListsView, mayShowAll, orderAnswerView, orderView } from './view.ts'

/**
 * Routes that return the session's last order, an order by its reference, or a customer's orders,
 * and one that requests a mail with the link to an order.
 */
export const orderRoutes = new Hono<CommerceEnv>()
  .get('/receipt', async c => {
    const { shop } = c.var
    const { lastPurchase } = await shop.session.load()
    const order = lastPurchase && (await findOrder(shop.db, { reference: lastPurchase.order }))
    return respond(c, toOutcome(order), value => orderAnswerView(shop, value))
  })
  .get('/order-status/:reference', async c => {
    const { shop } = c.var
    const order = await findOrder(shop.db, { reference: c.req.param('reference') })
    const isWhole = order !== null && (await mayShowAll(c.env, order, c.req.query(), shop.now))
    const language = c.req.query('language')
    const shown = isWhole ? await loadTranslatedOrder(shop.db, order, language, shop.providers) : order
    return respond(c, toOutcome(shown), value => orderAnswerView(shop, value, isWhole))
  })
  .post('/order-links', async c => {
    const body = await parseBody(c, orderClaim)
    const requested = body.ok ? await requestOrderLink(c.var.shop, body.value) : body
    return respond(c, requested, () => ({}))
  })
  .post('/orders', async c => {
    const { shop } = c.var
    const current = await requireCustomer(shop)
    if (!current.ok) return respondFailure(c, current)
    const page = await parseBody(c, orderPaging)
    if (!page.ok) return respondFailure(c, page)
    const { from } = page.value
    const size = Math.min(page.value.size, 100)
    const { orders, totalSize } = await loadCustomerOrders(shop.db, current.value.customer, { from, size })
    return respond(c, succeed(orders), async values => ({
      orders: await Promise.all(
        values.map(async order => ({
          ...orderView(order),
          query: await createOrderQuery(c.env, order.reference, dayMs),
        })),
      ),
      ordersPaging: { from, size, totalSize },
      ...(await loadListsView(shop)),
      ...shop.loggedIn,
    }))
  })

/** How long the links in a customer's list of orders are valid, in ms. */
const dayMs = 24 * 60 * 60 * 1000

const toOutcome = (order: Order | null): Outcome<Order> => (order ? succeed(order) : fail(404, { order: 'not found' }))
