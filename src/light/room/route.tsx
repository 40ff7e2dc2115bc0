import { Hono } from 'hono'
import * as paths from '#client/paths.ts'
import type { AppEnv } from '../../env.ts'
import { renderPage } from '../../shared/frame/render.tsx'
import { loadLightProducts, loadLightProductsByIds } from '../lamps/query.ts'
import { getToolHead } from '../parts/head.ts'
import { parseRoomQuery } from './asked.ts'
import { RoomPage } from './page.tsx'

/** Serves the tool that computes the light that a room needs. */
export const roomRoutes = new Hono<AppEnv>()

roomRoutes.get(paths.lightRoom, async c => {
  const { visit, services, language } = c.var
  const query = new URL(c.req.url).searchParams
  const asked = parseRoomQuery(query)
  const [all, chosen] = await Promise.all([
    loadLightProducts(services.content, visit, { grouped: true }),
    loadLightProductsByIds(services.content, visit, asked.lamps),
  ])
  const lamps = all.products.filter(({ type }) => type === 'lamp')
  const head = getToolHead(c.req.url, paths.lightRoom, language)
  return renderPage(c, <RoomPage asked={asked} query={query} chosen={chosen.products} lamps={lamps} />, head, {
    sources: [all.answer, chosen.answer],
  })
})
