import { Hono } from 'hono'
import * as paths from '#client/paths.ts'
import type { AppEnv } from '../../env.ts'
import { splitLocale } from '../../visit.ts'
import { cacheOneDay, noStore } from '../edge/cache.ts'
import { securePictures } from '../edge/security.ts'
import { languages } from '../edge/visit/languages.ts'
import { parseDrawingFile } from './address.ts'
import { drawLamp } from './drawing.ts'
import { drawToScale, parseScaleFile } from './scale.ts'
import { type Drawing, type DrawnShape, type PathShape, textSize } from './shapes.ts'
import { drawBeforeWall, parseWallFile } from './wall.ts'

/* Copies of colours in `client/shared/css/tokens.css`, whose variables SVG files cannot use. */
const paper = '#f1ece4'
const ink = '#1d1815'
const soft = '#5e5751'
const stroke = (colour: string, width: number) =>
  `stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`

const styles: Record<PathShape['tone'], string> = {
  body: `fill="#f9f6f1" ${stroke(ink, 1.5)}`,
  glass: `fill="#fffdf9" ${stroke(ink, 1.5)}`,
  line: `fill="none" ${stroke(ink, 0.9)}`,
  thing: 'fill="#dad2c7"',
  ground: `fill="none" ${stroke(soft, 1)}`,
  measure: `fill="none" ${stroke(soft, 0.8)}`,
  arrow: `fill="${soft}"`,
  curve: `fill="none" ${stroke(ink, 2)}`,
}

/** A drawing. It needs no alternative text if the page that shows it has one. */
type SvgDrawing = Omit<Drawing, 'alternative'> & { alternative?: string }

/** Formats a drawing as a standalone SVG file. */
export function formatSvg({ width, height, shapes, alternative }: SvgDrawing): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    (alternative ? `<title>${escaped(alternative)}</title>` : '') +
    `<path fill="${paper}" d="M0 0H${width}V${height}H0Z"/>` +
    `<g fill="${ink}" font-family="'Familjen Grotesk', 'Helvetica Neue', Arial, sans-serif" font-size="${textSize}" text-anchor="middle">` +
    `${shapes.map(formatShape).join('')}</g></svg>`
  )
}

function formatShape(shape: DrawnShape): string {
  if (shape.tone !== 'text') return `<path ${styles[shape.tone]} d="${shape.d}"/>`
  const { x, y, text, isTurned } = shape
  const turn = isTurned ? ` transform="rotate(-90 ${rounded(x)} ${rounded(y)})"` : ''
  return `<text x="${rounded(x)}" y="${rounded(y)}"${turn}>${escaped(text)}</text>`
}

const rounded = (value: number) => Math.round(value * 10) / 10

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Serves drawings of lamps with their measures as SVG, in the language of the address. */
export const drawingRoutes = new Hono<AppEnv>()

drawingRoutes.get(paths.drawing, securePictures, c => {
  const measured = parseDrawingFile(c.req.param('file'))
  if (!measured) return c.text('There is no such drawing.\n', 404, noStore)
  const [locale] = splitLocale(new URL(c.req.url).pathname)
  const svg = formatSvg(drawLamp(measured, languages[locale]))
  return c.body(svg, 200, { 'Content-Type': 'image/svg+xml', ...cacheOneDay })
})

drawingRoutes.get(paths.scale, securePictures, c => {
  const lamps = parseScaleFile(c.req.param('file'))
  if (!lamps) return c.text('There is no such drawing.\n', 404, noStore)
  return c.body(formatSvg(drawToScale(lamps)), 200, { 'Content-Type': 'image/svg+xml', ...cacheOneDay })
})

drawingRoutes.get(paths.wallDrawing, securePictures, c => {
  const found = parseWallFile(c.req.param('file'))
  if (!found) return c.text('There is no such drawing.\n', 404, noStore)
  const svg = formatSvg(drawBeforeWall(found.wall, found.lamp))
  return c.body(svg, 200, { 'Content-Type': 'image/svg+xml', ...cacheOneDay })
})
