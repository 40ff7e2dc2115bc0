import { fonts, styles } from 'virtual:client-assets'
import type { Context, MiddlewareHandler } from 'hono'
import * as paths from '#client/paths.ts'
import type { AppEnv } from '../../env.ts'
import { getPath, isApi } from '../../visit.ts'
import { isHtml } from './body.ts'
import { noStore } from './cache.ts'

/*
 * Browsers load pages before anybody opens them: they prefetch them, or prerender them with their
 * scripts. `public/prefetch-rules.json` and `public/prerender-rules.json` name the links; browsers
 * also load an address while the visitor types it.
 */

/** Prefixes of the paths of pages about one visitor, their bag and orders, and of editing pages. */
const own = [
  paths.checkout,
  paths.orderStart,
  paths.withdraw,
  paths.account,
  paths.emptyPickup,
  paths.newsletter,
  paths.editing,
]

/** Whether this request is a prefetch or prerender: nobody has opened the page yet. */
export const isSpeculative = (c: Context): boolean =>
  /prefetch|prerender/.test(c.req.header('Sec-Purpose') ?? c.req.header('Purpose') ?? '')

/**
 * Refuses prefetches and prerenders of pages about one visitor, and of all pages of a preview.
 * Browsers request the page again when it is opened.
 */
export const refuseSpeculativeLoads: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (!isSpeculative(c)) return next()
  const path = getPath(c.req.raw)
  const isOwn = own.some(start => path === start || path.startsWith(`${start}/`))
  if (!isOwn && (!c.var.visit.preview || isApi(path))) return next()
  return c.body(null, 503, noStore)
}

/**
 * Lets the browser prefetch or prerender likely next pages, and prefetch the stylesheet of product
 * pages, for which a prefetched page would have to wait. Phones only prefetch: a prerender that
 * starts with the tap shows the page later than a prefetched response does (decision 191).
 */
export function setSpeculationHeaders(c: Context, headers: Headers) {
  const isPhone = c.req.header('Sec-CH-UA-Mobile') === '?1'
  headers.set('Speculation-Rules', `"/prefetch-rules.json"${isPhone ? '' : ', "/prerender-rules.json"'}`)
  // Only for browsers with speculation rules: Firefox would block the prefetch by `default-src`.
  if (c.req.header('Sec-CH-UA') && !headers.get('Link')?.includes(styles.product))
    headers.append('Link', `<${styles.product}>; rel=prefetch; as=style`)
}

/**
 * Preloads the fonts for visitors who come from another page of the shop: their browser has them in
 * its cache, so it paints the page with them at once. Others would wait longer for the first paint
 * (decision 194).
 */
export const preloadFonts: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  if (c.req.header('Sec-Fetch-Site') !== 'same-origin' || !isHtml(c.res)) return
  for (const href of fonts) c.res.headers.append('Link', `<${href}>; rel=preload; as=font; crossorigin`)
}
