import type { Distribution } from '#client/shared/photometry/distribution.ts'
import { rectangle } from '../../drawing/path.ts'
import type { Drawing, DrawnShape } from '../../drawing/shapes.ts'
import { shapeLength } from '../../drawing/shapes.ts'
import { type FluxTable, gridOf, levelsOf, usualTable } from '../formulas/table.ts'
import type { PhotometryTexts } from '../words.ts'
import { contourOf } from './contour.ts'
import { lineThrough } from './lines.ts'

const width = 400
const margin = 14
const cells = 48

/** A table from above with the lines of equal illuminance of one lamp over its middle. */
export function isoluxOf(
  distribution: Distribution,
  words: PhotometryTexts,
  table: FluxTable = usualTable,
  set = 0,
): Drawing {
  const grid = gridOf(distribution, table, cells, set)
  const scale = (width - 2 * margin) / table.length
  const cell = (width - 2 * margin) / cells
  const high = table.width * scale
  const row = grid[Math.floor(grid.length / 2)] ?? []
  const texts: DrawnShape[] = []
  const lines = levelsOf(grid).map((level): DrawnShape => {
    const text = words.lux(level)
    const at = placeOf(row, level)
    // Beside the line, on the table's middle, where the texts before leave room.
    const x = margin + at * cell - shapeLength(text) / 2 - 3
    const isFree = texts.every(other => other.tone !== 'text' || Math.abs(other.x - x) > shapeLength(text) + 4)
    if (at > 0 && isFree && x > margin + shapeLength(text) / 2)
      texts.push({ tone: 'text', text, x, y: margin + high / 2 + 5 })
    const d = contourOf(grid, level).map(pair =>
      lineThrough(pair.map(([a, b]) => [margin + a * cell, margin + b * cell] as const)),
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

/** Where a row falls below a level at the right of its middle, in cells; 0 where it does not. */
function placeOf(row: number[], level: number): number {
  for (let at = Math.floor(row.length / 2); at < row.length - 1; at++) {
    const [here = 0, next = 0] = [row[at], row[at + 1]]
    if (here >= level && next < level) return at + (here - level) / (here - next)
  }
  return 0
}
