import { Hono } from 'hono'
import * as paths from '#client/paths.ts'
import { maxBoughtLamps } from '#client/shared/purchase/bought-lamps.ts'
import type { AppEnv } from '../env.ts'
import { parseRequestedProductIds } from '../shared/edge/query/product-ids.ts'
import { loadLamps } from './query.ts'

/** Serves lamps that somebody has bought as JSON: their lit pictures, care sheets and parts. */
export const lampRoutes = new Hono<AppEnv>().get(paths.lamps, async c => {
  const { services, visit, language } = c.var
  const ids = parseRequestedProductIds(c.req.param('ids'), maxBoughtLamps)
  if (!ids) return c.notFound()
  c.header('X-Robots-Tag', 'noindex')
  return c.json({ lamps: await loadLamps(services.content, visit, language.urlTo, ids) })
})
