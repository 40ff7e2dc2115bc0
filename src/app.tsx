import { exports } from 'cloudflare:workers'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { except } from 'hono/combine'
import { etag } from 'hono/etag'
import * as apiPaths from '#client/api-paths.ts'
import * as paths from '#client/paths.ts'
import { accountPageRoutes } from './account/route.tsx'
import { pickupRoutes } from './bag/route.tsx'
import { addressCompletionRoutes } from './checkout/addresses/route.ts'
import { checkoutRoutes } from './checkout/route.tsx'
import { canShow, parseUnsaved, withUnsaved } from './editing/draft-page.ts'
import { inquiryFormRoutes } from './editorial/route.tsx'
import { termsRoutes } from './editorial/terms/route.ts'
import type { AppEnv } from './env.ts'
import { handleError, handleNotFound } from './errors/route.tsx'
import { guaranteeDrawingRoute, guaranteeTextRoute } from './guarantees/notice-route.tsx'
import type * as LocalTools from './local/tools.ts'
import { downloadRoutes } from './media/file-route.ts'
import { imageRoutes } from './media/image-route.ts'
import { modelRoutes } from './media/model-route.ts'
import { health } from './monitoring/health-route.ts'
import { reportRoutes } from './monitoring/report-route.ts'
import { newsletterPageRoutes } from './newsletter/route.tsx'
import { openVisit } from './open-visit.ts'
import { orderPageRoutes } from './order/route.tsx'
import { createPages } from './pages.ts'
import { replaceCheckout } from './preview/no-orders.tsx'
import { withholdCurrentPrices } from './preview/prices-of-day.ts'
import { previewRoutes } from './preview/route.ts'
import { scheduleForm } from './schedule/form-route.ts'
import type { Connect } from './services.ts'
import { setRenderer } from './shared/document/document.tsx'
import { drawingRoutes } from './shared/drawing/route.ts'
import { completeLinks, refuseSpeculativeLoads, setSpeculationHeaders } from './shared/edge/ahead.ts'
import { drain, drainBody, isHtml } from './shared/edge/body.ts'
import { byteRanges } from './shared/edge/byte-ranges.ts'
import { type PageProps, pageAddress, setPrivateCache } from './shared/edge/cache.ts'
import { withRequestId } from './shared/edge/request-id.ts'
import { refuseCrossSite, secureResponses } from './shared/edge/security.ts'
import { fillBytes, fillStream, type Slots, slotHeader } from './shared/edge/slots.ts'
import { redirectToCanonical } from './shared/edge/visit/canonical-address.ts'
import { redirectToChosenLanguage } from './shared/edge/visit/chosen-language.ts'
import { formatLegalGuarantee } from './shared/edge/visit/legal-guarantee-text.ts'
import { formatPlace } from './shared/edge/visit/place-text.ts'
import { formatNoticeLink } from './shared/guarantees/notice-link.tsx'
import { getPath, readEdgeCountry } from './visit.ts'
import { commerceWebhook } from './webhooks/commerce.ts'
import { contentWebhook } from './webhooks/content.ts'
import { entryPageRoutes } from './webhooks/entry-pages-route.ts'
import { withdrawalPageRoutes } from './withdraw/route.tsx'

/**
 * Creates the app of the Worker's default entrypoint. It determines the visit, renders private
 * pages, and forwards requests for public pages to the entrypoint `Pages`. `tools` are local
 * developer tools; null in the deployed build.
 */
