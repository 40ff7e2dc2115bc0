import { drawPath } from '../../drawing/path.ts'

export type Point = readonly [x: number, y: number]

/** Draws a line through points. */
export const drawLineThrough = (points: Point[]) =>
  points.map(([x, y], at) => (at === 0 ? drawPath`M${x} ${y}` : drawPath`L${x} ${y}`)).join(' ')

/**
 * Draws a dashed line as many short lines, for media that have no dashes. `long` is the length of a
 * dash, and `gap` the space between two dashes, in drawing units.
 */
export function drawDashedLine(points: Point[], long = 7, gap = 5): string {
  const pieces: string[] = []
  let [isDrawn, left] = [true, long]
  let from = points[0]
  for (let next = 1; from && next < points.length; ) {
    const to = points[next] ?? from
    const length = Math.hypot(to[0] - from[0], to[1] - from[1])
    const share = length > left ? left / length : 1
    const end: Point = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
    if (isDrawn && length > 0) pieces.push(drawLineThrough([from, end]))
    left -= length * share
    if (length * share >= length) next += 1
    if (left <= 1e-9) {
      isDrawn = !isDrawn
      left = isDrawn ? long : gap
    }
    from = end
  }
  return pieces.join(' ')
}

const steps = [1, 2, 2.5, 5, 10]

/** Chooses a round step (1, 2, 2.5 or 5 × 10ⁿ), so that `most` steps or fewer reach `highest`. */
export function chooseScaleStep(highest: number, most: number): number {
  const power = 10 ** Math.floor(Math.log10(highest / most))
  return power * (steps.find(step => step * power * most >= highest) ?? 10)
}
