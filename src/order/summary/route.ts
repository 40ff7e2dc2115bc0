import { Hono } from 'hono'
import * as paths from '#client/paths.ts'
import { defaultLocale, isLocale } from '#client/shared/texts/locales.ts'
import type { AppEnv } from '../../env.ts'
import { getSiteUrl } from '../../shared/edge/visit/site.ts'
import { createPdfHeaders } from '../pdf-headers.ts'
import { loadOrderSummary } from './query.ts'

/** Serves a printed order as PDF to operators who have a key from commerce. */
export const orderSummaryPages = new Hono<AppEnv>().get(paths.orderSummary, async c => {
  const summary = await loadOrderSummary(c.var.services.commerce, new URL(c.req.url).search)
  if (!summary) return c.notFound()
  // Imported on demand, because only operators need these texts, and the 200 kB that draw a PDF.
  const [{ officeLanguages }, { drawOrderSummary }] = await Promise.all([
    import('../../shared/edge/visit/office-languages.ts'),
    import('./draw.ts'),
  ])
  const language = officeLanguages[isLocale(summary.language) ? summary.language : defaultLocale]
  const shop = { name: c.env.SHOP_NAME, page: getSiteUrl(c) + language.urlTo(paths.deskOrder, summary.order) }
  return c.body(
    await drawOrderSummary(summary, shop, language),
    200,
    createPdfHeaders(shop.name, language.t('desk.summary'), summary.order),
  )
})
