import { Hono } from 'hono'
import * as paths from '#client/paths.ts'
import type { AppEnv } from '../../env.ts'
import { renderPage } from '../../shared/frame/render.tsx'
import { findLightProduct, loadBulbs, loadLampsWithBulbs } from '../lamps/query.ts'
import { toolHead } from '../parts/head.ts'
import { parseFitQuery } from './asked.ts'
import { FitPage } from './page.tsx'

/** Whether a bulb fits. */
export const fit = new Hono<AppEnv>()

fit.get(paths.lightBulb, async c => {
  const { visit, services, language } = c.var
  const asked = parseFitQuery(new URL(c.req.url).searchParams)
  const [all, bulbs, lamp, bulb] = await Promise.all([
    loadLampsWithBulbs(services.content, visit),
    loadBulbs(services.content, visit),
    findLightProduct(services.content, visit, asked.lamp),
    findLightProduct(services.content, visit, asked.bulb),
  ])
  const choices = {
    lamps: all.products,
    bulbs: bulbs.products,
    lamp: lamp.products,
    bulb: bulb.products,
  }
  const of = [all, bulbs, lamp, bulb].map(({ answer }) => answer)
  return renderPage(c, <FitPage asked={asked} choices={choices} />, toolHead(c.req.url, paths.lightBulb, language), {
    sources: of,
  })
})
