import { Hono } from 'hono'
import * as paths from '#client/paths.ts'
import type { AppEnv } from '../../env.ts'
import { renderPage } from '../../shared/frame/render.tsx'
import { loadLightProduct, loadLightProducts } from '../lamps/query.ts'
import { getToolHead } from '../parts/head.ts'
import { parseTableQuery } from './asked.ts'
import { TablePage } from './page.tsx'

/** Serves the tool for pendants above a table. */
export const tableRoutes = new Hono<AppEnv>()

tableRoutes.get(paths.lightTable, async c => {
  const { visit, services, language } = c.var
  const asked = parseTableQuery(new URL(c.req.url).searchParams)
  const [all, lamp] = await Promise.all([
    loadLightProducts(services.content, visit, { category: 'pendant', grouped: true }),
    loadLightProduct(services.content, visit, asked.lamp),
  ])
  const lamps = all.products.filter(({ type, measured }) => type === 'lamp' && measured !== null)
  const head = getToolHead(c.req.url, paths.lightTable, language)
  return renderPage(c, <TablePage asked={asked} lamp={lamp.products} lamps={lamps} />, head, {
    sources: [all.answer, lamp.answer],
  })
})
