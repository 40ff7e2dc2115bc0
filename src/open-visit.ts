import type { Context, MiddlewareHandler } from 'hono'
import type { AppEnv } from './env.ts'
import { createReportToken } from './monitoring/token.ts'
import { isPreview } from './preview/cookie.ts'
import { setRequestContext } from './request-context.ts'
import type { Connect, Services } from './services.ts'
import { wrapServicesForPages } from './shared/content/for-pages.ts'
import { setEditorCache } from './shared/edge/cache.ts'
import { loadMarket } from './shared/edge/visit/markets.ts'
import { readAsOf } from './shared/preview/as-of.ts'
import { getPath, isApi, readCountry, splitLocale, type Visit } from './visit.ts'

/** Determines the visit of a request, and sets the values in `c.var` that its routes need. */
export const openVisit =
  (connect: Connect): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const services = wrapServicesForPages(connect(c.env, c.executionCtx), c.env, c.executionCtx)
    const visit = await loadVisit(c, services)
    c.set('contentAsVisitor', services.content)
    const nonce = c.var.secureHeadersNonce ?? ''
    setRequestContext(c, services, { visit, nonce, reportToken: await createTokenForPage(c) })
    await next()
    if (visit.preview) setEditorCache(c.res.headers)
  }

async function loadVisit(c: Context<AppEnv>, { commerce, content }: Services): Promise<Visit> {
  const [locale] = splitLocale(new URL(c.req.url).pathname)
  // API requests do not need a market. Without a country, `loadMarket` sends no request.
  const country = isApi(getPath(c.req.raw)) ? '' : readCountry(c)
  const market = await loadMarket(country, commerce, c.executionCtx)
  const preview = await isPreview(c, content)
  return { locale, country, ...market, preview, ...(preview && !c.env.CONTENT_URL && readAsOf(c)) }
}

const createTokenForPage = (c: Context<AppEnv>) =>
  c.env.SIGNING_SECRET && !isApi(getPath(c.req.raw))
    ? createReportToken(c.env.SIGNING_SECRET, new URL(c.req.url).pathname)
    : ''
