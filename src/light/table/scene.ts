import type { Language } from '#client/shared/texts/use-translate.ts'
import { drawHorizontalMeasure, drawVerticalMeasure } from '../../shared/drawing/dimension.ts'
import { drawFigure } from '../../shared/drawing/drawing.ts'
import type { LampKind } from '../../shared/drawing/measured.ts'
import { drawPath, placePath, rectangle } from '../../shared/drawing/path.ts'
import type { DrawnShape } from '../../shared/drawing/shapes.ts'
import { chair } from '../../shared/drawing/things.ts'
import { formatCm } from '../parts/figures.ts'
import { type Scene, sceneWidth } from '../parts/scene.tsx'
import type { Arrangement } from './asked.ts'
import { eyes, neededCord, pendantCentres } from './table.ts'

const margin = 14
const bottom = 46
const tallest = 420
/** Space for a chair on each side of the table, in mm. */
const beside = 750
const slab = 30
const leg = 60

/** Draws a table from the side with the lamps above it, to scale. */
export function drawTableScene({ size, hung }: Arrangement, kind: LampKind, language: Language): Scene {
  const { table, ceiling, top, gap, height, across: wide } = hung
  const figure = drawFigure(kind, size)
  const scale = Math.min((sceneWidth - 2 * margin) / (table.length + 2 * beside), tallest / ceiling)
  const floor = margin + ceiling * scale
  const left = sceneWidth / 2 - (table.length / 2) * scale
  const right = left + table.length * scale
  const y = (above: number) => floor - above * scale
  const lampTop = y(top + gap + height)
  const middles = pendantCentres(table, hung.count).map(middle => left + middle * scale)
  const ground = (at: number): DrawnShape => ({
    tone: 'ground',
    d: drawPath`M${margin} ${at} L${sceneWidth - margin} ${at}`,
  })
  const lamps = middles.flatMap((x): DrawnShape[] => {
    const corner = { x: x - (figure.width / 2) * scale, y: lampTop, scale }
    const hooks = (figure.hooks ?? [figure.width / 2]).map(hook => corner.x + hook * scale)
    return [
      { tone: 'line', d: hooks.map(hook => drawPath`M${hook} ${margin} L${hook} ${lampTop}`).join(' ') },
      ...figure.parts.map(({ tone, d }): DrawnShape => ({ tone, d: placePath(d, corner) })),
    ]
  })
  const [first = left, second] = middles
  const last = middles.at(-1) ?? first
  const edge = last + (figure.width / 2) * scale
  return {
    height: floor + bottom,
    shapes: [
      ...middles.map(x => ({ tone: 'lit' as const, d: drawTableLight(x, y(top + gap), y(top), wide * scale) })),
      { tone: 'thing', d: placePath(chair.d, { x: left - chair.width * 0.85 * scale, y: y(chair.height), scale }) },
      { tone: 'thing', d: drawMirroredChair(right + chair.width * 0.85 * scale, y(chair.height), scale) },
      ground(margin),
      ground(floor),
      { tone: 'dashed', d: drawPath`M${margin} ${y(eyes)} L${sceneWidth - margin} ${y(eyes)}` },
      { tone: 'ground', d: drawTable(left, right, y(top), floor, scale) },
      ...lamps,
      ...drawVerticalMeasure(y(top + gap), y(top), Math.min(edge + 26, sceneWidth - 30), edge, formatCm(gap, language)),
      ...(second === undefined
        ? []
        : drawHorizontalMeasure(first, second, lampTop - 18, lampTop, formatCm((second - first) / scale, language))),
      ...drawHorizontalMeasure(left, right, floor + 20, floor, formatCm(table.length, language)),
    ],
    alternative: language.t('light.tableAlt', {
      count: hung.count,
      lamp: formatCm(wide, language),
      gap: formatCm(gap, language),
      table: formatCm(table.length, language),
      cord: formatCm(Math.max(0, neededCord(ceiling, top, gap, height)), language),
    }),
  }
}

/** Draws the cone of light between a shade and the table. */
const drawTableLight = (x: number, from: number, to: number, wide: number) =>
  drawPath`M${x - wide / 2} ${from} L${x + wide / 2} ${from} L${x + wide} ${to} L${x - wide} ${to} Z`

const drawTable = (left: number, right: number, top: number, floor: number, scale: number) =>
  [
    rectangle(left, top, right - left, Math.max(3, slab * scale)),
    rectangle(left + leg * scale, top + slab * scale, Math.max(2, leg * scale), floor - top - slab * scale),
    rectangle(right - 2 * leg * scale, top + slab * scale, Math.max(2, leg * scale), floor - top - slab * scale),
  ].join(' ')

/** Draws a chair that faces left, with its back at x = `right`. */
const drawMirroredChair = (right: number, y: number, scale: number) =>
  chair.d.replace(
    /(-?[\d.]+) (-?[\d.]+)/g,
    (_, a: string, b: string) =>
      `${Math.round((right - Number(a) * scale) * 10) / 10} ${Math.round((y + Number(b) * scale) * 10) / 10}`,
  )
