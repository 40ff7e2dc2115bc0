import type { Figure } from './figures/figure.ts'
import type { Layout } from './layout.ts'
import { drawPath, rectangle, taper } from './path.ts'
import { type DrawnShape, estimateTextLength } from './shapes.ts'

/** Thickness of a table top: `mm` at the lamp's scale, but at least `least` units. */
export const slab = { mm: 30, least: 6 }

/** Draws the ceiling, wall, floor or table that a lamp is on. */
export function drawGround({ stand, scale, ground, reach: [from, to] }: Layout): DrawnShape[] {
  if (stand === 'free') return []
  if (stand === 'wall') return [{ tone: 'ground', d: drawPath`M${ground} ${from} L${ground} ${to}` }]
  if (stand !== 'table') return [{ tone: 'ground', d: drawPath`M${from} ${ground} L${to} ${ground}` }]
  return [{ tone: 'ground', d: rectangle(from, ground, to - from, Math.max(slab.mm * scale, slab.least)) }]
}

/**
 * Draws the cords of a hanging lamp from the ceiling, to scale when they fit; longer ones have a
 * break mark. `length` is in mm, null where it is unknown; `text` is placed beside the first cord.
 */
export function drawCords(
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
  const beside = first + 14 + estimateTextLength(text) / 2
  return [
    { tone: 'line', d: lines.join(' ') },
    ...xs.map((x): DrawnShape => ({ tone: 'body', d: taper(x, 14, 30, top, top + 9) })),
    ...(text ? [{ tone: 'text' as const, text, x: beside, y: middle + 5 }] : []),
  ]
}
