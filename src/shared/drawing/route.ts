import { Hono } from 'hono'
import * as paths from '#client/paths.ts'
import type { AppEnv } from '../../env.ts'
import { splitLocale } from '../../visit.ts'
import { cacheOneDay, noStore } from '../edge/cache.ts'
import { securePictures } from '../edge/security.ts'
import { languages } from '../edge/visit/languages.ts'
import { parseDrawingFile } from './address.ts'
import { drawLamp } from './drawing.ts'
import { formatSvg } from './svg.ts'

/** Drawings of lamps with their measures, in the language of their address. */
export const drawingRoutes = new Hono<AppEnv>()

drawingRoutes.get(paths.drawing, securePictures, c => {
  const measured = parseDrawingFile(c.req.param('file'))
  if (!measured) return c.text('There is no such drawing.\n', 404, noStore)
  const [locale] = splitLocale(new URL(c.req.url).pathname)
  const svg = formatSvg(drawLamp(measured, languages[locale]))
  return c.body(svg, 200, { 'Content-Type': 'image/svg+xml', ...cacheOneDay })
})
