import { expect, test } from 'vitest'
import { createTranslate } from '#client/shared/texts/translate.ts'
import { formatSvg } from '#src/shared/drawing/route.ts'
import { type Drawing, estimateTextLength } from '#src/shared/drawing/shapes.ts'
import { drawCone } from '#src/shared/photometry/figures/cone.ts'
import { drawIsolux, findContour } from '#src/shared/photometry/figures/isolux.ts'
import { chooseScaleStep, drawDashedLine } from '#src/shared/photometry/figures/lines.ts'
import { drawPolarDiagram } from '#src/shared/photometry/figures/polar.ts'
import { chooseLevels, computeGrid, usualTable } from '#src/shared/photometry/formulas/table.ts'
import {
  formatConeValues,
  formatPolarValues,
  formatTableValues,
  type UnitNames,
} from '#src/shared/photometry/values.ts'
import { createPhotometryTexts } from '#src/shared/photometry/words.ts'
import { en, sv } from '../support/texts.ts'
import { cosine, makeRoundLamp, makeUnevenLamp, steps } from './lamps.ts'

const english = createPhotometryTexts({ locale: 'en', t: createTranslate('en', en) })
const swedish = createPhotometryTexts({ locale: 'sv', t: createTranslate('sv', sv) })
const names: UnitNames = {
  ...{ angle: 'Angle', everyPlane: 'All around', distance: 'Distance', diameter: 'Ø' },
  ...{ centre: 'Middle', edge: 'Edge', fromMiddle: 'From the middle' },
}

const down = makeRoundLamp(steps(0, 90, 5), gamma => 1000 * cosine(gamma) ** 4)
const lamps = {
  down,
  globe: makeRoundLamp(steps(0, 180, 10), () => 79),
  up: makeRoundLamp(steps(90, 180, 10), gamma => -200 * cosine(gamma)),
  spot: makeRoundLamp(steps(0, 90, 1), gamma => 90_000 * cosine(gamma) ** 200),
  faint: makeRoundLamp(steps(0, 180, 45), () => 0.004),
  sides: makeUnevenLamp('quarter', steps(0, 90, 15), steps(0, 180, 5), (c, gamma) => 100 + c * Math.abs(cosine(gamma))),
  aside: makeUnevenLamp(
    'half',
    steps(0, 180, 15),
    steps(0, 90, 5),
    (c, gamma) => 300 * cosine(gamma) * (1 + 0.5 * cosine(c)),
  ),
}

function findOutside({ width, height, shapes }: Drawing) {
  return shapes.filter(shape => {
    if (shape.tone === 'text') {
      const half = estimateTextLength(shape.text) / 2
      return shape.x - half < 0 || shape.x + half > width || shape.y < 10 || shape.y > height
    }
    const numbers = (shape.d.match(/-?[\d.]+/g) ?? []).map(Number)
    return (
      /NaN|Infinity/.test(shape.d) || numbers.some((value, at) => value < -0.1 || value > (at % 2 ? height : width))
    )
  })
}

const textsOf = ({ shapes }: Drawing) => shapes.flatMap(shape => (shape.tone === 'text' ? [shape.text] : []))
const pointsOf = (d: string) =>
  [...d.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]): [number, number] => [Number(x), Number(y)])
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test('the diagrams of any lamp, with their labels, stay inside their edges in both languages', () => {
  for (const [name, lamp] of Object.entries(lamps)) {
    for (const words of [english, swedish]) {
      for (const drawing of [drawPolarDiagram(lamp, words), drawCone(lamp, words), drawIsolux(lamp, words)]) {
        expect(findOutside(drawing), name).toEqual([])
        expect(drawing.alternative.length).toBeGreaterThan(20)
        expect(formatSvg(drawing).length).toBeLessThan(20_000)
      }
      for (const values of [formatPolarValues, formatConeValues, formatTableValues].map(of => of(lamp, words, names))) {
        expect(values.rows.length).toBeGreaterThan(0)
        expect(
          values.rows.filter(row => row.length !== values.head.length || row.some(cell => /NaN|∞/.test(cell))),
        ).toEqual([])
      }
    }
  }
})

