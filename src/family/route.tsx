import { Hono } from 'hono'
import * as paths from '#client/paths.ts'
import type { AppEnv } from '../env.ts'
import { isFilterValue } from '../shared/edge/query/filters.ts'
import { renderPage } from '../shared/frame/render.tsx'
import { FamilyPage } from './page.tsx'
import { loadFamily } from './query.ts'

/** Serves the page with all products of a family in a table. */
export const familyRoutes = new Hono<AppEnv>()

familyRoutes.get(paths.family, async c => {
  const slug = c.req.param('slug')
  const found = isFilterValue(slug) && (await loadFamily(c.var.services.content, c.var.visit, slug))
  if (!found) return c.notFound()
  const { t } = c.var.language
  return renderPage(c, <FamilyPage family={found} />, {
    title: t('family.title', { name: found.name }),
    description: t('family.description', { name: found.name, count: found.articles.length }),
    // The page is not indexed, because it only repeats the products' own pages and the listing.
    noIndex: true,
    sheet: 'compare',
  })
})
