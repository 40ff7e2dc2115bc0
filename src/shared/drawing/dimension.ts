import { drawPath } from './path.ts'
import type { DrawnShape } from './shapes.ts'

/** An arrowhead's length, and half of its width. All lengths are in the drawing's units. */
const long = 8
const wide = 2.6
/** How far the thin lines at both ends of a measure extend beyond its arrows. */
const over = 5

/**
 * Draws a horizontal measure with arrows at `y`, below or above the measured part. The nearest edge
 * of that part is at `edge`.
 */
export function drawHorizontalMeasure(from: number, to: number, y: number, edge: number, text: string): DrawnShape[] {
  const turn = (along: number, aside: number) => [along, aside] as const
  const below = y > edge
  return [...arrows(from, to, y, edge, turn), { tone: 'text', text, x: (from + to) / 2, y: below ? y + 18 : y - 7 }]
}

/**
 * Draws a vertical measure with arrows at `x`, to the left or right of the measured part. The
 * nearest edge of that part is at `edge`.
 */
export function drawVerticalMeasure(from: number, to: number, x: number, edge: number, text: string): DrawnShape[] {
  const turn = (along: number, aside: number) => [aside, along] as const
  return [
    ...arrows(from, to, x, edge, turn),
    { tone: 'text', text, x: x > edge ? x + 18 : x - 8, y: (from + to) / 2, isTurned: true },
  ]
}

type Turn = (along: number, aside: number) => readonly [x: number, y: number]

function arrows(from: number, to: number, aside: number, edge: number, turn: Turn): DrawnShape[] {
  // If there is no room for the arrows inside, they are outside and point inwards.
  const out = to - from < 3 * long ? -1 : 1
  const point = (along: number, off: number) => drawPath`${turn(along, off)[0]} ${turn(along, off)[1]}`
  const head = (at: number, way: number) =>
    `M${point(at, aside)} L${point(at + way * long, aside - wide)} L${point(at + way * long, aside + wide)} Z`
  const reach = out < 0 ? 2 * long : 0
  const past = aside + Math.sign(aside - edge) * over
  return [
    {
      tone: 'measure',
      d: [
        `M${point(from - reach, aside)} L${point(to + reach, aside)}`,
        ...[from, to].map(at => `M${point(at, edge + Math.sign(aside - edge) * over)} L${point(at, past)}`),
      ].join(' '),
    },
    { tone: 'arrow', d: `${head(from, out)} ${head(to, -out)}` },
  ]
}
