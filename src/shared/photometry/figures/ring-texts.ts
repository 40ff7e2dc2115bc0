import { degreesToRadians } from '#client/shared/photometry/flux.ts'
import { estimateTextLength, type TextShape, textSize } from '../../drawing/shapes.ts'
import type { Point } from './lines.ts'

export interface Ring {
  radius: number
  text: string
}

interface Reach {
  up: boolean
  down: boolean
}

/** A direction is good enough if all texts are this far from the curves, in drawing units. */
const enough = 4
/** A curve that is closer to a text than this looks like a part of the text. */
const touching = 2
const halfHeight = textSize / 2

/** Directions between the lines of the grid, in degrees from straight down, the best first. */
const gammas = [75, 105, 45, 135, 15, 165]
const turns = [...gammas, ...gammas.map(gamma => -gamma)]

/**
 * Places the value of each ring just outside the ring, all in the direction where the curves leave
 * most room. A text that a curve still touches is left out, unless it belongs to the outermost
 * ring.
 */
export function placeRingTexts(centre: Point, { up, down }: Reach, rings: Ring[], curves: Point[][]): TextShape[] {
  const points = curves.flatMap(subdivide)
  let best: { least: number; texts: { text: TextShape; free: number }[] } = { least: -1, texts: [] }
  for (const turn of turns.filter(turn => (Math.abs(turn) < 90 ? down : up))) {
    const texts = rings.map(ring => {
      const text = placeText(centre, ring, turn)
      return { text, free: Math.min(...points.map(point => distanceToText(point, text))) }
    })
    const least = Math.min(...texts.map(({ free }) => free))
    if (least > best.least) best = { least, texts }
    if (least >= enough) break
  }
  return best.texts.filter(({ free }, at) => free >= touching || at === rings.length - 1).map(({ text }) => text)
}

function placeText([x, y]: Point, { radius, text }: Ring, turn: number): TextShape {
  const [aside, along] = [Math.sin(degreesToRadians(turn)), Math.cos(degreesToRadians(turn))]
  const half = estimateTextLength(text) / 2
  const out = radius + 2 + Math.abs(aside) * half + Math.abs(along) * halfHeight
  // Keeps the text inside the drawing. The circle is in the drawing's middle.
  const sideways = Math.min(out * Math.abs(aside), x - half) * Math.sign(aside)
  return { tone: 'text', text, x: x + sideways, y: y + out * along + baseline }
}

/** Distance from the middle of a text's height down to its baseline. */
const baseline = 5

/** Returns the distance from a point to the box around a text. */
const distanceToText = ([x, y]: Point, box: TextShape) =>
  Math.hypot(
    Math.max(0, Math.abs(x - box.x) - estimateTextLength(box.text) / 2),
    Math.max(0, Math.abs(y - box.y + baseline) - halfHeight),
  )

/** Adds points to a curve, so that it cannot cross a text unnoticed between distant points. */
const subdivide = (points: Point[]): Point[] =>
  points.flatMap(([x, y], at): Point[] => {
    const [toX, toY] = points[at + 1] ?? [x, y]
    const parts = Math.max(1, Math.ceil(Math.hypot(toX - x, toY - y) / 4))
    return Array.from({ length: parts }, (_, part) => [x + ((toX - x) * part) / parts, y + ((toY - y) * part) / parts])
  })
