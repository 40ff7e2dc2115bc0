import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { decideCancellation } from '../../fulfilment/cancel.ts'
import { decideCorrection, decideDelivery } from '../../fulfilment/parcels.ts'
import { decideReturn } from '../../fulfilment/returns.ts'
import { decideShipment } from '../../fulfilment/ship.ts'
import { parseBody } from '../../http/body.ts'
import { randomId } from '../../lib/ids.ts'
import { languagePrefix } from '../../lib/languages.ts'
import { readMerchant } from '../../lib/merchant.ts'
import { fail, type PlainOutcome } from '../../lib/outcome.ts'
import { createOrderQuery } from '../../mail/order-keys.ts'
import { changeOrder, type Decision } from '../../orders/change.ts'
import type { OrderAction } from '../../orders/states.ts'
import { findOrder, type Order, type OrderDocument } from '../../orders/storage.ts'
import { decideRefund, type RefundOccasion } from '../../refunds/request.ts'
import {
  acceptsCsv,
  type ManagementEnv,
  pickCsvLanguage,
  readOperator,
  refuseManagement,
  refuseQuery,
  respondCsv,
} from '../http.ts'
import {
  cancellation,
  correction,
  delivery,
  goodsReturn,
  listing,
  orderReading,
  refundFields,
  shipment,
} from './fields.ts'
import { loadOrders, type OrderListing } from './list.ts'
import { loadOrderNames } from './names.ts'
import { createOrderTable } from './table.ts'
import { managedView } from './view.ts'

type OrderContext = Context<ManagementEnv, '/orders/:number'>

/**
 * Routes that read and change orders. If an order already has a change with the same
 * `Idempotency-Key`, it is not changed again. The history has the operator's name.
 */
export const managedOrderRoutes = new Hono<ManagementEnv>()
  .get('/orders', async c => {
    const query = v.safeParse(listing, c.req.query())
    if (!query.success) return refuseQuery(c, query.issues)
    if (acceptsCsv(c)) return toCsv(c, query.output)
    const { orders, next } = await loadOrders(c.var.db, query.output)
    const names = await namesFor(c, orders, query.output.language)
    return c.json({ orders: orders.map(order => managedView(order, names)), next })
  })
  .get('/orders/:number', async c => {
    const query = v.safeParse(orderReading, c.req.query())
    if (!query.success) return refuseManagement(c, fail(406, { language: query.issues[0].message }))
    const order = await findOrder(c.var.db, { number: parseNumber(c.req.param('number')) })
    if (!order) return refuseManagement(c, notFound)
    return c.json({ order: managedView(order, await namesFor(c, [order], query.output.language)) })
  })
  .get('/orders/:number/receipt.pdf', c => toDocument(c, ({ kind }) => (kind === 'receipt' ? 'receipt' : null)))
  .get('/orders/:number/credit-notes/:credit', c =>
    toDocument(c, ({ kind, number }) =>
      kind === 'credit_note' && c.req.param('credit') === `${number}.pdf` ? `credit-notes/${number}` : null,
    ),
  )
  .post('/orders/:number/start', c => change(c, 'start', v.strictObject({}), order => keepOrder(order)))
  .post('/orders/:number/shipments', c =>
    change(c, 'ship', shipment, (order, { lines = null, ...parcel }, { now }) =>
      decideShipment(order, parcel, lines, now),
    ),
  )
  .put('/orders/:number/shipments/:shipment', c =>
    change(c, 'correct', correction, (order, parcel) =>
      decideCorrection(order, parseNumber(c.req.param('shipment')), parcel),
    ),
  )
  .post('/orders/:number/deliveries', c =>
    change(c, 'deliver', delivery, (order, fields, { now }) => decideDelivery(order, fields.shipment ?? null, now)),
  )
  .post('/orders/:number/cancellation', c => change(c, 'cancel', cancellation, decideCancellation))
  .post('/orders/:number/returns', c => change(c, 'return', goodsReturn, decideReturn))
  .post('/orders/:number/refunds', c =>
    change(c, 'refund', refundFields, (order, { lines = [], amount = 0, withdrawal = null, ...fields }, occasion) =>
      decideRefund(order, { ...fields, lines, amount, withdrawal }, occasion),
    ),
  )

const namesFor = (c: Context<ManagementEnv>, orders: Order[], language = readMerchant(c.env).language) =>
  loadOrderNames(c.var.db, orders, language, c.var.paymentMethods)

/**
 * Responds with a page of orders as CSV. The header `Link` has the address of the next page.
 * Default language: the one in `Accept-Language`, or else the operator's.
 */
async function toCsv(c: Context<ManagementEnv>, query: OrderListing) {
  const { orders, next } = await loadOrders(c.var.db, query, { withRefunds: true })
  const language = pickCsvLanguage(c, query.language)
  const names = await namesFor(c, orders, language)
  const { from = '', to = '9999' } = query
  const table = createOrderTable(orders, { names, language, isWanted: day => from <= day && day <= to })
  return respondCsv(c, table, { language, next })
}

/**
 * Redirects to the page of the shop with a receipt or credit note. `findPath` returns the path of
 * the requested document, and null for others.
 */
async function toDocument(c: OrderContext, findPath: (document: OrderDocument) => string | null) {
  const order = await findOrder(c.var.db, { number: parseNumber(c.req.param('number')) })
  const path = order?.documents.map(findPath).find(found => found !== null)
  if (!order || !path) return refuseManagement(c, fail(404, { document: 'not found' }))
  // The operator gets a link that is valid for an hour, because those of the buyer may have
  // expired.
  const query = await createOrderQuery(c.env, order.reference, 60 * 60 * 1000)
  const page = `${c.env.SITE_URL}${languagePrefix(order.snapshot.language)}/order/${order.reference}`
  return c.redirect(`${page}/${path}.pdf${query}`, 303)
}

const keepOrder = (after: Order): PlainOutcome<Decision> => ({ ok: true, value: { after, statements: () => [] } })

const notFound = fail(404, { order: 'not found' })

async function change<T extends v.GenericSchema>(
  c: OrderContext,
  action: OrderAction,
  schema: T,
  decide: (order: Order, fields: v.InferOutput<T>, occasion: RefundOccasion) => PlainOutcome<Decision>,
) {
  const body = await parseBody(c, schema)
  if (!body.ok) return refuseManagement(c, body)
  const id = { number: parseNumber(c.req.param('number')) }
  const occasion = { reference: randomId(), now: new Date() }
  const entry = { change: action, key: createKey(c), actor: readOperator(c), now: occasion.now }
  const changed = await changeOrder(c.var.db, id, entry, order => decide(order, body.value, occasion))
  if (!changed.ok) return refuseManagement(c, changed)
  const refund = { kind: 'refund' as const, order: changed.value.reference }
  for (const event of [...(changed.events ?? []), refund]) c.executionCtx.waitUntil(c.var.perform(event))
  return c.json({ order: managedView(changed.value, await namesFor(c, [changed.value])) }, 201)
}

/** Creates the key of a change. No other changes have keys that begin with `operator`. */
const createKey = (c: OrderContext) => `operator ${c.req.header('idempotency-key')?.slice(0, 100) || randomId()}`

/** Parses a number in a path. Returns 0, which nothing has, if it is invalid. */
const parseNumber = (text: string) => (/^\d{1,12}$/.test(text) ? Number(text) : 0)
