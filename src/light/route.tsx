import { Hono } from 'hono'
import * as paths from '#client/paths.ts'
import type { AppEnv } from '../env.ts'
import { renderPage } from '../frame/render.tsx'
import { cost } from './cost/route.tsx'
import { fit } from './fit/route.tsx'
import { LightPage } from './index-page.tsx'
import { findLightProduct, loadBulbs, loadLampsWithBulbs, noProducts } from './lamps/query.ts'
import { room } from './room/route.tsx'
import { table } from './table/route.tsx'
import { zones } from './zones/route.tsx'

/**
 * Tools to understand light by. They work without script: what they are asked is in the address.
 */
export const light = new Hono<AppEnv>()

light.get(paths.light, async c => {
  const { visit, services, language } = c.var
  const { t } = language
  const slug = new URL(c.req.url).searchParams.get('lamp') ?? ''
  const [found, lamps, bulbs] = await Promise.all([
    findLightProduct(services.content, visit, slug),
    slug ? loadLampsWithBulbs(services.content, visit) : noProducts,
    slug ? loadBulbs(services.content, visit) : noProducts,
  ])
  const page = (
    <LightPage product={found.products} lamps={lamps.products} bulbs={bulbs.products} currency={visit.currency} />
  )
  const head = { title: t('light.title'), description: t('light.lead'), sheet: 'light', noIndex: slug !== '' } as const
  return renderPage(c, page, head, { of: [found, lamps, bulbs].map(({ answer }) => answer) })
})
light.route('/', fit)
light.route('/', room)
light.route('/', table)
light.route('/', zones)
light.route('/', cost)
