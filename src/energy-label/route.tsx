import { Hono } from 'hono'
import * as paths from '#client/paths.ts'
import type { AppEnv } from '../env.ts'
import { formatFullName } from '../shared/content/shapes/full-name.ts'
import { renderPage } from '../shared/frame/render.tsx'
import { EnergyLabelPage } from './page.tsx'
import { findLabelled } from './query.ts'

/** The target of the energy arrow. A separate page works without a script, and Back leaves it. */
export const energyLabel = new Hono<AppEnv>()

energyLabel.get(paths.energyLabel, async c => {
  const { services, visit, language } = c.var
  const product = await findLabelled(services.content, visit, c.req.param('slug'))
  if (!product) return c.notFound()
  return renderPage(c, <EnergyLabelPage product={product} />, {
    title: `${language.t('label.title')}: ${formatFullName(product)}`,
    noIndex: true,
    sheet: 'editorial',
  })
})