test('diagrams and tables show the values of the lamp', () => {
  expect(plain(drawPolarDiagram(down, english).alternative)).toBe(
    'Polar diagram of the luminous intensity: at most 1000 cd, at 0° from straight down',
  )
  expect(plain(drawCone(down, swedish).alternative)).toBe('Ljuset under lampan: 4000 lx på 0,5 m, 111 lx på 3 m')
  expect(textsOf(drawCone(down, english)).map(plain)).toContain('Ø 2.6 m')
  expect(textsOf(drawPolarDiagram(down, english))).toEqual(
    expect.arrayContaining(['250', '500', '1000', '0°', '60°', 'cd/klm']),
  )
  expect(textsOf(drawPolarDiagram(lamps.sides, english))).toEqual(
    expect.arrayContaining(['C0–C180', 'C90–C270', '180°']),
  )
  expect(textsOf(drawPolarDiagram(lamps.up, english))).not.toContain('0°')
  const { head, rows } = formatPolarValues(down, english, names)
  expect([head, rows.length, rows[3]?.map(plain)]).toEqual([['Angle', 'All around'], 7, ['45°', '250 cd']])
  expect(formatPolarValues(lamps.aside, english, names).head).toEqual(['Angle', 'C0', 'C90', 'C180', 'C270'])
  expect(formatConeValues(down, swedish, names).rows[1]?.map(plain)).toEqual(['1 m', '1000 lx', '1,3 m', '297 lx'])
  expect(formatConeValues(lamps.globe, english, names).rows[1]?.slice(2)).toEqual(['–', '–'])
  const table = formatTableValues(lamps.sides, english, names).rows
  expect(plain(table[0]?.join() ?? '')).toBe('0 cm,278 lx,278 lx')
  expect(table.at(-1)?.map(plain)).toEqual(['90 cm', '–', expect.stringMatching(/ lx$/)])
})

test('values are rounded as in printed lighting plans', () => {
  const printed: [number, string, string][] = [
    [0, '0 cd', '0 lx'],
    [0.00517, '< 0.1 cd', '< 0,1 lx'],
    [0.1, '0.1 cd', '0,1 lx'],
    [0.849, '0.8 cd', '0,8 lx'],
    [9.96, '10 cd', '10 lx'],
    [80.64, '80.6 cd', '80,6 lx'],
    [1234, '1230 cd', '1230 lx'],
    [65_432, '65,400 cd', '65 400 lx'],
  ]
  for (const [value, candela, lux] of printed) {
    expect([plain(english.candela(value)), plain(swedish.lux(value))]).toEqual([candela, lux])
  }
})

test('no curve of a polar diagram crosses the label of a value', () => {
  const bumpy = makeRoundLamp(steps(0, 180, 5), gamma => 72 + 6 * cosine(gamma * 4))
  for (const lamp of [...Object.values(lamps), bumpy]) {
    const { shapes } = drawPolarDiagram(lamp, english)
    const points = shapes.flatMap(shape => (shape.tone === 'curve' ? pointsOf(shape.d) : []))
    const values = shapes.flatMap(shape => (shape.tone === 'text' && /^[\d.,]+$/.test(shape.text) ? [shape] : []))
    expect(values.length).toBeGreaterThan(0)
    const hit = values.filter(({ x, y, text }) =>
      points.some(([px, py]) => Math.abs(px - x) < estimateTextLength(text) / 2 && py > y - 11 && py < y + 1),
    )
    expect(hit.map(({ text }) => text)).toEqual([])
  }
})

test('each pair of planes has its own beam angle, and a lamp without a beam says so', () => {
  expect(english.angles(down, 'beam')).toBe('66°')
  expect(english.angles(lamps.globe, 'beam')).toBe('no beam')
  expect(swedish.angles(lamps.globe, 'field')).toBe('ingen kägla')
  const linear = makeUnevenLamp(
    'quarter',
    [0, 90],
    steps(0, 90, 1),
    (c, gamma) => cosine(gamma) ** (c === 0 ? 8 : 2) * 100,
  )
  expect(english.angles(linear, 'beam')).toBe('47° × 90°')
})

test('contours follow their level, and the levels are few round numbers', () => {
  const cells = 40
  const even = makeRoundLamp(steps(0, 90, 1), () => 300)
  const grid = computeGrid(even, { length: 2, width: 2, height: 1 }, cells)
  for (const level of chooseLevels(grid)) {
    // The radius r at which 300 h / (h² + r²)^1.5 equals the level, for h = 1 m.
    const radius = Math.sqrt((300 / level) ** (2 / 3) - 1)
    for (const [x, y] of findContour(grid, level).flat()) {
      const found = Math.hypot(x / cells - 0.5, y / cells - 0.5) * 2
      expect(Math.abs(found - radius)).toBeLessThan(0.02)
    }
  }
  expect(chooseLevels(grid)).toEqual([200, 150, 100, 75])
  for (const lamp of Object.values(lamps))
    expect(chooseLevels(computeGrid(lamp, usualTable, 12)).length).toBeLessThanOrEqual(5)
})

test('scales have round steps, and the pattern of a dashed line continues around corners', () => {
  const table: [number, number, number][] = [
    [1000, 4, 250],
    [318, 4, 100],
    [0.004, 4, 0.001],
    [90_000, 4, 25_000],
    [7, 5, 2],
  ]
  for (const [highest, most, step] of table) expect(chooseScaleStep(highest, most)).toBeCloseTo(step, 9)
  const pieces = drawDashedLine(
    [
      [0, 0],
      [30, 0],
      [30, 30],
    ],
    7,
    5,
  ).split(/(?=M)/)
  expect(pieces.map(piece => piece.trim())).toEqual([
    'M0 0 L7 0',
    'M12 0 L19 0',
    'M24 0 L30 0',
    'M30 0 L30 1',
    'M30 6 L30 13',
    'M30 18 L30 25',
  ])
})
