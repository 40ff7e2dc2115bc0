import { Hono } from 'hono'
import * as paths from '#client/paths.ts'
import type { AppEnv } from '../../env.ts'
import { renderPage } from '../../shared/frame/render.tsx'
import { loadBulbs, loadLightProduct } from '../lamps/query.ts'
import { getToolHead } from '../parts/head.ts'
import { parseCostQuery } from './asked.ts'
import { CostPage } from './page.tsx'

export const costRoutes = new Hono<AppEnv>()

costRoutes.get(paths.lightCost, async c => {
  const { visit, services, language } = c.var
  const asked = parseCostQuery(new URL(c.req.url).searchParams)
  const [all, bulb] = await Promise.all([
    loadBulbs(services.content, visit),
    loadLightProduct(services.content, visit, asked.bulb),
  ])
  const bulbs = all.products.filter(({ facts }) => facts.effect !== null)
  const known = bulb.products?.facts.effect ? bulb.products : null
  const page = <CostPage asked={asked} bulb={known} bulbs={bulbs} currency={visit.currency} />
  return renderPage(c, page, getToolHead(c.req.url, paths.lightCost, language), { sources: [all.answer, bulb.answer] })
})
