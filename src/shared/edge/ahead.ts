import { fonts, styles } from 'virtual:client-assets'
import type { Context, MiddlewareHandler } from 'hono'
import * as paths from '#client/paths.ts'
import type { AppEnv } from '../../env.ts'
import { isApi, pathOf } from '../../visit.ts'
import { isHtml } from './body.ts'
import { noStore } from './cache.ts'

/*
 * Pages that browsers load ahead, before anybody opens them: prefetched, or prerendered with their
 * scripts. Which links are followed is in `public/prefetch-rules.json` and
 * `public/prerender-rules.json`; browsers also follow what the visitor types as an address.
 */

/** Begin the paths of pages about one visitor, their bag and what they order, and of editing. */
const own = [
  paths.checkout,
  paths.orderStart,
  paths.withdraw,
  paths.account,
  paths.emptyPickup,
  paths.newsletter,
  paths.editing,
]

/** Whether nobody has opened this address yet: the request only prepares for it. */
export const isAhead = (c: Context): boolean =>
  /prefetch|prerender/.test(c.req.header('Sec-Purpose') ?? c.req.header('Purpose') ?? '')

/**
 * Refuses to load pages of one visitor, and all pages of a preview, ahead. Browsers ask again when
 * the page is opened.
 */
export const refuseAhead: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (!isAhead(c)) return next()
  const path = pathOf(c.req.raw)
  const isOwn = own.some(start => path === start || path.startsWith(`${start}/`))
  if (!isOwn && (!c.var.visit.preview || isApi(path))) return next()
  return c.body(null, 503, noStore)
}

/**
 * Lets the browser load likely next pages ahead, and the stylesheet of product pages: a page that
 * was only prefetched would have to wait for it. Phones prerender nothing: a page that is begun by
 * the tap that opens it is there later than one that was fetched (decision 191).
 */
export function setAhead(c: Context, headers: Headers) {
  const isPhone = c.req.header('Sec-CH-UA-Mobile') === '?1'
  headers.set('Speculation-Rules', `"/prefetch-rules.json"${isPhone ? '' : ', "/prerender-rules.json"'}`)
  // Firefox, which has no such rules, would refuse it by `default-src` and report that.
  if (c.req.header('Sec-CH-UA') && !headers.get('Link')?.includes(styles.product))
    headers.append('Link', `<${styles.product}>; rel=prefetch; as=style`)
}

/**
 * Preloads the font of every page for visitors who come from another page of the shop: it is in
 * their cache, so the page is painted with it at once. For others it is not, and browsers would
 * hold the first paint back for it (decision 194).
 */
export const preloadFonts: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  if (c.req.header('Sec-Fetch-Site') !== 'same-origin' || !isHtml(c.res)) return
  for (const href of fonts) c.res.headers.append('Link', `<${href}>; rel=preload; as=font; crossorigin`)
}
