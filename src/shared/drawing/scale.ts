import { formatDrawingFile, parseDrawingFile } from './address.ts'
import { drawFigure } from './drawing.ts'
import { getDrawnHeight, getDrawnWidth, type Measured } from './measured.ts'
import { drawPath, placePath } from './path.ts'
import type { DrawnShape } from './shapes.ts'
import { chair, hand } from './things.ts'

/** A drawing of several lamps, without an alternative text. */
export interface ScaleDrawing {
  width: number
  height: number
  shapes: DrawnShape[]
}

const width = 1000
const height = 420
/** Space at the edges and between the lamps, in the drawing's units. */
const margin = 24
const gap = 40
/** Hanging lamps end this far above the floor, in units. */
const hung = 36
/** If a lamp is higher than this, in mm, a chair is drawn for scale instead of a hand. */
const large = 700

/** A drawing shows at most this many lamps. */
export const maxDrawn = 6

const separator = '-'

/** Formats the file name of a drawing of several lamps: the names of their drawings, joined. */
export const formatScaleFile = (lamps: Measured[]) =>
  `${lamps.map(lamp => formatDrawingFile(lamp).replace(/\.svg$/, '')).join(separator)}.svg`

/** Parses the file name of a drawing of several lamps; null when it is invalid. */
export function parseScaleFile(file: string): Measured[] | null {
  const parts = file.replace(/\.svg$/, '').split(separator)
  const lamps = parts.flatMap(part => parseDrawingFile(`${part}.svg`) ?? [])
  return lamps.length === parts.length && lamps.length <= maxDrawn ? lamps : null
}

type Place = 'cord' | 'ceiling' | 'wall' | 'ground'

const places: Partial<Record<Measured['kind'], Place>> = {
  pendant: 'cord',
  star: 'cord',
  ceiling: 'ceiling',
  wall: 'wall',
}

/**
 * Draws lamps side by side at one scale, each in its largest size, with a hand or a chair.
 * Pendants hang on cords from the top edge of the drawing, ceiling lamps touch that edge, and wall
 * lamps are halfway between it and the ground.
 */
export function drawToScale(lamps: Measured[]): ScaleDrawing {
  const figures = lamps.flatMap(lamp => {
    const [size] = lamp.sizes.toSorted(
      (a, b) => getDrawnWidth(b) * getDrawnHeight(b) - getDrawnWidth(a) * getDrawnHeight(a),
    )
    return size ? [{ ...drawFigure(lamp.kind, size), place: places[lamp.kind] ?? 'ground' }] : []
  })
  const tallest = Math.max(...figures.map(figure => figure.height))
  const thing = tallest > large ? chair : hand
  const across = figures.reduce((sum, figure) => sum + figure.width, thing.width)
  const scale = Math.min(
    (width - 2 * margin - gap * figures.length) / across,
    (height - 2 * margin - hung) / Math.max(tallest, thing.height),
  )
  const floor = height - margin
  const spare = width - across * scale - gap * figures.length
  let x = spare / 2
  const shapes: DrawnShape[] = [
    { tone: 'thing', d: placePath(thing.d, { x, y: floor - thing.height * scale, scale }) },
    { tone: 'ground', d: drawPath`M0 ${floor} L${width} ${floor}` },
  ]
  x += thing.width * scale + gap
  for (const { parts, place, hooks, ...figure } of figures) {
    const room = floor - figure.height * scale
    const y = { cord: room - hung, ceiling: 0, wall: room / 2, ground: room }[place]
    if (place === 'cord') {
      const cords = (hooks ?? [figure.width / 2]).map(
        hook => drawPath`M${x + hook * scale} 0 L${x + hook * scale} ${y}`,
      )
      shapes.push({ tone: 'line', d: cords.join(' ') })
    }
    for (const { tone, d } of parts) shapes.push({ tone, d: placePath(d, { x, y, scale }) })
    x += figure.width * scale + gap
  }
  return { width, height, shapes }
}
