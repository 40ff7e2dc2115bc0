import type { At } from './lines.ts'

/** Where a grid of values crosses `level`: pairs of points, in cells from the first value. */
export function contourOf(grid: number[][], level: number): [At, At][] {
  return grid.slice(0, -1).flatMap((row, y) =>
    row.slice(0, -1).flatMap((value, x) => {
      const [right, below, beyond] = [row[x + 1] ?? 0, grid[y + 1]?.[x] ?? 0, grid[y + 1]?.[x + 1] ?? 0]
      const cut = (a: number, b: number) => (level - a) / (b - a)
      const isCut = (a: number, b: number) => a < level !== b < level
      const crossings: At[] = []
      if (isCut(value, right)) crossings.push([x + cut(value, right), y])
      if (isCut(right, beyond)) crossings.push([x + 1, y + cut(right, beyond)])
      if (isCut(below, beyond)) crossings.push([x + cut(below, beyond), y + 1])
      if (isCut(value, below)) crossings.push([x, y + cut(value, below)])
      return pairs(crossings)
    }),
  )
}

/** Two crossings are a line; four of a saddle are two. */
function pairs(crossings: At[]): [At, At][] {
  const [a, b, c, d] = crossings
  if (a && b && c && d)
    return [
      [a, b],
      [c, d],
    ]
  return a && b ? [[a, b]] : []
}
