import { Hono } from 'hono'
import * as paths from '#client/paths.ts'
import type { AppEnv } from '../env.ts'
import { maxCompared, parseRequestedProductIds } from '../shared/edge/query/product-ids.ts'
import { renderPage } from '../shared/frame/render.tsx'
import { ComparePage } from './page.tsx'
import { loadComparison } from './query.ts'

/** Serves the comparison of up to three products, whose ids are in the address. */
export const compareRoutes = new Hono<AppEnv>()

compareRoutes.get(paths.compare, async c => {
  const ids = parseRequestedProductIds(c.req.param('ids'), maxCompared)
  const comparison = ids && (await loadComparison(c.var.services.content, c.var.visit, ids))
  if (!comparison || comparison.products.length === 0) return c.notFound()
  return renderPage(c, <ComparePage comparison={comparison} />, {
    title: c.var.language.t('compare.title'),
    noIndex: true,
    sheet: 'compare',
  })
})
