import type { Figure } from './figures/figure.ts'
import type { DrawnSize, LampKind } from './measured.ts'
import { chair, type DrawnThing, hand, pendantAbove, tableEdge } from './things.ts'

export const width = 400
export const height = 500

/*
 * Space in the drawing's units: `margin` at every edge, `column` beside the lamp for the measure of
 * its height, `row` above or below it for the measure of a width, `caption` for the text below.
 */
const margin = 24
const column = 48
const row = 44
const caption = 26
/** Distance between the lamp and the thing beside it. */
const gap = 34
/** Minimum visible length of a cord. */
const shortestCord = 56

export type Stand = 'hanging' | 'table' | 'floor' | 'wall' | 'free'

export interface Layout {
  stand: Stand
  /** Number of drawing units for each mm. */
  scale: number
  /**
   * The position of the lamp's top left corner. The thing's position is its top left corner too.
   */
  lamp: { x: number; y: number }
  thing: DrawnThing & { x: number; y: number }
  /** The y coordinate of the ceiling, floor or table top, or the x coordinate of the wall. */
  ground: number
  /** Both ends of the line that draws the ceiling, floor, table top or wall. */
  reach: [from: number, to: number]
}

/**
 * Finds out what a lamp is attached to or stands on. If its depth is unknown, a wall lamp is drawn
 * from the front, without a wall.
 */
export function findStand(kind: LampKind, { depth }: DrawnSize): Stand {
  if (kind === 'wall' || kind === 'lantern') return depth === null ? (kind === 'wall' ? 'free' : 'table') : 'wall'
  if (kind === 'pendant' || kind === 'ceiling' || kind === 'star') return 'hanging'
  if (kind === 'table' || kind === 'portable') return 'table'
  return kind === 'floor' || kind === 'bollard' ? 'floor' : 'free'
}

/** A lamp wider or higher than this, in mm, is drawn with a chair or table instead of a hand. */
const large = 700

/**
 * Places a lamp and a thing of known size beside it at the same scale, as large as possible. `cord`
 * says whether the lamp hangs from a cord.
 */
export function arrangeDrawing(figure: Figure, stand: Stand, cord: boolean): Layout {
  const longest = Math.max(figure.width, figure.height)
  if (stand === 'hanging') return longest > large ? overTable(figure) : hanging(figure, cord)
  return standing(figure, stand, longest > large ? chair : hand)
}

function standing(figure: Figure, stand: Stand, thing: DrawnThing): Layout {
  const top = margin + (figure.head ? row : 0)
  const room = height - top - row - caption - margin / 2 - (stand === 'table' ? 20 : 0)
  const tall = Math.max(figure.height, thing.height)
  const wide = width - 2 * margin - column - gap - (stand === 'wall' ? margin / 2 : 0)
  const scale = Math.min(wide / (figure.width + thing.width), room / tall)
  const spare = wide - (figure.width + thing.width) * scale
  const bottom = top + (room - tall * scale) / 2 + tall * scale
  const isOnWall = stand === 'wall'
  const x = margin + spare / 2 + (isOnWall ? margin / 2 : column)
  return {
    stand,
    scale,
    lamp: { x, y: bottom - (isOnWall ? (tall + figure.height) / 2 : figure.height) * scale },
    thing: {
      ...thing,
      x: x + figure.width * scale + gap + (isOnWall ? column : 0),
      y: bottom - (isOnWall ? (tall + thing.height) / 2 : thing.height) * scale,
    },
    ground: isOnWall ? x : bottom,
    reach: isOnWall ? [margin, height - margin - caption] : [margin, stand === 'table' ? width : width - margin],
  }
}

function hanging(figure: Figure, cord: boolean): Layout {
  const wide = width - 2 * margin - column - gap
  const least = cord ? shortestCord : 0
  const room = height - 2 * margin - row - caption / 2
  const [tallest, highest] = [(room - least) / figure.height, (room - row) / hand.height]
  const scale = Math.min(wide / (figure.width + hand.width), tallest, highest)
  const spare = room - figure.height * scale
  const ground = cord ? margin : margin + spare / 3
  const x = margin + column + (wide - (figure.width + hand.width) * scale) / 2
  const y = cord ? ground + Math.max(least, spare * 0.6) : ground
  return {
    stand: 'hanging',
    scale,
    lamp: { x, y },
    thing: {
      ...hand,
      x: x + figure.width * scale + gap,
      y: Math.min(
        Math.max(y + (figure.height - hand.height) * scale, ground + row),
        height - margin - hand.height * scale,
      ),
    },
    ground,
    // Without a cord, the measure of the height needs space to the left of the ceiling's line.
    reach: [cord ? margin : x - 12, width - margin],
  }
}

/** Places a large pendant above a table, at the recommended height. */
function overTable(figure: Figure): Layout {
  const wide = Math.max(1400, figure.width + 400)
  const legs = 260
  const scale = Math.min(
    (width - 2 * margin) / wide,
    (width - 2 * (margin + column)) / figure.width,
    (height - margin - shortestCord) / (figure.height + pendantAbove + legs),
  )
  const table = tableEdge((width - 2 * margin) / scale, legs)
  const y = height - (legs + pendantAbove + figure.height) * scale
  return {
    stand: 'hanging',
    scale,
    lamp: { x: (width - figure.width * scale) / 2, y },
    thing: { ...table, x: margin, y: height - legs * scale },
    ground: margin,
    reach: [margin, width - margin],
  }
}
