import type { Distribution } from '#client/shared/photometry/distribution.ts'
import { rectangle } from '../../drawing/path.ts'
import type { Drawing, DrawnShape } from '../../drawing/shapes.ts'
import { estimateTextLength } from '../../drawing/shapes.ts'
import { chooseLevels, computeGrid, type FluxTable, usualTable } from '../formulas/table.ts'
import type { PhotometryTexts } from '../words.ts'
import { findContour } from './contour.ts'
import { drawLineThrough } from './lines.ts'

const width = 400
const margin = 14
const cells = 48

/** Draws a table from above, with lines of equal illuminance from one lamp over its middle. */
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
    // The text is beside the line, halfway down the table, if earlier texts leave room.
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

/** Where a row falls below a level, right of its middle, in cells; 0 if it does not. */
function findCrossing(row: number[], level: number): number {
  for (let at = Math.floor(row.length / 2); at < row.length - 1; at++) {
    const [here = 0, next = 0] = [row[at], row[at + 1]]
    if (here >= level && next < level) return at + (here - level) / (here - next)
  }
  return 0
}
