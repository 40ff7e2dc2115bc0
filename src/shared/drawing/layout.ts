import type { Figure } from './figures/figure.ts'
import type { DrawnSize, LampKind } from './measured.ts'
import { chair, type DrawnThing, hand, pendantAbove, tableEdge } from './things.ts'

export const width = 400
export const height = 500

/** At every edge; beside a lamp for its height; above and below it for widths; for a last line. */
const margin = 24
const column = 48
const row = 44
const caption = 26
/** Between a lamp and what is beside it. */
const gap = 34
/** What is seen at least of a cord. */
const shortestCord = 56

export type Stand = 'hanging' | 'table' | 'floor' | 'wall' | 'free'

export interface Layout {
  stand: Stand
  /** Units for each mm. */
  scale: number
  /** The top left corners. */
  lamp: { x: number; y: number }
  thing: DrawnThing & { x: number; y: number }
  /** Of the ceiling, the floor or the table's top; of the wall, from the left. */
  ground: number
  /** Where the wall, or the table below a lamp, is: from and to. */
  reach: [from: number, to: number]
}

/** Where a lamp is: a wall lamp whose depth is not known is drawn from the front. */
export function standOf(kind: LampKind, { depth }: DrawnSize): Stand {
  if (kind === 'wall' || kind === 'lantern') return depth === null ? (kind === 'wall' ? 'free' : 'table') : 'wall'
  if (kind === 'pendant' || kind === 'ceiling' || kind === 'star') return 'hanging'
  if (kind === 'table' || kind === 'portable') return 'table'
  return kind === 'floor' || kind === 'bollard' ? 'floor' : 'free'
}

/** Longer than this in mm, a lamp has a chair or a table beside it instead of a hand. */
const large = 700

/**
 * Puts a lamp and a thing of known size beside it at the same scale, as large as they fit. `cord`:
 * whether the lamp hangs on one.
 */
export function layoutOf(figure: Figure, stand: Stand, cord: boolean): Layout {
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
    // Without a cord its height is measured beside the ceiling.
    reach: [cord ? margin : x - 12, width - margin],
  }
}

/** A large pendant over a table's edge, as high as it should hang. */
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
