import type { Figure } from './figures/figure.ts'
import type { Layout } from './layout.ts'
import { drawPath, rectangle, taper } from './path.ts'
import { type DrawnShape, shapeLength } from './shapes.ts'

/** A table's top at the lamp's scale is this thick, in mm, and at least so many units. */
export const slab = { mm: 30, least: 6 }

/** The ceiling, wall, floor or table that a lamp is on. */
export function grounds({ stand, scale, ground, reach: [from, to] }: Layout): DrawnShape[] {
  if (stand === 'free') return []
  if (stand === 'wall') return [{ tone: 'ground', d: drawPath`M${ground} ${from} L${ground} ${to}` }]
  if (stand !== 'table') return [{ tone: 'ground', d: drawPath`M${from} ${ground} L${to} ${ground}` }]
  return [{ tone: 'ground', d: rectangle(from, ground, to - from, Math.max(slab.mm * scale, slab.least)) }]
}

/**
 * The cords of a hanging lamp, from the ceiling, at true length when they fit; longer ones are
 * broken. `length` in mm, null where it is not known; `text` stands beside the first.
 */
export function cords(
  { width, hooks = [width / 2] }: Figure,
  layout: Layout,
  length: number | null,
  text: string,
): DrawnShape[] {
  const { ground, lamp, scale } = layout
  const isBroken = length === null || length * scale > lamp.y - ground
  const top = isBroken ? ground : lamp.y - length * scale
  const middle = (top + lamp.y) / 2
  const xs = hooks.map(hook => lamp.x + hook * scale)
  const lines = xs.map(x =>
    isBroken
      ? drawPath`M${x} ${top} L${x} ${middle - 4} M${x} ${middle + 4} L${x} ${lamp.y} M${x - 6} ${middle - 1} L${x + 6} ${middle - 7} M${x - 6} ${middle + 7} L${x + 6} ${middle + 1}`
      : drawPath`M${x} ${top} L${x} ${lamp.y}`,
  )
  const [first = 0] = xs
  const beside = first + 14 + shapeLength(text) / 2
  return [
    { tone: 'line', d: lines.join(' ') },
    ...xs.map((x): DrawnShape => ({ tone: 'body', d: taper(x, 14, 30, top, top + 9) })),
    ...(text ? [{ tone: 'text' as const, text, x: beside, y: middle + 5 }] : []),
  ]
}
