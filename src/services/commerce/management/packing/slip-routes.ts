import { Hono } from 'hono'
import * as v from 'valibot'
import type { CommerceEnv } from '../../env.ts'
import { respond, respondFailure } from '../../http/respond.ts'
import { fail, succeed } from '../../lib/outcome.ts'
import { isPrintQuery } from '../print-keys.ts'
import { packedNumbers, packingLanguage, printQuery } from './fields.ts'
import { loadPackedOrders } from './orders.ts'
import { loadSlips } from './slips.ts'

const scope = v.object({ orders: packedNumbers, language: packingLanguage })

/** The route with the content of packing slips, for the shop's PDF. Needs the key of a link. */
export const packingSlipRoutes = new Hono<CommerceEnv>().get('/packing-slips', async c => {
  const query = v.safeParse(printQuery, c.req.query())
  const isAllowed = query.success && (await isPrintQuery(c.env, 'packing-slips', query.output))
  const parsed = query.success
    ? v.safeParse(scope, { orders: query.output.orders, language: query.output.language || undefined })
    : query
  if (!isAllowed || !parsed.success) return respondFailure(c, fail(404, { slips: 'not found' }))
  const db = c.env.COMMERCE_DB
  const { orders } = await loadPackedOrders(db, parsed.output.orders)
  const slips = await loadSlips(db, orders, parsed.output.language)
  return respond(c, succeed(slips), answer => ({ slips: answer }))
})
