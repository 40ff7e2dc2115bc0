import { type DrawnSize, getDrawnHeight, getDrawnWidth } from '../measured.ts'
import { drawPath, ellipse, pleats, rectangle, taper } from '../path.ts'
import { drawBody, drawGlass, drawLine, type Figure, headAt } from './figure.ts'

/**
 * Draws a wall lamp from the side with the wall at its left, or from the front if its depth is
 * unknown. From the side it is a disc, an arm, a globe on an arm, or a shade, depending on its
 * proportions.
 */
export function wall(size: DrawnSize): Figure {
  const [across, height] = [getDrawnWidth(size), getDrawnHeight(size)]
  const { depth } = size
  if (depth === null) return front(across, height, size.diameter !== null)
  if (depth < height * 0.45) return disc(depth, height)
  if (depth > 1.5 * height) return arm(depth, height, across)
  if (size.diameter !== null) return globe(depth, height, across)
  return shade(depth, height, across)
}

/** Draws a lantern on a wall if its depth is known, else a lantern with a handle. */
export function lantern(size: DrawnSize): Figure {
  const height = getDrawnHeight(size)
  const head = getDrawnWidth(size)
  const { depth } = size
  if (depth === null)
    return { width: head, height, parts: [...handle(head, height), ...cage(0, height * 0.25, head, height)] }
  const width = depth
  const left = Math.max(width * 0.15, width - head)
  const thick = Math.min(height * 0.05, width * 0.1)
  return {
    width,
    height,
    ...headAt(left, width, head),
    parts: [
      drawBody(rectangle(0, height * 0.12, thick, height * 0.45)),
      drawBody(rectangle(thick, height * 0.18, (left + width) / 2 - thick, height * 0.045)),
      ...cage(left, 0, width, height),
    ],
  }
}

/** Draws a lantern on a post. */
export function bollard(size: DrawnSize): Figure {
  const [width, height] = [getDrawnWidth(size), getDrawnHeight(size)]
  const low = Math.min(height * 0.5, width * 1.9)
  return {
    width,
    height,
    parts: [
      drawBody(rectangle(width * 0.36, low, width * 0.28, height * 0.98 - low)),
      drawBody(rectangle(width * 0.2, height * 0.98, width * 0.6, height * 0.02)),
      ...cage(0, 0, width, low),
    ],
  }
}

/** The body of a lantern: a roof, glass between bars, and a floor. */
function cage(left: number, top: number, right: number, bottom: number) {
  const [width, height, middle] = [right - left, bottom - top, (left + right) / 2]
  const [eaves, sill] = [top + height * 0.28, top + height * 0.92]
  const [from, to] = [left + width * 0.12, right - width * 0.12]
  return [
    drawGlass(rectangle(from, eaves, to - from, sill - eaves)),
    drawLine(drawPath`M${middle} ${eaves} L${middle} ${sill}`),
    drawLine(drawPath`M${from} ${(eaves + sill) / 2} L${to} ${(eaves + sill) / 2}`),
    drawBody(taper(middle, width * 0.3, width, top, eaves)),
    drawBody(rectangle(left + width * 0.05, sill, width * 0.9, bottom - sill)),
  ]
}

function handle(width: number, height: number) {
  const [from, to, low] = [width * 0.22, width * 0.78, height * 0.4]
  const [middle, bend, turn] = [width / 2, height * 0.16, width * 0.12]
  return [
    drawLine(
      drawPath`M${from} ${low} C${from} ${bend} ${middle - turn} 0 ${middle} 0 C${middle + turn} 0 ${to} ${bend} ${to} ${low}`,
    ),
  ]
}

const plate = (height: number, from: number, to: number) => drawBody(rectangle(0, from, height * 0.05, to - from))

const disc = (width: number, height: number): Figure => ({
  width,
  height,
  parts: [
    drawGlass(
      drawPath`M${width * 0.4} ${height * 0.03} C${width} ${height * 0.05} ${width} ${height * 0.3} ${width} ${height * 0.4} L${width} ${height * 0.6} C${width} ${height * 0.7} ${width} ${height * 0.95} ${width * 0.4} ${height * 0.97} Z`,
    ),
    drawBody(rectangle(0, 0, width * 0.4, height)),
  ],
})

function arm(width: number, height: number, across: number): Figure {
  const head = Math.max(width * 0.1, Math.min(across, width / 2))
  const thick = height * 0.045
  const rod = height * 0.3
  return {
    width,
    height,
    ...headAt(width - head, width, across),
    parts: [
      plate(height, 0, height * 0.62),
      drawBody(rectangle(height * 0.05, rod - thick / 2, width - head / 2 - height * 0.05, thick)),
      drawBody(taper(width - head / 2, head * 0.3, head, height * 0.26, height)),
      drawBody(ellipse(width - head / 2, rod, thick * 1.6, thick * 1.6)),
    ],
  }
}

function globe(width: number, height: number, across: number): Figure {
  const head = Math.max(width * 0.1, Math.min(across, width * 0.85, height * 0.75))
  const [middle, low] = [width - head / 2, head * 0.93]
  const rod = height * 0.045
  return {
    width,
    height,
    ...headAt(width - head, width, across),
    parts: [
      plate(height, height * 0.55, height),
      drawBody(rectangle(height * 0.05, height * 0.8, middle - height * 0.05, rod)),
      drawGlass(ellipse(middle, head / 2, head / 2, head / 2)),
      drawBody(taper(middle, head * 0.5, head * 0.14, low, height * 0.8 + rod)),
    ],
  }
}

function shade(width: number, height: number, across: number): Figure {
  const head = Math.max(width * 0.1, Math.min(across, width * 0.93))
  const [middle, low] = [width - head / 2, height * 0.62]
  const rod = height * 0.035
  const arm = height * 0.8
  return {
    width,
    height,
    ...headAt(width - head, width, across),
    parts: [
      drawBody(ellipse(height * 0.03, arm, height * 0.03, height * 0.2)),
      drawBody(rectangle(height * 0.06, arm - rod / 2, middle + rod / 2 - height * 0.06, rod)),
      drawBody(rectangle(middle - rod / 2, low, rod, arm - low)),
      drawBody(taper(middle, head * 0.56, head, 0, low)),
      drawLine(pleats(middle, head * 0.56, head, 0, low)),
    ],
  }
}

function front(width: number, height: number, isRound: boolean): Figure {
  const d = isRound ? ellipse(width / 2, height / 2, width / 2, height / 2) : rectangle(0, 0, width, height)
  return { width, height, parts: [drawGlass(d)] }
}
