import { Hono } from 'hono'
import * as paths from '#client/paths.ts'
import type { AppEnv } from '../../env.ts'
import { splitLocale } from '../../visit.ts'
import { cacheOneDay, noStore } from '../edge/cache.ts'
import { securedPicture } from '../edge/security.ts'
import { languages } from '../edge/visit/languages.ts'
import { measuredOfFile } from './address.ts'
import { drawingOf } from './drawing.ts'
import { svgOf } from './svg.ts'

/** Drawings of lamps with their measures, in the language of their address. */
export const drawing = new Hono<AppEnv>()

drawing.get(paths.drawing, securedPicture, c => {
  const measured = measuredOfFile(c.req.param('file'))
  if (!measured) return c.text('No such drawing.\n', 404, noStore)
  const [locale] = splitLocale(new URL(c.req.url).pathname)
  const svg = svgOf(drawingOf(measured, languages[locale]))
  return c.body(svg, 200, { 'Content-Type': 'image/svg+xml', ...cacheOneDay })
})
