import { type Context, Hono } from 'hono'
import * as paths from '#client/paths.ts'
import { recommendationRoutes } from './bag/route.tsx'
import { campaignRoutes } from './campaigns/route.tsx'
import { compareRoutes } from './compare/route.tsx'
import { dealerRoutes } from './dealers/route.tsx'
import { designerRoutes } from './designers/route.tsx'
import { editorialRoutes } from './editorial/route.tsx'
import { energyLabelRoutes } from './energy-label/route.tsx'
import type { AppEnv } from './env.ts'
import { familyRoutes } from './family/route.tsx'
import { favoriteRoutes } from './favorites/route.tsx'
import { guaranteeLabelRoute } from './guarantees/label-route.tsx'
import { guaranteeNoticeRoute, guaranteesRoute } from './guarantees/notice-route.tsx'
import { homeRoutes } from './home/route.tsx'
import { lampRoutes } from './lamps/route.ts'
import { listingPages } from './listing/route.tsx'
import { newsRoutes } from './news/route.tsx'
import { servePages } from './page-app.ts'
import { productMoreRoutes } from './product/more/route.tsx'
import { recentlyViewedRoutes } from './product/recently-viewed-route.tsx'
import { productPages } from './product/route.tsx'
import { searchRoutes } from './search/route.tsx'
import { seoRoutes } from './seo/route.ts'
import type { Connect } from './services.ts'
import { caseRoutes } from './stories/case-route.tsx'
import { conceptRoutes } from './stories/concept-route.tsx'
import { getPath } from './visit.ts'

/**
 * Creates the app of the `Pages` entrypoint, which renders public pages. They depend only on the
 * address and the entrypoint's props, so they can be cached.
 */
export function createPages(connect: Connect) {
  const pages = new Hono<AppEnv>({ getPath: getPath })
  let planning: Hono<AppEnv> | null = null
  const respondFromPlanning = async (c: Context<AppEnv>) => {
    planning ??= (await import('./planning-pages.ts')).createPlanningPages(connect)
    return planning.fetch(c.req.raw, c.env, c.executionCtx)
  }
  for (const path of planningPaths) pages.all(path, respondFromPlanning)
  return servePages(pages, connect, [
    homeRoutes,
    listingPages,
    productPages,
    productMoreRoutes,
    energyLabelRoutes,
    familyRoutes,
    recommendationRoutes,
    designerRoutes,
    caseRoutes,
    newsRoutes,
    conceptRoutes,
    campaignRoutes,
    dealerRoutes,
    guaranteeLabelRoute,
    guaranteeNoticeRoute,
    guaranteesRoute,
    editorialRoutes,
    seoRoutes,
    searchRoutes,
    favoriteRoutes,
    compareRoutes,
    recentlyViewedRoutes,
    lampRoutes,
  ])
}

const planningPaths = [
  paths.dataSheet,
  paths.careSheet,
  paths.photometry,
  paths.photometryFile,
  paths.light,
  `${paths.light}/*`,
  paths.schedule,
  `${paths.schedule}/*`,
]
