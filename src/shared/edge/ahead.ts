import { fonts, styles } from 'virtual:client-assets'
import type { Context, MiddlewareHandler } from 'hono'
import * as paths from '#client/paths.ts'
import type { AppEnv } from '../../env.ts'
import { getPath, isApi } from '../../visit.ts'
import { isHtml } from './body.ts'
import { noStore } from './cache.ts'

/*
 * Browsers load some pages before the visitor opens them. They either prefetch them, or prerender
 * them and run their scripts. `public/prefetch-rules.json` and `public/prerender-rules.json` select
 * the links; browsers may also load an address while the visitor types it.
 */

/** Prefixes of the paths of personal pages (bag, orders, account) and of editing pages. */
const own = [
  paths.checkout,
  paths.orderStart,
  paths.withdraw,
  paths.account,
  paths.emptyPickup,
  paths.newsletter,
  paths.editing,
]

/** Whether this request is a prefetch or prerender, so that nobody has opened the page yet. */
export const isSpeculative = (c: Context): boolean =>
  /prefetch|prerender/.test(c.req.header('Sec-Purpose') ?? c.req.header('Purpose') ?? '')

/**
 * Refuses prefetches and prerenders of personal pages, and of all pages in a preview. Browsers
 * request the page again when the visitor opens it.
 */
export const refuseSpeculativeLoads: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (!isSpeculative(c)) return next()
  const path = getPath(c.req.raw)
  const isOwn = own.some(start => path === start || path.startsWith(`${start}/`))
  if (!isOwn && (!c.var.visit.preview || isApi(path))) return next()
  return c.body(null, 503, noStore)
}

/**
 * Lets the browser prefetch or prerender likely next pages. It also prefetches the stylesheet of
 * product pages, because a prefetched product page would otherwise have to wait for it. Phones only
 * prefetch, because a prerender that only starts when the visitor taps shows the page later than a
 * prefetched response does (decision 191).
 */
export function setSpeculationHeaders(c: Context, headers: Headers) {
  const isPhone = c.req.header('Sec-CH-UA-Mobile') === '?1'
  headers.set('Speculation-Rules', `"/prefetch-rules.json"${isPhone ? '' : ', "/prerender-rules.json"'}`)
  // Only Chromium sends this header. Firefox would block the prefetch because of `default-src`.
  if (c.req.header('Sec-CH-UA') && !headers.get('Link')?.includes(styles.product))
    headers.append('Link', `<${styles.product}>; rel=prefetch; as=style`)
}

/**
 * Completes the `Link` header of pages. Preloads the fonts for visitors who come from another page
 * of the shop: their browser has the fonts in its cache, so it can use them for the first paint.
 * For other visitors a preload would delay the first paint (decision 36). Removes the header from
 * responses to scripts, because Chromium would load these files for the page that is already shown.
 */
export const completeLinks: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  if (!isHtml(c.res)) return
  if (c.req.header('Sec-Fetch-Dest') === 'empty' && !isSpeculative(c)) c.res.headers.delete('Link')
  else if (c.req.header('Sec-Fetch-Site') === 'same-origin')
    for (const href of fonts) c.res.headers.append('Link', `<${href}>; rel=preload; as=font; crossorigin`)
}
