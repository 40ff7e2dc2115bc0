import type { Language } from '#client/shared/texts/use-translate.ts'
import { across, upright } from './dimension.ts'
import type { Figure } from './figures/figure.ts'
import { ceiling, drawPendant, star } from './figures/hanging.ts'
import { bollard, lantern, wall } from './figures/on-walls.ts'
import { bulb, part, shade } from './figures/small.ts'
import { drawTableLamp, floor, portable } from './figures/standing.ts'
import { type Layout, layoutOf, standOf, height as wholeHeight, width as wholeWidth } from './layout.ts'
import { acrossOf, type DrawnSize, heightOf, type LampKind, type Measured } from './measured.ts'
import { placed } from './path.ts'
import { type Drawing, type DrawnShape, shapeLength } from './shapes.ts'
import { cords, grounds, slab } from './surroundings.ts'
import { drawingTexts } from './words.ts'

/** The outline of a kind at one size. */
export const figureOf = (kind: LampKind, size: DrawnSize) => figures[kind](size)

const figures: Record<LampKind, (size: DrawnSize) => Figure> = {
  ...{ pendant: drawPendant, ceiling, star, table: drawTableLamp, portable, floor },
  ...{ wall, lantern, bollard, bulb, shade, part },
}

/**
 * Draws a lamp to scale from its measures (`measuredOf`), with a thing of known size beside it and
 * with its measures in the language's own form: cm, and m of cord. Of several sizes the largest is
 * drawn, and the smaller ones inside it. The outline is the simple one of its kind and proportions,
 * not the article's own.
 *
 * The same input always gives the same drawing. `svgOf` writes it as SVG; for another medium, paint
 * `shapes` in order: `d` is a path of absolute M, L, C, Q and Z, `tone` says how it is painted.
 */
export function drawingOf(measured: Measured, language: Pick<Language, 'locale' | 't'>): Drawing {
  const { kind, sizes, cord } = measured
  const [size, ...smaller] = sizes.toSorted((a, b) => acrossOf(b) * heightOf(b) - acrossOf(a) * heightOf(a))
  if (!size) throw new Error('A drawing needs a size.')
  const figure = figures[kind](size)
  const stand = standOf(kind, size)
  const hangs = stand === 'hanging' && kind !== 'ceiling'
  const layout = layoutOf(figure, stand, hangs)
  const words = drawingTexts(measured, language)
  return {
    width: wholeWidth,
    height: wholeHeight,
    shapes: within([
      { tone: 'thing', d: placed(layout.thing.d, { ...layout.thing, scale: layout.scale }) },
      ...grounds(layout),
      ...(hangs ? cords(figure, layout, cord, words.cord) : []),
      ...figure.parts.map(
        ({ tone, d }): DrawnShape => ({ tone, d: placed(d, { ...layout.lamp, scale: layout.scale }) }),
      ),
      ...smaller.flatMap(one => inside(figures[kind](one), figure, layout)),
      ...measures(figure, layout, { size, words, hasCord: !hangs }),
    ]),
    alternative: words.alternative(layout.thing.name),
  }
}

/** Moves texts that would reach over the drawing's edges. */
const within = (shapes: DrawnShape[]) =>
  shapes.map(shape => {
    if (shape.tone !== 'text') return shape
    const { x, y, isTurned, text } = shape
    const half = shapeLength(text) / 2 + 6
    const clamped = (at: number, end: number) => Math.min(Math.max(at, half), end - half)
    return isTurned ? { ...shape, y: clamped(y, wholeHeight) } : { ...shape, x: clamped(x, wholeWidth) }
  })

/** A smaller size as lines, hung or standing where the largest is; nothing if it would not fit. */
function inside(smaller: Figure, figure: Figure, { stand, scale, lamp }: Layout): DrawnShape[] {
  if (smaller.width > figure.width || smaller.height > figure.height) return []
  const x = lamp.x + (stand === 'wall' ? 0 : ((figure.width - smaller.width) / 2) * scale)
  const y = lamp.y + (stand === 'hanging' ? 0 : (figure.height - smaller.height) * scale)
  return smaller.parts.flatMap(({ tone, d }): DrawnShape[] =>
    tone === 'line' ? [] : [{ tone: 'line', d: placed(d, { x, y, scale }) }],
  )
}

interface Measures {
  size: DrawnSize
  words: ReturnType<typeof drawingTexts>
  /** Whether the length of the cord is named below. */
  hasCord: boolean
}

/** The lines with arrows and numbers, and below all what is not seen from here. */
function measures(figure: Figure, { stand, scale, lamp, thing, ground }: Layout, { size, words, hasCord }: Measures) {
  const [right, bottom] = [lamp.x + figure.width * scale, lamp.y + figure.height * scale]
  const isSide = stand === 'wall' || figure.isSide
  const round = (['diameter', 'width', 'length'] as const).find(name => size[name] !== null) ?? 'width'
  const along = isSide ? 'depth' : round
  const up = size.height === null ? 'diameter' : 'height'
  const low = stand === 'table' ? ground + Math.max(slab.mm * scale, slab.least) : bottom
  const shapes: DrawnShape[] = [...across(lamp.x, right, low + 22, low, words.short(along))]
  if (up !== along) shapes.push(...upright(lamp.y, bottom, ...sideOf(stand, lamp.x, right), words.short(up)))
  if (figure.head) {
    const { from, to } = figure.head
    shapes.push(...across(lamp.x + from * scale, lamp.x + to * scale, lamp.y - 22, lamp.y, words.short(round)))
  }
  const seen: (keyof DrawnSize)[] = [along, up, ...(figure.head ? [round] : [])]
  const names = (['diameter', 'width', 'depth', 'length'] as const).filter(name => !seen.includes(name))
  const rest = [...names.map(words.named), hasCord ? words.cord : ''].filter(Boolean)
  // The text beside the drawing names them all.
  while (shapeLength(rest.join(' · ')) > wholeWidth - 12) rest.pop()
  // Beside a table's legs there is no line below.
  const y = thing.name === 'table' ? (bottom + 46 + thing.y) / 2 + 12 : Math.min(low + 70, wholeHeight - 18)
  return rest.length > 0 ? [...shapes, { tone: 'text' as const, text: rest.join(' · '), x: wholeWidth / 2, y }] : shapes
}

const sideOf = (stand: Layout['stand'], left: number, right: number): [at: number, edge: number] =>
  stand === 'wall' ? [right + 22, right] : [left - 22, left]
