import { Hono } from 'hono'
import * as paths from '#client/paths.ts'
import type { AppEnv } from '../env.ts'
import { formatFullName } from '../shared/content/shapes/full-name.ts'
import { renderPage } from '../shared/frame/render.tsx'
import { EnergyLabelPage } from './page.tsx'
import { loadLabelledProduct } from './query.ts'

/** The target of energy arrows. It is a separate page, so that it works without scripts. */
export const energyLabelRoutes = new Hono<AppEnv>()

energyLabelRoutes.get(paths.energyLabel, async c => {
  const { services, visit, language } = c.var
  const product = await loadLabelledProduct(services.content, visit, c.req.param('slug'))
  if (!product) return c.notFound()
  return renderPage(c, <EnergyLabelPage product={product} />, {
    title: `${language.t('label.title')}: ${formatFullName(product)}`,
    noIndex: true,
    sheet: 'editorial',
  })
})
