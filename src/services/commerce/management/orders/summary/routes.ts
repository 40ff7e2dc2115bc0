import { Hono } from 'hono'
import * as v from 'valibot'
import type { CommerceEnv } from '../../../env.ts'
import { respond } from '../../../http/respond.ts'
import { pickLanguage } from '../../../lib/languages.ts'
import { fail, succeed } from '../../../lib/outcome.ts'
import { findOrder } from '../../../orders/storage.ts'
import { loadOrderNames } from '../../../orders/translated/names.ts'
import { printQuery } from '../../packing/fields.ts'
import { isPrintQuery } from '../../print-keys.ts'
import { parseOrderNumber } from '../http/respond.ts'
import { orderSummaryView } from './view.ts'

/** The route with the content of a printed order, for the shop's PDF. Needs the key of a link. */
export const orderSummaryRoutes = new Hono<CommerceEnv>().get('/order-summary', async c => {
  const db = c.env.COMMERCE_DB
  const query = v.safeParse(printQuery, c.req.query())
  const isAllowed = query.success && (await isPrintQuery(c.env, 'order-summary', query.output))
  const order = isAllowed ? await findOrder(db, { number: parseOrderNumber(query.output.orders) }) : null
  if (!query.success || !order) return respond(c, fail(404, { summary: 'not found' }), () => ({}))
  const names = await loadOrderNames(db, [order], pickLanguage(query.output.language), c.var.paymentMethods)
  return respond(c, succeed(orderSummaryView(order, names)), summary => ({ summary }))
})
