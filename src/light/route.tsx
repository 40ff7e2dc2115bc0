import { type Context, Hono } from 'hono'
import { renderToString } from 'react-dom/server'
import * as paths from '#client/paths.ts'
import { LanguageContext } from '#client/shared/texts/use-translate.ts'
import type { AppEnv } from '../env.ts'
import { renderPage } from '../shared/frame/render.tsx'
import { costRoutes } from './cost/route.tsx'
import { fitRoutes } from './fit/route.tsx'
import { LightIndexPage } from './index-page.tsx'
import { loadBulbs, loadLampsWithBulbs, loadLightProduct, noProducts } from './lamps/query.ts'
import { OwnLight } from './own/own-light.tsx'
import { roomRoutes } from './room/route.tsx'
import { tableRoutes } from './table/route.tsx'
import { zoneRoutes } from './zones/route.tsx'

/**
 * Tools about light. They work without scripts, because their input is in the query.
 */
export const lightRoutes = new Hono<AppEnv>()

lightRoutes.get(paths.light, async c => {
  const { t } = c.var.language
  const slug = new URL(c.req.url).searchParams.get('lamp') ?? ''
  const { product, around, of } = await loadOwn(c, slug)
  const head = { title: t('light.title'), description: t('light.lead'), sheet: 'light', noIndex: slug !== '' } as const
  return renderPage(c, <LightIndexPage product={product} {...around} />, head, { sources: of })
})

lightRoutes.get(paths.ownLight, async c => {
  const { product, around } = await loadOwn(c, c.req.param('slug'))
  if (!product) return c.notFound()
  c.header('X-Robots-Tag', 'noindex')
  return c.html(
    renderToString(
      <LanguageContext value={c.var.language}>
        <OwnLight product={product} {...around} />
      </LanguageContext>,
    ),
  )
})
lightRoutes.route('/', fitRoutes)
lightRoutes.route('/', roomRoutes)
lightRoutes.route('/', tableRoutes)
lightRoutes.route('/', zoneRoutes)
lightRoutes.route('/', costRoutes)

/** Loads a product and the lamps and bulbs to compare it with; none for an empty slug. */
async function loadOwn(c: Context<AppEnv>, slug: string) {
  const { visit, services } = c.var
  const [found, lamps, bulbs] = await Promise.all([
    loadLightProduct(services.content, visit, slug),
    slug ? loadLampsWithBulbs(services.content, visit) : noProducts,
    slug ? loadBulbs(services.content, visit) : noProducts,
  ])
  const around = { lamps: lamps.products, bulbs: bulbs.products, currency: visit.currency }
  return { product: found.products, around, of: [found, lamps, bulbs].map(({ answer }) => answer) }
}
