import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { type LanguageCode, languagePrefix } from '../../lib/languages.ts'
import { readMerchant } from '../../lib/merchant.ts'
import { fail, type PlainOutcome } from '../../lib/outcome.ts'
import type { Order } from '../../orders/storage.ts'
import { type ManagementEnv, refuseManagement } from '../http.ts'
import { loadNamesFor } from '../orders/http/respond.ts'
import { createPrintQuery } from '../print-keys.ts'
import { packingQuery } from './fields.ts'
import { formatLabels, parseLabelColumns } from './labels.ts'
import { loadPackedOrders, type PackedOrders } from './orders.ts'
import { createPickList } from './pick.ts'
import { loadReturnedOrders } from './returns.ts'
import { shipmentFileRoutes } from './shipment-routes.ts'

/**
 * Routes for packing several orders at once: the pick list, packing slips, address labels, and a
 * file with the parcels that were sent. They leave out orders with nothing left to send. Return
 * labels have the addresses from which goods come back.
 */
export const packingRoutes = new Hono<ManagementEnv>()
  .get('/orders/pick', async c => {
    const query = parseQuery(c)
    if (!query.ok) return refuseManagement(c, query)
    const { orders, language = readMerchant(c.env).language } = query.value
    const db = c.var.db
    return c.json(await createPickList(db, await loadPackedOrders(db, orders), language))
  })
  .get('/orders/slips.pdf', async c => {
    const query = parseQuery(c)
    if (!query.ok) return refuseManagement(c, query)
    const packed = await loadPackedOrders(c.var.db, query.value.orders)
    if (packed.orders.length === 0) return refuseManagement(c, nothingToSend(packed))
    const { language } = query.value
    const orders = packed.orders.map(({ number }) => number).join(',')
    const signed = await createPrintQuery(c.env, 'packing-slips', { orders, language: language ?? '' })
    const prefix = languagePrefix(language ?? readMerchant(c.env).language)
    return c.redirect(`${c.env.SITE_URL}${prefix}/packing-slips.pdf${signed}`, 303)
  })
  .get('/orders/labels.csv', async c => {
    const query = parseQuery(c)
    if (!query.ok) return refuseManagement(c, query)
    const packed = await loadPackedOrders(c.var.db, query.value.orders)
    if (packed.orders.length === 0) return refuseManagement(c, nothingToSend(packed))
    return respondLabels(c, packed.orders, 'delivery', query.value.language)
  })
  .get('/orders/return-labels.csv', async c => {
    const query = parseQuery(c)
    if (!query.ok) return refuseManagement(c, query)
    const { orders, leftOut } = await loadReturnedOrders(c.var.db, query.value.orders)
    if (orders.length === 0)
      return refuseManagement(c, fail(409, { orders: `nothing is expected back: ${leftOut.join(', ')}` }))
    return respondLabels(c, orders, 'return', query.value.language)
  })
  .route('/', shipmentFileRoutes)

async function respondLabels(
  c: Context<ManagementEnv>,
  orders: Order[],
  kind: 'delivery' | 'return',
  language: LanguageCode = readMerchant(c.env).language,
) {
  const { LABEL_COLUMNS, LABEL_FORMAT: format } = c.env
  const names = await loadNamesFor(c, orders, language)
  const labels = formatLabels(orders, kind, {
    columns: parseLabelColumns(LABEL_COLUMNS),
    format,
    language,
    names,
  })
  return c.body(labels, 200, { 'Content-Type': 'text/csv; charset=utf-8' })
}

function parseQuery(c: Context<ManagementEnv>): PlainOutcome<v.InferOutput<typeof packingQuery>> {
  const query = v.safeParse(packingQuery, c.req.query())
  if (query.success) return { ok: true, value: query.output }
  const [issue] = query.issues
  return fail(406, { [v.getDotPath(issue) ?? 'orders']: issue.message })
}

/** The failure if no order has anything left to send. It names each order and the reason. */
const nothingToSend = ({ leftOut }: PackedOrders) =>
  fail(409, {
    orders: `nothing is left to send: ${leftOut.map(({ order, reason }) => `${order} ${reason}`).join(', ')}`,
  })
