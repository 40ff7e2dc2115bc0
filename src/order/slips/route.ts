import { Hono } from 'hono'
import * as paths from '#client/paths.ts'
import type { AppEnv } from '../../env.ts'
import { createPdfHeaders } from '../pdf-headers.ts'
import { loadPackingSlips } from './query.ts'

/** Serves packing slips as PDF to operators who have a key from commerce. */
export const packingSlipPages = new Hono<AppEnv>().get(paths.packingSlips, async c => {
  const slips = await loadPackingSlips(c.var.services.commerce, new URL(c.req.url).search)
  if (!slips || slips.length === 0) return c.notFound()
  const shopName = c.env.SHOP_NAME
  // Imported on demand, because these 200 kB are only needed to draw a PDF.
  const { drawSlips } = await import('./draw.ts')
  const firstOrder = slips.slice(0, 1).map(({ order }) => order)
  return c.body(
    await drawSlips(slips, shopName),
    200,
    createPdfHeaders(shopName, c.var.language.t('slip.title'), ...firstOrder),
  )
})