export function createApp(connect: Connect, pages: ReturnType<typeof createPages>, tools: Tools) {
  const app = new Hono<AppEnv>({ getPath: getPath })
  let office: Hono<AppEnv> | null = null
  const respondFromOffice = async (c: Context<AppEnv>) => {
    office ??= (await import('./office.ts')).createOffice(connect)
    return office.fetch(c.req.raw, c.env, c.executionCtx)
  }

  for (const [path, page] of Object.entries(tools?.pages ?? {})) {
    app.all(`${path}/*`, (c, next) =>
      c.env.LOCAL_TOOLS ? page(c.req.raw, c.env, c.executionCtx, connect(c.env, c.executionCtx)) : next(),
    )
  }
  for (const path of [paths.editing, paths.desk]) {
    app.all(path, respondFromOffice)
    app.all(`${path}/*`, respondFromOffice)
  }
  app.use(withRequestId)
  app.route('/', imageRoutes)
  app.route('/', drawingRoutes)
  app.route('/', guaranteeDrawingRoute)
  app.route('/', modelRoutes)
  app.route('/', downloadRoutes)
  app.use(secureResponses)
  app.use(drainBody)
  app.use(redirectToCanonical)
  app.route('/', reportRoutes)
  // Two paths are excluded: the parts of an upload, because their route checks the length itself,
  // and entries, because they have a higher limit.
  const limited = except([apiPaths.filePart, entries], bodyLimit({ maxSize: 1_000_000, onError: tooLarge }))
  app.use(`${apiPaths.api}/*`, refuseCrossSite, limited)
  // 2 MB is the database's limit for an entry, which may contain a whole photometric file.
  app.use(entries, bodyLimit({ maxSize: 2_000_000, onError: tooLarge }))
  app.use(openVisit(connect))
  app.use(refuseSpeculativeLoads)

  app.use(`${apiPaths.commerce}/products`, withholdCurrentPrices)
  // The visitor's country is added, because a remote platform only sees the Worker's IP address.
  app.all(`${apiPaths.commerce}/*`, async c => {
    const request = new Request(c.req.raw)
    request.headers.set('CF-IPCountry', readEdgeCountry(c.req.raw))
    const answer = await c.var.services.commerce(request)
    await drain(request)
    return answer
  })
  app.all(`${apiPaths.content}/*`, c => connect(c.env, c.executionCtx).content(c.req.raw))
  app.route('/', health)
  app.route('/', previewRoutes)
  app.route('/', contentWebhook)
  app.route('/', entryPageRoutes)
  app.route('/', commerceWebhook)
  app.route('/', addressCompletionRoutes)
  app.all(`${apiPaths.api}/*`, c => c.json({ error: 'not found' }, 404))

  for (const path of [paths.dataSheet, paths.careSheet, paths.photometryFile]) app.use(path, byteRanges, etag())
  app.use(completeLinks)
  app.use(setRenderer)
  app.route('/', accountPageRoutes)
  app.route('/', pickupRoutes)
  app.use(paths.checkout, replaceCheckout)
  app.route('/', checkoutRoutes)
  app.route('/', orderPageRoutes)
  app.route('/', newsletterPageRoutes)
  app.route('/', withdrawalPageRoutes)
  app.route('/', inquiryFormRoutes)
  app.route('/', scheduleForm)
  app.route('/', termsRoutes)
  app.route('/', guaranteeTextRoute)
  if (tools) app.route('/', tools.styleGuide)
  app.post(paths.draftPage, refuseCrossSite, bodyLimit({ maxSize: 1_000_000, onError: tooLarge }), async c => {
    const unsaved = await parseUnsaved(c)
    if (!unsaved) return c.notFound()
    const { overlay, address } = unsaved
    if (!(await canShow(c.var.services.content, overlay))) return c.body(null, 204)
    return draftPage(c, createPages(withUnsaved(connect, overlay)), address)
  })
  app.get(paths.home, redirectToChosenLanguage)
  app.get('*', c => (c.var.visit.preview ? draftPage(c, pages) : publicPage(c, tools)))
  app.notFound(handleNotFound)
  app.onError(handleError)
  return app
}

const entries = `${apiPaths.content}/entries/*`

const tooLarge = (c: Context) => c.json({ errors: { body: 'is too large' } }, 413)

type Tools = typeof LocalTools | null

async function publicPage(c: Context<AppEnv>, tools: Tools) {
  const { country: _, ...props } = c.var.visit
  const address = pageAddress(c.req.url, c.env.SITE_URL || c.req.url)
  const start = Date.now()
  const page = await fetchPage(c, address, props, tools)
  const body = isHtml(page) ? await fillSlots(page, slotValues(c)) : page.body
  const headers = setPrivateCache(new Headers(page.headers))
  // The length changes when slots are filled. The runtime sets the header again.
  headers.delete('Content-Length')
  // `dur` is the time in ms until the page was fetched from the cache or rendered.
  headers.set('Server-Timing', `page;dur=${Date.now() - start}`)
  if (isHtml(page) && c.req.header('Save-Data') !== 'on') setSpeculationHeaders(c, headers)
  return new Response(body, { status: page.status, headers })
}

const slotValues = ({ var: { nonce, visit, reportToken } }: Context<AppEnv>) => ({
  nonce,
  country: visit.country,
  // HTML needs `&amp;` in "Bosnia & Herzegovina".
  place: formatPlace(visit.locale, visit.country).replaceAll('&', '&amp;'),
  legalGuarantee: formatLegalGuarantee(visit.country),
  guaranteeNotice: formatNoticeLink(visit.locale, visit.country),
  report: reportToken,
})

/** Fills the slots. A page with a `Content-Length` remains one body, others remain streams. */
async function fillSlots(page: Response, slots: Slots) {
  const pageMark = page.headers.get(slotHeader)
  if (!page.body || !pageMark) return page.body
  return page.headers.has('Content-Length')
    ? fillBytes(new Uint8Array(await page.arrayBuffer()), pageMark, slots)
    : fillStream(page.body, pageMark, slots)
}

/** Renders a public page for a preview, with drafts and without any cache. */
async function draftPage(c: Context<AppEnv>, pages: ReturnType<typeof createPages>, address: URL | string = c.req.url) {
  const { executionCtx: context } = c
  const page = await pages.fetch(new Request(address, { signal: c.req.raw.signal }), c.env, {
    waitUntil: work => context.waitUntil(work),
    passThroughOnException: () => context.passThroughOnException(),
    props: c.var.visit,
  })
  const body = isHtml(page) ? await fillSlots(page, slotValues(c)) : page.body
  const headers = new Headers(page.headers)
  headers.delete(slotHeader)
  headers.delete('Content-Length')
  return new Response(body, { status: page.status, headers })
}

/**
 * Fetches a public page from `Pages`. Only the address and the props are passed on, so that nothing
 * else from the visitor's request can get into a cached page.
 */
function fetchPage(c: Context<AppEnv>, address: URL, props: PageProps, tools: Tools): Promise<Response> {
  const load = (headers?: Record<string, string>) =>
    exports.Pages({ props }).fetch(address, { redirect: 'manual', signal: c.req.raw.signal, headers })
  if (!tools || !c.env.LOCAL_TOOLS || import.meta.env.DEV) return load()
  return tools.cachePage(address, props, c.env, work => c.executionCtx.waitUntil(work), load)
}
