import type { Point } from './lines.ts'

/** Finds the lines where a grid's values cross `level`, in cells from the first value. */
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

/** Two crossings of a cell are one line; the four crossings of a saddle are two. */
function joinCrossings(crossings: Point[]): [Point, Point][] {
  const [a, b, c, d] = crossings
  if (a && b && c && d)
    return [
      [a, b],
      [c, d],
    ]
  return a && b ? [[a, b]] : []
}
