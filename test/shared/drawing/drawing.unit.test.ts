import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createTranslate } from '#client/shared/texts/translate.ts'
import { formatDrawingFile, parseDrawingFile } from '#src/shared/drawing/address.ts'
import { drawFigure, drawLamp } from '#src/shared/drawing/drawing.ts'
import { type DrawnSize, lampKinds, type Measured, measureProduct } from '#src/shared/drawing/measured.ts'
import { formatSvg } from '#src/shared/drawing/route.ts'
import { type Drawing, estimateTextLength, type PathShape, textSize } from '#src/shared/drawing/shapes.ts'
import { articles } from '../../../tools/demo/articles.ts'
import { en, sv } from '../../support/texts.ts'

const english = { locale: 'en', t: createTranslate('en', en) } as const
const swedish = { locale: 'sv', t: createTranslate('sv', sv) } as const
const unknown: DrawnSize = { diameter: null, width: null, height: null, depth: null, length: null }

const articleDrawings = articles.map(({ slug, type, categories, facts }) => {
  const dimensions = (facts.dimensions ?? []).map(size => ({ ...unknown, ...size }))
  const measured = measureProduct({ categories, dimensions, cableLength: facts['cable-length'] ?? null })
  return { slug, type, measured }
})

/** Lists the points of a path; a curve is sampled at ten places. */
function pointsOn(d: string): { x: number; y: number }[] {
  const points: { x: number; y: number }[] = []
  for (const [, command, numbers = ''] of d.matchAll(/([MLCQZ])([^MLCQZ]*)/g)) {
    const [a = 0, b = 0, c = 0, e = 0, x = 0, y = 0] = (numbers.match(/-?[\d.]+/g) ?? []).map(Number)
    const from = points.at(-1)
    if (command === 'M' || command === 'L') points.push({ x: a, y: b })
    else if (command === 'C' && from) {
      for (let t = 0.1; t < 1.05; t += 0.1) {
        const mix = (p: number, q: number, r: number, s: number) =>
          (1 - t) ** 3 * p + 3 * (1 - t) ** 2 * t * q + 3 * (1 - t) * t ** 2 * r + t ** 3 * s
        points.push({ x: mix(from.x, a, c, x), y: mix(from.y, b, e, y) })
      }
    } else if (command !== 'Z') throw new Error(`Unknown command ${command} in ${d}`)
  }
  return points
}

function computeBox(paths: string[]) {
  const points = paths.flatMap(pointsOn)
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

/** Lists the shapes with points outside the drawing. */
const outside = ({ width, height, shapes }: Drawing) =>
  shapes.filter(shape => {
    if (shape.tone !== 'text') {
      const { left, right, top, bottom } = computeBox([shape.d])
      return left < 0 || top < 0 || right > width || bottom > height
    }
    const [along, end, across] = shape.isTurned ? [shape.y, height, shape.x] : [shape.x, width, shape.y]
    const half = estimateTextLength(shape.text) / 2
    return (
      along - half < 0 || along + half > end || across < textSize * 0.7 || across > (shape.isTurned ? width : height)
    )
  })

/**
 * Lists the dimension lines. `numbers` are the lengths in mm that the line's text states, one for
 * each size of the product. `units` is the length of the line in the drawing.
 */
function listMeasures({ shapes }: Drawing) {
  return shapes.flatMap((shape, index) => {
    const text = shapes[index + 2]
    if (shape.tone !== 'measure' || text?.tone !== 'text') return []
    const numbers = (text.text.match(/\d+([.,]\d+)?/g) ?? []).map(number => Number(number.replace(',', '.')) * 10)
    const arrow = shapes[index + 1] as PathShape
    // The arrow tips are the first points of the two triangles.
    const tips = [...arrow.d.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)])
    const [[x = 0, y = 0] = [], [toX = 0, toY = 0] = []] = tips
    return [{ numbers, units: Math.hypot(toX - x, toY - y) }]
  })
}

