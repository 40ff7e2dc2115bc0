import { formatNumber, languageTag } from '#client/shared/texts/locales.ts'
import type { Language } from '#client/shared/texts/use-translate.ts'
import { drawHorizontalMeasure, drawVerticalMeasure } from './dimension.ts'
import type { Figure } from './figures/figure.ts'
import { ceiling, drawPendant, star } from './figures/hanging.ts'
import { bollard, lantern, wall } from './figures/on-walls.ts'
import { drawAccessory, drawBulb, shade } from './figures/small.ts'
import { drawFloorLamp, drawPortableLamp, drawTableLamp } from './figures/standing.ts'
import { arrangeDrawing, findStand, type Layout, height as wholeHeight, width as wholeWidth } from './layout.ts'
import { type DrawnSize, getDrawnHeight, getDrawnWidth, type LampKind, type Measured } from './measured.ts'
import { drawPath, placePath, rectangle, taper } from './path.ts'
import { type Drawing, type DrawnShape, estimateTextLength } from './shapes.ts'
import type { DrawnThing } from './things.ts'

/** Thickness of a table top: `mm` at the lamp's scale, but at least `least` drawing units. */
const slab = { mm: 30, least: 6 }

/** Draws the ceiling, wall, floor or table that a lamp is attached to or stands on. */
function drawGround({ stand, scale, ground, reach: [from, to] }: Layout): DrawnShape[] {
  if (stand === 'free') return []
  if (stand === 'wall') return [{ tone: 'ground', d: drawPath`M${ground} ${from} L${ground} ${to}` }]
  if (stand !== 'table') return [{ tone: 'ground', d: drawPath`M${from} ${ground} L${to} ${ground}` }]
  return [{ tone: 'ground', d: rectangle(from, ground, to - from, Math.max(slab.mm * scale, slab.least)) }]
}

/**
 * Draws the cords of a hanging lamp. Cords that fit are to scale; longer ones, and those of unknown
 * length, get a break mark. `length` is in mm or null; `text` is placed beside the first cord.
 */
function drawCords(
  { width, hooks = [width / 2] }: Figure,
  layout: Layout,
  length: number | null,
  text: string,
): DrawnShape[] {
  const { ground, lamp, scale } = layout
  const isBroken = length === null || length * scale > lamp.y - ground
  const top = isBroken ? ground : lamp.y - length * scale
  const middle = (top + lamp.y) / 2
  const xs = hooks.map(hook => lamp.x + hook * scale)
  const lines = xs.map(x =>
    isBroken
      ? drawPath`M${x} ${top} L${x} ${middle - 4} M${x} ${middle + 4} L${x} ${lamp.y} M${x - 6} ${middle - 1} L${x + 6} ${middle - 7} M${x - 6} ${middle + 7} L${x + 6} ${middle + 1}`
      : drawPath`M${x} ${top} L${x} ${lamp.y}`,
  )
  const [first = 0] = xs
  const beside = first + 14 + estimateTextLength(text) / 2
  return [
    { tone: 'line', d: lines.join(' ') },
    ...xs.map((x): DrawnShape => ({ tone: 'body', d: taper(x, 14, 30, top, top + 9) })),
    ...(text ? [{ tone: 'text' as const, text, x: beside, y: middle + 5 }] : []),
  ]
}

/** No-break space between a number and its unit, as on the rest of the product page. */
const space = '\u00a0'

/** Formats a drawing's measures in the visitor's language: in cm, but the cord's length in m. */
function formatDrawingTexts({ sizes, cord }: Measured, { locale, t }: Pick<Language, 'locale' | 't'>) {
  const number = (value: number) => formatNumber(value, locale, 2)
  const either = new Intl.ListFormat(languageTag(locale), { type: 'disjunction' })
  const numbersOf = (name: keyof DrawnSize) => {
    const lengths = sizes.flatMap(size => size[name] ?? [])
    return [...new Set(lengths)].sort((a, b) => a - b).map(mm => number(mm / 10))
  }
  /** Formats `45 / 60 cm`, or a range for more than three lengths; empty if none is known. */
  const short = (name: keyof DrawnSize) => {
    const numbers = numbersOf(name)
    const text = numbers.length > 3 ? `${numbers[0]}–${numbers.at(-1)}` : numbers.join(' / ')
    return text && `${name === 'diameter' ? `Ø${space}` : ''}${text}${space}cm`
  }
  const long = (name: keyof DrawnSize) => {
    const length = `${either.format(numbersOf(name))}${space}cm`
    return numbersOf(name).length > 0 ? [t(`drawing.${name}`, { length })] : []
  }
  const cordText = cord ? t('product.cord', { length: `${number(cord / 1000)}${space}m` }) : ''
  const measures = [
    ...(['diameter', 'width', 'height', 'depth', 'length'] as const).flatMap(long),
    ...(cordText ? [cordText] : []),
  ]
  return {
    short,
    /** Formats the measure with its name: `depth 4.5 cm`. */
    named: (name: keyof DrawnSize) => long(name).join(),
    cord: cordText,
    alternative: (thing: DrawnThing['name']) => t(`drawing.${thing}`, { measures: measures.join(', ') }),
  }
}

/** Draws the outline of a kind of lamp at one size. */
export const drawFigure = (kind: LampKind, size: DrawnSize) => figures[kind](size)

const figures: Record<LampKind, (size: DrawnSize) => Figure> = {
  ...{ pendant: drawPendant, ceiling, star, table: drawTableLamp, portable: drawPortableLamp, floor: drawFloorLamp },
  ...{ wall, lantern, bollard, bulb: drawBulb, shade, part: drawAccessory },
}

/**
 * Draws a lamp to scale from its measures (`measureProduct`), with a thing of known size beside it.
 * The measures are shown as text in cm, but the cord's length in m. If the product has several
 * sizes, the largest is drawn with the smaller ones inside it. The outline is a simple one for the
 * lamp's kind and proportions, not the product's real outline.
 *
 * The same input always gives the same drawing. `formatSvg` formats it as SVG. Other media paint
 * `shapes` in order: `d` is a path of absolute commands M, L, C, Q and Z, and `tone` says how to
 * paint it.
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

/** Draws a smaller size as lines inside the largest; draws nothing if it does not fit. */
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
 * Draws the measures as lines with arrows and numbers. A text below them has the measures that are
 * not visible from this side of the lamp.
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
  // The alternative text has every measure, so measures that do not fit can be left out here.
  while (estimateTextLength(rest.join(' · ')) > wholeWidth - 12) rest.pop()
  // If the lamp hangs over a table, the text is above the table's edge, as there is no room below.
  const y = thing.name === 'table' ? (bottom + 46 + thing.y) / 2 + 12 : Math.min(low + 70, wholeHeight - 18)
  return rest.length > 0 ? [...shapes, { tone: 'text' as const, text: rest.join(' · '), x: wholeWidth / 2, y }] : shapes
}

const verticalMeasureAt = (stand: Layout['stand'], left: number, right: number): [at: number, edge: number] =>
  stand === 'wall' ? [right + 22, right] : [left - 22, left]
