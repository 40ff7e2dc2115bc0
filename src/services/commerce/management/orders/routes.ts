import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { decideCancellation } from '../../fulfilment/cancel.ts'
import { decideCorrection, decideDelivery } from '../../fulfilment/parcels.ts'
import { decideReturn } from '../../fulfilment/returns.ts'
import { decideShipment } from '../../fulfilment/ship.ts'
import { languagePrefix } from '../../lib/languages.ts'
import { readMerchant } from '../../lib/merchant.ts'
import { fail, type PlainOutcome } from '../../lib/outcome.ts'
import { createOrderQuery } from '../../mail/order-keys.ts'
import type { Decision } from '../../orders/change.ts'
import type { Order, OrderDocument } from '../../orders/storage.ts'
import { loadOrderPayouts } from '../books/payouts.ts'
import { acceptsCsv, type ManagementEnv, pickCsvLanguage, refuseManagement, refuseQuery, respondCsv } from '../http.ts'
import { createPrintQuery } from '../print-keys.ts'
import { cancellation, correction, delivery, goodsReturn, listing, orderReading, shipment } from './fields.ts'
import {
  changeManagedOrder,
  createView,
  findManagedOrder,
  isPackerOnly,
  loadNamesFor,
  type OrderContext,
  orderNotFound,
  parseOrderNumber,
} from './http/respond.ts'
import { loadOrders, type OrderListing } from './list.ts'
import { loadOrderMails } from './mails.ts'
import { createOrderTable } from './table.ts'

/**
 * Routes that read and change orders. If an order already has a change with the same
 * `Idempotency-Key`, it is not changed again. The order's history shows the operator's name.
 */
export const managedOrderRoutes = new Hono<ManagementEnv>()
  .get('/orders', async c => {
    const query = v.safeParse(listing, c.req.query())
    if (!query.success) return refuseQuery(c, query.issues)
    if (acceptsCsv(c) && isPackerOnly(c))
      return refuseManagement(c, fail(403, { role: 'packers do not see the amounts of orders' }))
    if (acceptsCsv(c)) return toCsv(c, query.output)
    const { orders, next } = await loadOrders(c.var.db, query.output)
    const names = await loadNamesFor(c, orders, query.output.language)
    return c.json({ orders: orders.map(order => createView(c, order, names)), next })
  })
  .get('/orders/:number', async c => {
    const query = v.safeParse(orderReading, c.req.query())
    if (!query.success) return refuseManagement(c, fail(406, { language: query.issues[0].message }))
    const order = await findManagedOrder(c)
    if (!order) return refuseManagement(c, orderNotFound)
    const names = await loadNamesFor(c, [order], query.output.language)
    const view = createView(c, order, names)
    if (isPackerOnly(c)) return c.json({ order: view })
    const [mails, payouts] = await Promise.all([
      loadOrderMails(c.var.db, order.reference),
      loadOrderPayouts(c.var.db, order),
    ])
    return c.json({ order: { ...view, mails, payouts } })
  })
  .get('/orders/:number/receipt.pdf', c => toDocument(c, ({ kind }) => (kind === 'receipt' ? 'receipt' : null)))
  .get('/orders/:number/credit-notes/:credit', c =>
    toDocument(c, ({ kind, number }) =>
      kind === 'credit_note' && c.req.param('credit') === `${number}.pdf` ? `credit-notes/${number}` : null,
    ),
  )
  .get('/orders/:number/summary.pdf', c => toSummary(c))
  .post('/orders/:number/start', c => changeManagedOrder(c, 'start', v.strictObject({}), order => keepOrder(order)))
  .post('/orders/:number/shipments', c =>
    changeManagedOrder(c, 'ship', shipment, (order, { lines = null, ...parcel }, { now }) =>
      decideShipment(order, parcel, lines, now),
    ),
  )
  .put('/orders/:number/shipments/:shipment', c =>
    changeManagedOrder(c, 'correct', correction, (order, parcel) =>
      decideCorrection(order, parseOrderNumber(c.req.param('shipment')), parcel),
    ),
  )
  .post('/orders/:number/deliveries', c =>
    changeManagedOrder(c, 'deliver', delivery, (order, fields, { now }) =>
      decideDelivery(order, fields.shipment ?? null, now),
    ),
  )
  .post('/orders/:number/cancellation', c => changeManagedOrder(c, 'cancel', cancellation, decideCancellation))
  .post('/orders/:number/returns', c => changeManagedOrder(c, 'return', goodsReturn, decideReturn))

/**
 * Responds with a page of orders as CSV. The header `Link` has the address of the next page.
 * Default language: the one in `Accept-Language`, or else the operator's.
 */
async function toCsv(c: Context<ManagementEnv>, query: OrderListing) {
  const { orders, next } = await loadOrders(c.var.db, query, { withRefunds: true })
  const language = pickCsvLanguage(c, query.language)
  const names = await loadNamesFor(c, orders, language)
  const { from = '', to = '9999' } = query
  const table = createOrderTable(orders, { names, language, isWanted: day => from <= day && day <= to })
  return respondCsv(c, table, { language, next })
}

/**
 * Redirects to the shop's page with a receipt or credit note. `findPath` returns the path of the
 * requested document, and null for other documents.
 */
async function toDocument(c: OrderContext, findPath: (document: OrderDocument) => string | null) {
  const order = await findManagedOrder(c)
  const path = order?.documents.map(findPath).find(found => found !== null)
  if (!order || !path) return refuseManagement(c, fail(404, { document: 'not found' }))
  // The operator gets a new link, valid for an hour, because the buyer's links may have expired.
  const query = await createOrderQuery(c.env, order.reference, 60 * 60 * 1000)
  const page = `${c.env.SITE_URL}${languagePrefix(order.snapshot.language)}/order/${order.reference}`
  return c.redirect(`${page}/${path}.pdf${query}`, 303)
}

/** Redirects to the shop's page that prints an order, in the operator's language. */
async function toSummary(c: OrderContext) {
  const query = v.safeParse(orderReading, c.req.query())
  if (!query.success) return refuseManagement(c, fail(406, { language: query.issues[0].message }))
  const order = await findManagedOrder(c)
  if (!order) return refuseManagement(c, orderNotFound)
  const { language = readMerchant(c.env).language } = query.output
  const signed = await createPrintQuery(c.env, 'order-summary', { orders: String(order.number), language })
  return c.redirect(`${c.env.SITE_URL}${languagePrefix(language)}/order-summary.pdf${signed}`, 303)
}

const keepOrder = (after: Order): PlainOutcome<Decision> => ({ ok: true, value: { after, statements: () => [] } })
