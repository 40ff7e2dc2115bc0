import type { Hono } from 'hono'
import { listTags } from './cache-tags.ts'
import type { AppEnv } from './env.ts'
import { handleError, handleNotFound } from './errors/route.tsx'
import { setRequestContext } from './request-context.ts'
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

/**
 * Adds what public pages need to `app`: `routes`, and before them the values in `c.var`, the
 * renderer and the cache's headers. Returns `app`.
 */
export function servePages(app: Hono<AppEnv>, connect: Connect, routes: Hono<AppEnv>[]) {
  app.use(async (c, next) => {
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
  app.use(setRenderer)
  for (const route of routes) app.route('/', route)
  app.notFound(handleNotFound)
  app.onError((error, c) => {
    if (!(error instanceof ContentError && isRenewal(c.req.raw))) return handleError(error, c)
    console.warn(JSON.stringify({ event: 'page_not_renewed', path: c.req.path, error: error.message }))
    // No visitor sees this error, because the cache serves its copy instead.
    return c.body(null, 503)
  })
  return app
}

/** Whether the cache is renewing a copy. Then the request has the copy's `Last-Modified`. */
const isRenewal = (request: Request) => request.headers.has('If-Modified-Since')
