import { Hono } from 'hono'
import * as v from 'valibot'
import { readBagLink } from '#client/bag/share/bag-link.ts'
import * as paths from '#client/paths.ts'
import type { AppEnv } from '../env.ts'
import { ContentError } from '../shared/content/client.ts'
import { loadPopular } from '../shared/document/list/popular.tsx'
import { noStore } from '../shared/edge/cache.ts'
import { logError } from '../shared/edge/log.ts'
import { renderPage } from '../shared/frame/render.tsx'
import { loadPickup } from './pickup.ts'
import { NothingSharedPage, PickupPage } from './pickup-page.tsx'
import { loadRecommended } from './recommended.ts'

/** Serves the page of a shared bag to anyone with its link. */
export const pickupRoutes = new Hono<AppEnv>()

pickupRoutes.on('GET', [paths.emptyPickup, paths.pickup], async c => {
  const linked = readBagLink(c.req.param('bag') ?? '')
  const found = linked.length > 0 ? await loadPickup(c.var.services.content, c.var.visit, linked) : []
  for (const [name, value] of Object.entries(noStore)) c.header(name, value)
  const { t } = c.var.language
  if (found.some(line => line.product)) {
    return renderPage(c, <PickupPage lines={found} />, { title: t('share.title'), noIndex: true, sheet: 'order' })
  }
  c.status(404)
  const popular = loadPopular(c.var.services.content, c.var.visit)
  const head = { title: t('pickup.emptyTitle'), noIndex: true, sheet: 'errors' } as const
  return renderPage(c, <NothingSharedPage popular={popular} />, head)
})

/** Serves recommendations for the products in a bag as JSON. */
export const recommendationRoutes = new Hono<AppEnv>()

/** At most 20 product ids, because more would hardly change the recommendations. */
const products = v.pipe(
  v.string(),
  v.transform(text => text.split(',')),
  v.array(v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{1,20}$/))),
  v.maxLength(20),
)

recommendationRoutes.get(paths.recommended, async c => {
  const ids = v.safeParse(products, c.req.param('products'))
  c.header('X-Robots-Tag', 'noindex')
  if (!ids.success) return c.json({ recommended: [] }, 404)
  try {
    const found = await loadRecommended(c.var.services.content, c.var.visit, c.var.language, ids.output)
    // Cached only for a single known product, because the number of other addresses is unlimited.
    c.set('isCached', ids.output.length === 1 && found.recommended.length + found.labels.length > 0)
    return c.json(found)
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    // The bag works without recommendations. An error page would query the failed service again.
    logError('recommendations_missing', error)
    return c.json({ recommended: [] }, 503)
  }
})
