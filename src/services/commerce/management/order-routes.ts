import { Hono } from 'hono'
import * as v from 'valibot'
import { parsed } from '../http/body.ts'
import { fail } from '../lib/outcome.ts'
import { findOrderByNumber, type Order, type OrderRow, orderColumns, orderOf } from '../orders/storage.ts'
import { orderView, statusWords } from '../orders/view.ts'
import { leftOf } from '../orders/withdrawable.ts'
import { line, type ManagementEnv, page, respondFailure } from './http.ts'
import { shipOrder } from './shipping.ts'

const link = v.pipe(line(500), v.url('must be an address'), v.startsWith('https://', 'must begin with https://'))
export const shipment = v.strictObject({
  carrier: v.optional(line(100), ''),
  trackingId: v.optional(line(100), ''),
  trackingUrl: v.optional(v.union([v.literal(''), link], 'must be an address that begins with https://'), ''),
})

const statuses = Object.keys(statusWords)
export const listing = v.object({
  status: v.optional(v.picklist(statuses, `must be one of ${statuses.join(', ')}`)),
  ...page.entries,
})

export const orderRoutes = new Hono<ManagementEnv>()
  .get('/orders', async c => {
    const query = v.safeParse(listing, c.req.query())
    if (!query.success) return respondFailure(c, fail(406, { status: query.issues[0].message }))
    const { status = null, skipFirst, limit } = query.output
    const { results } = await c.env.COMMERCE_DB.prepare(
      `SELECT ${orderColumns} FROM orders WHERE ?1 IS NULL OR status = ?1 ORDER BY number DESC LIMIT ?2 OFFSET ?3`,
    )
      .bind(status, limit, skipFirst)
      .all<OrderRow>()
    return c.json({ orders: results.map(row => managedView(orderOf(row))) })
  })
  .get('/orders/:number', async c => {
    const order = await findOrderByNumber(c.env.COMMERCE_DB, numberOf(c.req.param('number')))
    return order ? c.json({ order: managedView(order) }) : respondFailure(c, fail(404, { order: 'not found' }))
  })
  .post('/orders/:number/shipments', async c => {
    const given = await parsed(c, shipment)
    if (!given.ok) return respondFailure(c, given)
    const number = numberOf(c.req.param('number'))
    const before = await findOrderByNumber(c.env.COMMERCE_DB, number)
    if (before && isWhollyWithdrawn(before))
      return respondFailure(c, fail(409, { order: 'is withdrawn from, all of it' }))
    const mail = await shipOrder(c.env.COMMERCE_DB, number, given.value, new Date())
    const order = await findOrderByNumber(c.env.COMMERCE_DB, number)
    if (!order) return respondFailure(c, fail(404, { order: 'not found' }))
    if (mail === null)
      return respondFailure(c, fail(409, { order: `is ${statusWords[order.status].toLowerCase()} and cannot be sent` }))
    c.executionCtx.waitUntil(c.env.MAIL.send({ kind: 'mail', id: mail }))
    return c.json({ order: managedView(order) }, 201)
  })

/** Adds the merchant's fields: the customer's account and the consents of the buyer. */
const managedView = (order: Order) => ({
  ...orderView(order),
  customer: order.snapshot.customer === null ? null : String(order.snapshot.customer),
  consents: order.snapshot.consents ?? [],
})

/** Nothing is left to send, because the buyer has withdrawn from all of it. */
const isWhollyWithdrawn = (order: Order) => [...leftOf(order).values()].every(left => left <= 0)

/** 0, which no order has, for an invalid number. */
const numberOf = (text: string) => (/^\d{1,12}$/.test(text) ? Number(text) : 0)
