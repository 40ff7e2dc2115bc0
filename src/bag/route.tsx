import { Hono } from 'hono'
import * as v from 'valibot'
import { readBagLink } from '#client/bag/bag-link.ts'
import * as paths from '#client/paths.ts'
import { ContentError } from '../content/client.ts'
import { noStore } from '../edge/cache.ts'
import { logError } from '../edge/log.ts'
import type { AppEnv } from '../env.ts'
import { renderPage } from '../frame/render.tsx'
import { loadPickup } from './pickup.ts'
import { PickupPage } from './pickup-page.tsx'
import { loadRecommended } from './recommended.ts'

/** A bag that somebody shared, for whoever has its link. */
export const pickup = new Hono<AppEnv>()

pickup.on('GET', [paths.emptyPickup, paths.pickup], async c => {
  const linked = readBagLink(c.req.param('bag') ?? '')
  const found = linked.length > 0 ? await loadPickup(c.var.services.content, c.var.visit, linked) : []
  const lines = found.some(line => line.product) ? found : []
  for (const [name, value] of Object.entries(noStore)) c.header(name, value)
  if (lines.length === 0) c.status(404)
  return renderPage(c, <PickupPage lines={lines} />, {
    title: c.var.language.t('share.title'),
    noIndex: true,
    sheet: 'order',
  })
})

/** What goes with what is in a bag. */
export const recommendations = new Hono<AppEnv>()

/** More products than this say nothing more about what fits. */
const products = v.pipe(
  v.string(),
  v.transform(text => text.split(',')),
  v.array(v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{1,20}$/))),
  v.maxLength(20),
)

recommendations.get(paths.recommended, async c => {
  const ids = v.safeParse(products, c.req.param('products'))
  c.header('X-Robots-Tag', 'noindex')
  if (!ids.success) return c.json({ recommended: [] }, 404)
  try {
    const found = await loadRecommended(c.var.services.content, c.var.visit, ids.output)
    // Sets of products have no end, nor have numbers of none: kept is what one product of the shop
    // has.
    c.set('isCached', ids.output.length === 1 && found.recommended.length + found.labels.length > 0)
    return c.json(found)
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    // The bag does without. An error page, with all its questions to the service that is away,
    // would help nobody.
    logError('recommendations_missing', error)
    return c.json({ recommended: [] }, 503)
  }
})
