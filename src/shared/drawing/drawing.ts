import type { Language } from '#client/shared/texts/use-translate.ts'
import { drawHorizontalMeasure, drawVerticalMeasure } from './dimension.ts'
import type { Figure } from './figures/figure.ts'
import { ceiling, drawPendant, star } from './figures/hanging.ts'
import { bollard, lantern, wall } from './figures/on-walls.ts'
import { bulb, part, shade } from './figures/small.ts'
import { drawTableLamp, floor, portable } from './figures/standing.ts'
import { arrangeDrawing, findStand, type Layout, height as wholeHeight, width as wholeWidth } from './layout.ts'
import { type DrawnSize, getDrawnHeight, getDrawnWidth, type LampKind, type Measured } from './measured.ts'
import { placePath } from './path.ts'
import { type Drawing, type DrawnShape, estimateTextLength } from './shapes.ts'
import { drawCords, drawGround, slab } from './surroundings.ts'
import { formatDrawingTexts } from './words.ts'

/** Draws the outline of a kind of lamp at one size. */
export const drawFigure = (kind: LampKind, size: DrawnSize) => figures[kind](size)

const figures: Record<LampKind, (size: DrawnSize) => Figure> = {
  ...{ pendant: drawPendant, ceiling, star, table: drawTableLamp, portable, floor },
  ...{ wall, lantern, bollard, bulb, shade, part },
}

/**
 * Draws a lamp to scale from its measures (`measureProduct`), with a thing of known size beside it,
 * and its measures as text: cm, and m of cord. Of several sizes the largest is drawn, and the
 * smaller ones inside it. The outline is a simple one for the lamp's kind and proportions, not the
 * product's own.
 *
 * The same input always gives the same drawing. `formatSvg` writes it as SVG; for another medium,
 * paint `shapes` in order: `d` is a path of absolute M, L, C, Q and Z, `tone` says how to paint it.
 */
export function drawLamp(measured: Measured, language: Pick<Language, 'locale' | 't'>): Drawing {
  const { kind, sizes, cord } = measured
  const [size, ...smaller] = sizes.toSorted(
    (a, b) => getDrawnWidth(b) * getDrawnHeight(b) - getDrawnWidth(a) * getDrawnHeight(a),
  )
  if (!size) throw new Error('A drawing needs a size.')
  const figure = figures[kind](size)
  const stand = findStand(kind, size)
  const hangs = stand === 'hanging' && kind !== 'ceiling'
  const layout = arrangeDrawing(figure, stand, hangs)
  const words = formatDrawingTexts(measured, language)
  return {
    width: wholeWidth,
    height: wholeHeight,
    shapes: keepTextsInside([
      { tone: 'thing', d: placePath(layout.thing.d, { ...layout.thing, scale: layout.scale }) },
      ...drawGround(layout),
      ...(hangs ? drawCords(figure, layout, cord, words.cord) : []),
      ...figure.parts.map(
        ({ tone, d }): DrawnShape => ({ tone, d: placePath(d, { ...layout.lamp, scale: layout.scale }) }),
      ),
      ...smaller.flatMap(one => drawSmaller(figures[kind](one), figure, layout)),
      ...drawMeasures(figure, layout, { size, words, hasCord: !hangs }),
    ]),
    alternative: words.alternative(layout.thing.name),
  }
}

/** Moves texts that would extend beyond the drawing's edges. */
const keepTextsInside = (shapes: DrawnShape[]) =>
  shapes.map(shape => {
    if (shape.tone !== 'text') return shape
    const { x, y, isTurned, text } = shape
    const half = estimateTextLength(text) / 2 + 6
    const clamped = (at: number, end: number) => Math.min(Math.max(at, half), end - half)
    return isTurned ? { ...shape, y: clamped(y, wholeHeight) } : { ...shape, x: clamped(x, wholeWidth) }
  })

/** Draws a smaller size as lines inside the largest; nothing if it would not fit. */
function drawSmaller(smaller: Figure, figure: Figure, { stand, scale, lamp }: Layout): DrawnShape[] {
  if (smaller.width > figure.width || smaller.height > figure.height) return []
  const x = lamp.x + (stand === 'wall' ? 0 : ((figure.width - smaller.width) / 2) * scale)
  const y = lamp.y + (stand === 'hanging' ? 0 : (figure.height - smaller.height) * scale)
  return smaller.parts.flatMap(({ tone, d }): DrawnShape[] =>
    tone === 'line' ? [] : [{ tone: 'line', d: placePath(d, { x, y, scale }) }],
  )
}

interface Measures {
  size: DrawnSize
  words: ReturnType<typeof formatDrawingTexts>
  /** Whether the text below the drawing includes the length of the cord. */
  hasCord: boolean
}

/**
 * Draws lines with arrows and numbers, and below them a text with measures that are not visible.
 */
function drawMeasures(
  figure: Figure,
  { stand, scale, lamp, thing, ground }: Layout,
  { size, words, hasCord }: Measures,
) {
  const [right, bottom] = [lamp.x + figure.width * scale, lamp.y + figure.height * scale]
  const isSide = stand === 'wall' || figure.isSide
  const round = (['diameter', 'width', 'length'] as const).find(name => size[name] !== null) ?? 'width'
  const along = isSide ? 'depth' : round
  const up = size.height === null ? 'diameter' : 'height'
  const low = stand === 'table' ? ground + Math.max(slab.mm * scale, slab.least) : bottom
  const shapes: DrawnShape[] = [...drawHorizontalMeasure(lamp.x, right, low + 22, low, words.short(along))]
  if (up !== along)
    shapes.push(...drawVerticalMeasure(lamp.y, bottom, ...verticalMeasureAt(stand, lamp.x, right), words.short(up)))
  if (figure.head) {
    const { from, to } = figure.head
    shapes.push(
      ...drawHorizontalMeasure(lamp.x + from * scale, lamp.x + to * scale, lamp.y - 22, lamp.y, words.short(round)),
    )
  }
  const seen: (keyof DrawnSize)[] = [along, up, ...(figure.head ? [round] : [])]
  const names = (['diameter', 'width', 'depth', 'length'] as const).filter(name => !seen.includes(name))
  const rest = [...names.map(words.named), hasCord ? words.cord : ''].filter(Boolean)
  // The text beside the drawing has every measure, so some can be left out here.
  while (estimateTextLength(rest.join(' · ')) > wholeWidth - 12) rest.pop()
  // Above the edge of a table, since there is no room below it.
  const y = thing.name === 'table' ? (bottom + 46 + thing.y) / 2 + 12 : Math.min(low + 70, wholeHeight - 18)
  return rest.length > 0 ? [...shapes, { tone: 'text' as const, text: rest.join(' · '), x: wholeWidth / 2, y }] : shapes
}

const verticalMeasureAt = (stand: Layout['stand'], left: number, right: number): [at: number, edge: number] =>
  stand === 'wall' ? [right + 22, right] : [left - 22, left]
