import type { Distribution } from '#client/shared/photometry/distribution.ts'
import { rectangle } from '../../drawing/path.ts'
import { type Drawing, type DrawnShape, estimateTextLength } from '../../drawing/shapes.ts'
import { chooseLevels, computeGrid, type FluxTable, usualTable } from '../formulas/table.ts'
import type { PhotometryTexts } from '../words.ts'
import { drawLineThrough, type Point } from './lines.ts'

const width = 400
const margin = 14
const cells = 48

/**
 * Draws a table from above, with lines of equal illuminance from one lamp above the table's middle.
 * `set` is the index of the lamp set.
 */
export function drawIsolux(
  distribution: Distribution,
  words: PhotometryTexts,
  table: FluxTable = usualTable,
  set = 0,
): Drawing {
  const grid = computeGrid(distribution, table, cells, set)
  const scale = (width - 2 * margin) / table.length
  const cell = (width - 2 * margin) / cells
  const high = table.width * scale
  const row = grid[Math.floor(grid.length / 2)] ?? []
  const texts: DrawnShape[] = []
  const lines = chooseLevels(grid).map((level): DrawnShape => {
    const text = words.lux(level)
    const at = findCrossing(row, level)
    // The value is written beside its line, halfway down the table, if earlier texts leave room.
    const x = margin + at * cell - estimateTextLength(text) / 2 - 3
    const isFree = texts.every(other => other.tone !== 'text' || Math.abs(other.x - x) > estimateTextLength(text) + 4)
    if (at > 0 && isFree && x > margin + estimateTextLength(text) / 2)
      texts.push({ tone: 'text', text, x, y: margin + high / 2 + 5 })
    const d = findContour(grid, level).map(pair =>
      drawLineThrough(pair.map(([a, b]) => [margin + a * cell, margin + b * cell] as const)),
    )
    return { tone: 'line', d: d.join(' ') }
  })
  return {
    width,
    height: high + 2 * margin,
    shapes: [
      { tone: 'body', d: rectangle(margin, margin, table.length * scale, high) },
      ...lines.filter(shape => shape.tone === 'text' || shape.d !== ''),
      ...texts,
    ],
    alternative: words.isolux(table, grid),
  }
}

/**
 * Finds where a row's values fall below a level, to the right of the row's middle. The result is in
 * cells; 0 if the values never fall below the level.
 */
function findCrossing(row: number[], level: number): number {
  for (let at = Math.floor(row.length / 2); at < row.length - 1; at++) {
    const [here = 0, next = 0] = [row[at], row[at + 1]]
    if (here >= level && next < level) return at + (here - level) / (here - next)
  }
  return 0
}

/**
 * Finds the short lines along which a grid's values cross `level`. Coordinates are in cells from
 * the grid's first value.
 */
export function findContour(grid: number[][], level: number): [Point, Point][] {
  return grid.slice(0, -1).flatMap((row, y) =>
    row.slice(0, -1).flatMap((value, x) => {
      const [right, below, beyond] = [row[x + 1] ?? 0, grid[y + 1]?.[x] ?? 0, grid[y + 1]?.[x + 1] ?? 0]
      const cut = (a: number, b: number) => (level - a) / (b - a)
      const isCut = (a: number, b: number) => a < level !== b < level
      const crossings: Point[] = []
      if (isCut(value, right)) crossings.push([x + cut(value, right), y])
      if (isCut(right, beyond)) crossings.push([x + 1, y + cut(right, beyond)])
      if (isCut(below, beyond)) crossings.push([x + cut(below, beyond), y + 1])
      if (isCut(value, below)) crossings.push([x, y + cut(value, below)])
      return joinCrossings(crossings)
    }),
  )
}

/**
 * Joins the two crossings of a cell into one line, or the four crossings of a saddle into two
 * lines.
 */
function joinCrossings(crossings: Point[]): [Point, Point][] {
  const [a, b, c, d] = crossings
  if (a && b && c && d)
    return [
      [a, b],
      [c, d],
    ]
  return a && b ? [[a, b]] : []
}
