import { Hono } from 'hono'
import * as paths from '#client/paths.ts'
import type { AppEnv } from '../env.ts'
import { loadPopular } from '../shared/document/list/popular.tsx'
import { maxCompared, parseRequestedProductIds } from '../shared/edge/query/product-ids.ts'
import { renderPage } from '../shared/frame/render.tsx'
import { ComparePage, NothingComparedPage } from './page.tsx'
import { loadComparison } from './query.ts'

/**
 * Serves the comparison of up to three products, whose ids are in the address. Without products,
 * the page explains how to compare.
 */
export const compareRoutes = new Hono<AppEnv>()

compareRoutes.on('GET', [paths.emptyCompare, paths.compare], async c => {
  const requested = c.req.param('ids')
  const { content } = c.var.services
  const ids = requested === undefined ? [] : parseRequestedProductIds(requested, maxCompared)
  if (!ids) return c.notFound()
  const comparison = ids.length > 0 && (await loadComparison(content, c.var.visit, ids))
  const head = { title: c.var.language.t('compare.title'), noIndex: true }
  if (comparison && comparison.products.length > 0)
    return renderPage(c, <ComparePage comparison={comparison} />, { ...head, sheet: 'compare' })
  if (ids.length > 0) c.status(404)
  const popular = loadPopular(content, c.var.visit)
  return renderPage(c, <NothingComparedPage isGone={ids.length > 0} popular={popular} />, { ...head, sheet: 'errors' })
})
