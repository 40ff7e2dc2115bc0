import { formatDrawingFile, parseDrawingFile } from './address.ts'
import { drawFigure } from './drawing.ts'
import { findStand } from './layout.ts'
import { findLargestSize, type Measured } from './measured.ts'
import { drawPath, placePath, rectangle } from './path.ts'
import type { DrawnShape } from './shapes.ts'

/*
 * Lamps of a list, each drawn alone in front of a wall of a given height, so that all are at one
 * scale. Lines across the wall continue from drawing to drawing.
 */

const width = 400
const height = 500
/** Space below the floor, in the drawing's units. */
const below = 24
/** The heights of walls, in mm. */
const walls = [200, 400, 800, 1200, 1800, 2500, 3500]
/** Distance between the lines in mm, on walls of at most 800 mm and on higher ones. */
const steps = { low: 100, high: 500 }

/** The largest part of a wall's height that a lamp takes. */
const taken = 0.85

/** Finds the wall for a list of products of which none is higher or wider than `largest`, in mm. */
export const findWall = (largest: number) => walls.find(wall => wall * taken >= largest) ?? 3500

/** Finds the lowest wall in front of which these lamps have one scale. */
export function findWallFor(lamps: Measured[]) {
  const ratio = (height - below) / (width - 2 * below)
  const figures = lamps.map(lamp => drawFigure(lamp.kind, findLargestSize(lamp)))
  return findWall(Math.max(...figures.map(figure => Math.max(figure.height, figure.width * ratio * taken))))
}

/** The distance between the lines on a wall, in mm. */
export const findStep = (wall: number) => (wall > 800 ? steps.high : steps.low)

export const formatWallFile = (wall: number, lamp: Measured) => `${wall}-${formatDrawingFile(lamp)}`

/** Parses the file name of a drawing in front of a wall; null when it is invalid. */
export function parseWallFile(file: string): { wall: number; lamp: Measured } | null {
  const [, height, name = ''] = /^(\d+)-(.+)$/.exec(file) ?? []
  const wall = walls.find(one => String(one) === height)
  const lamp = parseDrawingFile(name)
  return wall && lamp ? { wall, lamp } : null
}

/**
 * Draws a lamp in its largest size. Standing lamps stand on the floor, others hang or are on the
 * wall.
 */
export function drawBeforeWall(wall: number, lamp: Measured) {
  const size = findLargestSize(lamp)
  const { hooks, ...figure } = drawFigure(lamp.kind, size)
  const stand = findStand(lamp.kind, size)
  const floor = height - below
  const scale = Math.min(floor / wall, (width - 2 * below) / figure.width)
  const x = (width - figure.width * scale) / 2
  const middle = (floor - figure.height * scale) / 2
  const isCeilingLamp = lamp.kind === 'ceiling'
  const isOnWall = stand === 'wall' || lamp.kind === 'wall'
  const top =
    stand === 'hanging' ? (isCeilingLamp ? 0 : middle * 0.8) : isOnWall ? middle : floor - figure.height * scale
  const cords = (hooks ?? [figure.width / 2]).map(hook => drawPath`M${x + hook * scale} 0 L${x + hook * scale} ${top}`)
  const step = findStep(wall)
  const lines = Array.from({ length: Math.floor(wall / step) }, (_, at) =>
    rectangle(0, floor - step * (at + 1) * (floor / wall), width, 1),
  )
  const shapes: DrawnShape[] = [
    { tone: 'thing', d: lines.join(' ') },
    { tone: 'ground', d: drawPath`M0 ${floor} L${width} ${floor}` },
    ...(stand === 'hanging' && !isCeilingLamp ? [{ tone: 'line' as const, d: cords.join(' ') }] : []),
    ...figure.parts.map(({ tone, d }): DrawnShape => ({ tone, d: placePath(d, { x, y: top, scale }) })),
  ]
  return { width, height, shapes }
}
