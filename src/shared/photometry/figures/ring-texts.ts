import { degreesToRadians } from '#client/shared/photometry/flux.ts'
import { shapeLength, type TextShape, textSize } from '../../drawing/shapes.ts'
import type { At } from './lines.ts'

export interface Ring {
  radius: number
  text: string
}

interface Reach {
  up: boolean
  down: boolean
}

/** Free enough: between a text and a curve, in the drawing's units. */
const enough = 4
/** Nearer, a curve is taken for a part of the text. */
const touching = 2
const halfHeight = textSize / 2

/** Between two spokes, whose ends have texts of their own; those at the side first. */
const gammas = [75, 105, 45, 135, 15, 165]
const turns = [...gammas, ...gammas.map(gamma => -gamma)]

/**
 * Values of rings, outside of each, in the direction where curves leave them most room. One that a
 * curve runs through all the same is left out, except the outermost.
 */
export function ringTexts(centre: At, { up, down }: Reach, rings: Ring[], curves: At[][]): TextShape[] {
  const points = curves.flatMap(finely)
  let best: { least: number; texts: { text: TextShape; free: number }[] } = { least: -1, texts: [] }
  for (const turn of turns.filter(turn => (Math.abs(turn) < 90 ? down : up))) {
    const texts = rings.map(ring => {
      const text = textOf(centre, ring, turn)
      return { text, free: Math.min(...points.map(point => between(point, text))) }
    })
    const least = Math.min(...texts.map(({ free }) => free))
    if (least > best.least) best = { least, texts }
    if (least >= enough) break
  }
  return best.texts.filter(({ free }, at) => free >= touching || at === rings.length - 1).map(({ text }) => text)
}

function textOf([x, y]: At, { radius, text }: Ring, turn: number): TextShape {
  const [aside, along] = [Math.sin(degreesToRadians(turn)), Math.cos(degreesToRadians(turn))]
  const half = shapeLength(text) / 2
  const out = radius + 2 + Math.abs(aside) * half + Math.abs(along) * halfHeight
  // The circle's middle is the drawing's.
  const sideways = Math.min(out * Math.abs(aside), x - half) * Math.sign(aside)
  return { tone: 'text', text, x: x + sideways, y: y + out * along + baseline }
}

/** From a text's middle down to its baseline. */
const baseline = 5

/** From a point to a text's box. */
const between = ([x, y]: At, box: TextShape) =>
  Math.hypot(
    Math.max(0, Math.abs(x - box.x) - shapeLength(box.text) / 2),
    Math.max(0, Math.abs(y - box.y + baseline) - halfHeight),
  )

/** Long pieces of a curve could step over a text. */
const finely = (points: At[]): At[] =>
  points.flatMap(([x, y], at): At[] => {
    const [toX, toY] = points[at + 1] ?? [x, y]
    const parts = Math.max(1, Math.ceil(Math.hypot(toX - x, toY - y) / 4))
    return Array.from({ length: parts }, (_, part) => [x + ((toX - x) * part) / parts, y + ((toY - y) * part) / parts])
  })
