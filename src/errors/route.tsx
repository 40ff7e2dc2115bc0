import type { Context, ErrorHandler, NotFoundHandler } from 'hono'
import { CommerceError } from '#client/shared/commerce/error.ts'
import type { AppEnv } from '../env.ts'
import { ContentError } from '../shared/content/client.ts'
import { cachedPopular, loadPopular } from '../shared/document/list/popular.tsx'
import { noStore } from '../shared/edge/cache.ts'
import { logError } from '../shared/edge/log.ts'
import { loadFrameContent, renderPage } from '../shared/frame/render.tsx'
import { isApi } from '../visit.ts'
import { BrokenPage, NotFoundPage } from './page.tsx'

/** Responds with the 404 page, in the visitor's language and inside the shop's frame. */
export const handleNotFound: NotFoundHandler<AppEnv> = async c => {
  dontCache(c)
  c.status(404)
  const popular = loadPopular(c.var.services.content, c.var.visit)
  const [menu] = (await loadFrameContent(c)).header
  const categories = menu?.lists[0]?.links ?? []
  return renderPage(c, <NotFoundPage popular={popular} categories={categories} />, {
    title: c.var.language.t('error.notFoundTitle'),
    sheet: 'errors',
    noIndex: true,
  })
}

/**
 * Responds to an error with status 500, or 503 if a service is down. The body is a page, or JSON
 * below `/api`. The cause is logged with the request's id, but never shown.
 */
export const handleError: ErrorHandler<AppEnv> = async (error, c) => {
  const { requestId } = c.var
  logError('request_failed', error, { requestId, path: c.req.path })
  // In development the runtime shows the error with its source line.
  if (import.meta.env.MODE === 'development') throw error
  c.header('X-Request-Id', requestId)
  dontCache(c)
  const isContentDown = error instanceof ContentError
  const isServiceDown = isContentDown || (error instanceof CommerceError && (error.status === 0 || error.status >= 500))
  if (isServiceDown) c.header('Retry-After', '10')
  const status = isServiceDown ? 503 : 500
  if (isApi(c.req.path)) {
    return c.json({ errors: { server: isServiceDown ? 'unavailable' : 'internal error' } }, status)
  }
  c.status(status)
  // If the content service is down, another query would only delay the page.
  const popular = isContentDown
    ? Promise.resolve(cachedPopular(c.var.visit))
    : loadPopular(c.var.services.content, c.var.visit)
  return renderPage(c, <BrokenPage status={status} reference={requestId} popular={popular} />, {
    title: c.var.language.t('error.brokenTitle'),
    sheet: 'errors',
    noIndex: true,
  })
}

function dontCache(c: Context<AppEnv>) {
  for (const [name, value] of Object.entries(noStore)) c.header(name, value)
}
