import type { Language } from '#client/shared/texts/use-translate.ts'
import { drawHorizontalMeasure, drawVerticalMeasure } from '../../shared/drawing/dimension.ts'
import { drawFigure } from '../../shared/drawing/drawing.ts'
import type { LampKind } from '../../shared/drawing/measured.ts'
import { drawPath, placePath, rectangle } from '../../shared/drawing/path.ts'
import type { DrawnShape } from '../../shared/drawing/shapes.ts'
import { chair } from '../../shared/drawing/things.ts'
import { cm } from '../parts/figures.ts'
import { type Scene, sceneWidth } from '../parts/scene.tsx'
import type { Arrangement } from './asked.ts'
import { cordFor, eyes, middlesOf } from './table.ts'

const margin = 14
const bottom = 46
const tallest = 420
/** Beside the table on both sides, in mm: room for a chair. */
const beside = 750
const slab = 30
const leg = 60

/** A table from its side with the lamps above it, all to one scale. */
export function tableScene({ size, hung }: Arrangement, kind: LampKind, language: Language): Scene {
  const { table, ceiling, top, gap, height, across: wide } = hung
  const figure = drawFigure(kind, size)
  const scale = Math.min((sceneWidth - 2 * margin) / (table.length + 2 * beside), tallest / ceiling)
  const floor = margin + ceiling * scale
  const left = sceneWidth / 2 - (table.length / 2) * scale
  const right = left + table.length * scale
  const y = (above: number) => floor - above * scale
  const lampTop = y(top + gap + height)
  const middles = middlesOf(table, hung.count).map(middle => left + middle * scale)
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
      ...middles.map(x => ({ tone: 'lit' as const, d: lightOf(x, y(top + gap), y(top), wide * scale) })),
      { tone: 'thing', d: placePath(chair.d, { x: left - chair.width * 0.85 * scale, y: y(chair.height), scale }) },
      { tone: 'thing', d: mirrored(right + chair.width * 0.85 * scale, y(chair.height), scale) },
      ground(margin),
      ground(floor),
      { tone: 'dashed', d: drawPath`M${margin} ${y(eyes)} L${sceneWidth - margin} ${y(eyes)}` },
      { tone: 'ground', d: tableOf(left, right, y(top), floor, scale) },
      ...lamps,
      ...drawVerticalMeasure(y(top + gap), y(top), Math.min(edge + 26, sceneWidth - 30), edge, cm(gap, language)),
      ...(second === undefined
        ? []
        : drawHorizontalMeasure(first, second, lampTop - 18, lampTop, cm((second - first) / scale, language))),
      ...drawHorizontalMeasure(left, right, floor + 20, floor, cm(table.length, language)),
    ],
    alternative: language.t('light.tableAlt', {
      count: hung.count,
      lamp: cm(wide, language),
      gap: cm(gap, language),
      table: cm(table.length, language),
      cord: cm(Math.max(0, cordFor(ceiling, top, gap, height)), language),
    }),
  }
}

/** The light that falls from a shade on the table. */
const lightOf = (x: number, from: number, to: number, wide: number) =>
  drawPath`M${x - wide / 2} ${from} L${x + wide / 2} ${from} L${x + wide} ${to} L${x - wide} ${to} Z`

const tableOf = (left: number, right: number, top: number, floor: number, scale: number) =>
  [
    rectangle(left, top, right - left, Math.max(3, slab * scale)),
    rectangle(left + leg * scale, top + slab * scale, Math.max(2, leg * scale), floor - top - slab * scale),
    rectangle(right - 2 * leg * scale, top + slab * scale, Math.max(2, leg * scale), floor - top - slab * scale),
  ].join(' ')

/** A chair that looks to the left. */
const mirrored = (right: number, y: number, scale: number) =>
  chair.d.replace(
    /(-?[\d.]+) (-?[\d.]+)/g,
    (_, a: string, b: string) =>
      `${Math.round((right - Number(a) * scale) * 10) / 10} ${Math.round((y + Number(b) * scale) * 10) / 10}`,
  )