test('every product of the demo except candleholders has a drawing with its dimensions', () => {
  for (const { slug, type, measured } of articleDrawings) {
    expect(measured !== null, slug).toBe(type !== 'candleholder')
    if (!measured) continue
    for (const language of [english, swedish]) {
      const drawing = drawLamp(measured, language)
      expect(outside(drawing), slug).toEqual([])
      const said = drawing.shapes.flatMap(shape => (shape.tone === 'text' ? [shape.text] : [])).join(' ')
      for (const mm of measured.sizes.flatMap(size => Object.values(size).filter(value => value !== null))) {
        const number = String(mm / 10).replace('.', language.locale === 'sv' ? ',' : '.')
        const word = new RegExp(`(?<![\\d.,])${RegExp.escape(number)}(?!\\d|[.,]\\d)`)
        // Spherical lamps state one dimension, because their height and diameter are equal.
        expect(said, slug).toMatch(word)
        expect(drawing.alternative, slug).toMatch(word)
      }
      if (measured.cord) expect(said).toContain(language.locale === 'sv' ? 'sladd' : 'cord')
    }
  }
  const [, ...texts] = articleDrawings.flatMap(({ slug, measured }) =>
    measured && ['murla-portable-brass', 'vavsta-pendant-linen', 'langhed-pendant-brass'].includes(slug)
      ? [english, swedish].map(language => drawLamp(measured, language).alternative)
      : [],
  )
  const spaced = texts.map(text => text.replaceAll('\u00a0', ' '))
  expect(spaced).toContain('Måttskiss, en hand bredvid: diameter 20 cm, höjd 29,5 cm, sladd 1,5 m')
  expect(spaced).toContain('Drawing, a hand beside it: diameter 45 or 60 cm, height 22 cm, cord 2.5 m')
  expect(spaced).toContain('Drawing, a table’s edge below it: width 120 cm, height 6 cm, depth 4.5 cm, cord 2.5 m')
})

const mm = fc.integer({ min: 5, max: 3000 })
const maybe = (chance: fc.Arbitrary<number>) => fc.option(chance, { nil: null })
const sizes = fc.record({
  diameter: maybe(mm),
  width: maybe(mm),
  height: maybe(mm),
  depth: maybe(mm),
  length: maybe(mm),
})
const anything: fc.Arbitrary<Measured> = fc
  .record({
    kind: fc.constantFrom(...lampKinds),
    sizes: fc.array(sizes, { minLength: 1, maxLength: 3 }),
    cord: maybe(fc.integer({ min: 100, max: 9000 })),
  })
  .filter(measured => parseDrawingFile(formatDrawingFile(measured)) !== null)

/** Real heights of the reference objects in mm; only the edge of the table is drawn. */
const heights = new Map([
  ['hand', 185],
  ['chair', 820],
  ['table', 260],
])

test('every drawing is to scale, with the lamp, its dimensions and the reference object inside the edges', () => {
  fc.assert(
    fc.property(anything, measured => {
      const drawing = drawLamp(measured, english)
      expect(outside(drawing)).toEqual([])
      const thing = drawing.shapes.find(shape => shape.tone === 'thing') as PathShape
      const { top, bottom } = computeBox([thing.d])
      const [, name = ''] = /a (hand|chair|table)/.exec(drawing.alternative) ?? []
      const scale = (bottom - top) / (heights.get(name) ?? 0)
      const found = listMeasures(drawing)
      expect(found.length).toBeGreaterThan(0)
      // Coordinates are rounded to one decimal.
      for (const { numbers, units } of found) {
        const nearest = Math.min(...numbers.map(mm => Math.abs(units - mm * scale)))
        expect(nearest).toBeLessThan(1.2 + units * 0.02)
      }
    }),
    { numRuns: 500 },
  )
})

test('an outline fills the box that its dimensions give, whatever they are', () => {
  fc.assert(
    fc.property(anything, ({ kind, sizes: [size] }) => {
      if (!size) return
      const { width, height, parts } = drawFigure(kind, size)
      const box = computeBox(parts.map(({ d }) => d))
      const slack = 0.2 + Math.max(width, height) * 0.012
      const off = [box.left, box.top, box.right - width, box.bottom - height].filter(value => Math.abs(value) > slack)
      expect(off, `${kind} ${JSON.stringify(size)}`).toEqual([])
    }),
    { numRuns: 1000 },
  )
})

test('the address of a drawing contains everything that it shows, and invalid addresses are refused', () => {
  fc.assert(
    fc.property(anything, measured => {
      expect(parseDrawingFile(formatDrawingFile(measured))).toEqual(measured)
    }),
  )
  const none = ['', 'pendant', 'pendant_', 'pendant_h40', 'pendant_d0h40', 'pendant_d40h40x', 'chair_d40h40']
  none.push('pendant_h40d40', 'pendant_d400h400_c0', 'pendant_d999999h1', `pendant${'_d40h40'.repeat(13)}`, 'wall_w40')
  expect(none.filter(name => parseDrawingFile(`${name}.svg`) !== null)).toEqual([])
  expect(parseDrawingFile('bulb_d45h78.5.svg')).toEqual({
    kind: 'bulb',
    sizes: [{ ...unknown, diameter: 45, height: 78.5 }],
    cord: null,
  })
})

test('the file has a description of its drawing, and its texts are escaped', () => {
  const svg = formatSvg({
    width: 4,
    height: 5,
    shapes: [{ tone: 'text', x: 1, y: 2, text: '<b>' }],
    alternative: 'a & "b"',
  })
  expect(svg).toContain('<title>a &amp; &quot;b&quot;</title>')
  expect(svg).toContain('<text x="1" y="2">&lt;b&gt;</text>')
})
