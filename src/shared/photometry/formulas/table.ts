import type { Distribution } from '#client/shared/photometry/distribution.ts'
import { illuminanceAt } from './illuminance.ts'

/** A table with one lamp above its middle. Lengths are in m. */
export interface FluxTable {
  /** The table's length. It is along C90, like the lamp's own length. */
  length: number
  width: number
  /** Distance from the table's top to the lamp. */
  height: number
}

/** A typical table of 180 × 90 cm with a pendant 60 cm above its top. */
export const usualTable: FluxTable = { length: 1.8, width: 0.9, height: 0.6 }

/**
 * Computes the illuminance on a table's top in lx, at the crossings of a grid with `cells` cells
 * along the table. Each row goes along the table.
 */
export function computeGrid(
  distribution: Distribution,
  { length, width, height }: FluxTable,
  cells: number,
  set = 0,
): number[][] {
  const step = length / cells
  const across = Math.max(1, Math.round(width / step))
  return Array.from({ length: across + 1 }, (_, row) =>
    Array.from({ length: cells + 1 }, (_, column) => {
      const point = { x: (row / across - 0.5) * width, y: (column / cells - 0.5) * length, height }
      return illuminanceAt(distribution, point, set).horizontal
    }),
  )
}

const levels = [5, 10, 20, 30, 50, 75, 100, 150, 200, 300, 500, 750, 1000, 1500, 2000, 3000, 5000]

/** Chooses up to five round levels between a grid's minimum and maximum, highest first. */
export function chooseLevels(grid: number[][]): number[] {
  const all = grid.flat()
  const [least, most] = [Math.min(...all), Math.max(...all)]
  const found = levels.filter(level => level > least && level < most)
  const every = Math.ceil(found.length / 5)
  return found.reverse().filter((_, at) => at % every === 0)
}
