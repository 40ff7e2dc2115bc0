import { Hono } from 'hono'
import { recommendationRoutes } from './bag/route.tsx'
import { listTags } from './cache-tags.ts'
import { campaignRoutes } from './campaigns/route.tsx'
import { compareRoutes } from './compare/route.tsx'
import { dataSheetRoutes } from './data-sheet/route.ts'
import { dealerRoutes } from './dealers/route.tsx'
import { designerRoutes } from './designers/route.tsx'
import { editorialRoutes } from './editorial/route.tsx'
import { energyLabelRoutes } from './energy-label/route.tsx'
import type { AppEnv } from './env.ts'
import { handleError, handleNotFound } from './errors/route.tsx'
import { familyRoutes } from './family/route.tsx'
import { favoriteRoutes } from './favorites/route.tsx'
import { guaranteeLabelRoute } from './guarantees/label-route.tsx'
import { guaranteeNoticeRoute, guaranteesRoute } from './guarantees/notice-route.tsx'
import { homeRoutes } from './home/route.tsx'
import { lampRoutes } from './lamps/route.ts'
import { lightRoutes } from './light/route.tsx'
import { listingPages } from './listing/route.tsx'
import { newsRoutes } from './news/route.tsx'
import { photometryRoutes } from './photometry/route.tsx'
import { productMoreRoutes } from './product/more/route.tsx'
import { recentlyViewedRoutes } from './product/recently-viewed-route.tsx'
import { productPages } from './product/route.tsx'
import { setRequestContext } from './request-context.ts'
import { scheduleRoutes } from './schedule/route.tsx'
import { searchRoutes } from './search/route.tsx'
import { seoRoutes } from './seo/route.ts'
import type { Connect } from './services.ts'
import { ContentError } from './shared/content/client.ts'
import { withDeadline } from './shared/content/deadline.ts'
import { wrapServicesForPages } from './shared/content/for-pages.ts'
import { setRenderer } from './shared/document/document.tsx'
import { type PageProps, setPublicCache } from './shared/edge/cache.ts'
import { isCached } from './shared/edge/query/page-query.ts'
import { newRequestId } from './shared/edge/request-id.ts'
import { slotFor, slotHeader, slotMark } from './shared/edge/slots.ts'
import { startFrame } from './shared/frame/render.tsx'
import { caseRoutes } from './stories/case-route.tsx'
import { conceptRoutes } from './stories/concept-route.tsx'
import { getPath } from './visit.ts'

/**
 * Creates the app of the `Pages` entrypoint, which renders public pages. They depend only on the
 * address and the entrypoint's props, so they can be cached.
 */
export function createPages(connect: Connect) {
  const pages = new Hono<AppEnv>({ getPath: getPath })

  pages.use(async (c, next) => {
    c.set('requestId', newRequestId())
    const props: PageProps = c.executionCtx.props
    const services = wrapServicesForPages(connect(c.env, c.executionCtx), c.env, c.executionCtx)
    if (isRenewal(c.req.raw)) services.content = withDeadline(services.content, c.executionCtx)
    const visit = { ...props, country: slotFor('country') }
    setRequestContext(c, services, { visit, nonce: slotFor('nonce'), reportToken: slotFor('report-token') })
    c.set('isCached', isCached(new URL(c.req.url)))
    startFrame(c)
    await next()
    c.res.headers.set(slotHeader, slotMark())
    setPublicCache(c.res, listTags(c.var.visit.locale, c.var.path), c.var.isCached)
  })
  pages.use(setRenderer)
  pages.route('/', homeRoutes)
  pages.route('/', listingPages)
  pages.route('/', productPages)
  pages.route('/', productMoreRoutes)
  pages.route('/', dataSheetRoutes)
  pages.route('/', photometryRoutes)
  pages.route('/', energyLabelRoutes)
  pages.route('/', familyRoutes)
  pages.route('/', recommendationRoutes)
  pages.route('/', designerRoutes)
  pages.route('/', caseRoutes)
  pages.route('/', newsRoutes)
  pages.route('/', conceptRoutes)
  pages.route('/', campaignRoutes)
  pages.route('/', dealerRoutes)
  pages.route('/', lightRoutes)
  pages.route('/', guaranteeLabelRoute)
  pages.route('/', guaranteeNoticeRoute)
  pages.route('/', guaranteesRoute)
  pages.route('/', editorialRoutes)
  pages.route('/', seoRoutes)
  pages.route('/', searchRoutes)
  pages.route('/', favoriteRoutes)
  pages.route('/', compareRoutes)
  pages.route('/', recentlyViewedRoutes)
  pages.route('/', lampRoutes)
  pages.route('/', scheduleRoutes)
  pages.notFound(handleNotFound)
  pages.onError((error, c) => {
    if (!(error instanceof ContentError && isRenewal(c.req.raw))) return handleError(error, c)
    console.warn(JSON.stringify({ event: 'page_not_renewed', path: c.req.path, error: error.message }))
    // No visitor sees this error, because the cache serves its copy instead.
    return c.body(null, 503)
  })
  return pages
}

/** Whether the cache is renewing a copy. Then the request has the copy's `Last-Modified`. */
const isRenewal = (request: Request) => request.headers.has('If-Modified-Since')
