import { Hono } from 'hono'
import * as paths from '#client/paths.ts'
import type { AppEnv } from '../../env.ts'
import { renderPage } from '../../shared/frame/render.tsx'
import { loadBulbs, loadLampsWithBulbs, loadLightProduct } from '../lamps/query.ts'
import { getToolHead } from '../parts/head.ts'
import { parseFitQuery } from './asked.ts'
import { FitPage } from './page.tsx'

/** Serves the tool that checks whether a bulb fits a lamp. */
export const fitRoutes = new Hono<AppEnv>()

fitRoutes.get(paths.lightBulb, async c => {
  const { visit, services, language } = c.var
  const asked = parseFitQuery(new URL(c.req.url).searchParams)
  const [all, bulbs, lamp, bulb] = await Promise.all([
    loadLampsWithBulbs(services.content, visit),
    loadBulbs(services.content, visit),
    loadLightProduct(services.content, visit, asked.lamp),
    loadLightProduct(services.content, visit, asked.bulb),
  ])
  const choices = {
    lamps: all.products,
    bulbs: bulbs.products,
    lamp: lamp.products,
    bulb: bulb.products,
  }
  const of = [all, bulbs, lamp, bulb].map(({ answer }) => answer)
  return renderPage(c, <FitPage asked={asked} choices={choices} />, getToolHead(c.req.url, paths.lightBulb, language), {
    sources: of,
  })
})
