import { Hono } from 'hono'
import * as paths from '#client/paths.ts'
import { defaultLocale, isLocale } from '#client/shared/texts/locales.ts'
import type { AppEnv } from '../../env.ts'
import { languages } from '../../shared/edge/visit/languages.ts'
import { getSiteUrl } from '../../shared/edge/visit/site.ts'
import { createPdfHeaders } from '../pdf-headers.ts'
import { loadOrderSummary } from './query.ts'

/** Serves a printed order as PDF to operators who have a key from commerce. */
export const orderSummaryPages = new Hono<AppEnv>().get(paths.orderSummary, async c => {
  const summary = await loadOrderSummary(c.var.services.commerce, new URL(c.req.url).search)
  if (!summary) return c.notFound()
  const language = languages[isLocale(summary.language) ? summary.language : defaultLocale]
  const shop = { name: c.env.SHOP_NAME, page: getSiteUrl(c) + language.urlTo(paths.deskOrder, summary.order) }
  // Imported on demand, because these 200 kB are only needed to draw a PDF.
  const { drawOrderSummary } = await import('./draw.ts')
  return c.body(
    await drawOrderSummary(summary, shop, language),
    200,
    createPdfHeaders(shop.name, language.t('desk.summary'), summary.order),
  )
})
