import { Hono } from 'hono'
import * as paths from '#client/paths.ts'
import type { AppEnv } from '../../env.ts'
import { renderPage } from '../../shared/frame/render.tsx'
import { loadLightProduct, loadLightProducts } from '../lamps/query.ts'
import { getToolHead } from '../parts/head.ts'
import { parseZonesQuery } from './asked.ts'
import { ZonesPage } from './page.tsx'

/** Serves the tool that says which lamps are allowed in a bathroom's zones and outdoors. */
export const zoneRoutes = new Hono<AppEnv>()

zoneRoutes.get(paths.lightBathroom, async c => {
  const { visit, services, language } = c.var
  const asked = parseZonesQuery(new URL(c.req.url).searchParams)
  const [all, lamp] = await Promise.all([
    loadLightProducts(services.content, visit, { grouped: true }),
    loadLightProduct(services.content, visit, asked.lamp),
  ])
  const lamps = all.products.filter(({ type }) => type === 'lamp')
  const head = getToolHead(c.req.url, paths.lightBathroom, language)
  return renderPage(c, <ZonesPage asked={asked} lamp={lamp.products} lamps={lamps} />, head, {
    sources: [all.answer, lamp.answer],
  })
})
