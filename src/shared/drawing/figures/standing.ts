import { type DrawnSize, getDrawnHeight, getDrawnWidth } from '../measured.ts'
import { dome, drawPath, ellipse, pleats, rectangle, taper } from '../path.ts'
import { drawBody, drawGlass, drawLine, type Figure, headAt } from './figure.ts'

/** Draws a table lamp, depending on its proportions: an arm, a dome on a stem, or a shade. */
export function drawTableLamp(size: DrawnSize): Figure {
  const { depth, diameter, width } = size
  const height = getDrawnHeight(size)
  const across = getDrawnWidth(size)
  if (depth !== null && depth > 1.5 * across) return arm(depth, height, diameter ?? width ?? across)
  return height >= 1.35 * across ? drawPortableLamp(size) : shaded(across, height, 0.47)
}

/** Draws a portable lamp as a dome over a bowl, on a slim stem. */
export function drawPortableLamp(size: DrawnSize): Figure {
  const [width, height] = [getDrawnWidth(size), getDrawnHeight(size)]
  const [middle, shade] = [width / 2, height * 0.42]
  return {
    width,
    height,
    parts: [
      drawBody(rectangle(middle - width * 0.035, shade, width * 0.07, height * 0.55)),
      drawBody(taper(middle, width * 0.46, width * 0.5, height * 0.965, height)),
      drawGlass(bowl(middle, shade, width * 0.4, height * 0.07)),
      drawBody(dome(middle, shade, middle, shade * 0.94)),
      drawBody(dome(middle, shade * 0.07, width * 0.03, shade * 0.07)),
    ],
  }
}

/** Draws a floor lamp as an arc if it is wide, else as a shade on a column. */
export function drawFloorLamp(size: DrawnSize): Figure {
  const [width, height] = [getDrawnWidth(size), getDrawnHeight(size)]
  if (size.diameter === null && width > height / 2) return arc(width, height, size.depth ?? width / 3)
  return shaded(width, height, Math.min(0.47, (0.56 * width) / height))
}

/** A shade on a column; `share` is the shade's part of the height, from 0 to 1. */
function shaded(width: number, height: number, share: number): Figure {
  const [middle, shade] = [width / 2, height * share]
  const base = Math.min(height * 0.05, width * 0.08)
  const column = width * 0.11
  return {
    width,
    height,
    parts: [
      drawBody(rectangle(middle - column / 2, shade, column, height - shade - base)),
      drawLine(drawPath`M${middle - column / 6} ${shade} L${middle - column / 6} ${height - base}`),
      drawLine(drawPath`M${middle + column / 6} ${shade} L${middle + column / 6} ${height - base}`),
      drawBody(rectangle(middle - width * 0.23, height - base, width * 0.46, base)),
      drawBody(taper(middle, width * 0.56, width, 0, shade)),
      drawLine(pleats(middle, width * 0.56, width, 0, shade)),
    ],
  }
}

/** An arm with two joints that holds a cone; `head` is the diameter of the cone in mm. */
function arm(width: number, height: number, head: number): Figure {
  const cone = Math.max(width * 0.1, Math.min(head, width / 2))
  const base = cone * 0.95
  const thick = Math.min(width, height) * 0.022
  const foot = height * 0.965
  const elbow = { x: base * 0.5 + width * 0.06, y: thick * 2 }
  const joint = { x: width - cone / 2, y: height * 0.2 }
  const rod = (x: number, y: number, toX: number, toY: number) => {
    const [dx, dy] = [toX - x, toY - y]
    const across = thick / 2 / Math.hypot(dx, dy)
    const [a, b] = [-dy * across, dx * across]
    return drawBody(drawPath`M${x + a} ${y + b} L${toX + a} ${toY + b} L${toX - a} ${toY - b} L${x - a} ${y - b} Z`)
  }
  return {
    width,
    height,
    ...headAt(width - cone, width, head),
    isSide: true,
    parts: [
      drawBody(rectangle(0, foot, base, height - foot)),
      rod(base / 2, foot, elbow.x, elbow.y),
      rod(elbow.x, elbow.y, joint.x, joint.y),
      drawBody(ellipse(elbow.x, elbow.y, thick * 2, thick * 2)),
      drawBody(taper(joint.x, cone * 0.3, cone, joint.y, joint.y + Math.min(cone * 0.85, height * 0.6))),
      drawBody(ellipse(joint.x, joint.y, thick * 1.6, thick * 1.6)),
    ],
  }
}

/** A tube that rises from a block and bends to a dome; `base` is the width of the block in mm. */
function arc(width: number, height: number, base: number): Figure {
  const block = Math.max(width * 0.1, Math.min(base, width * 0.5))
  const head = width * 0.28
  const low = height * 0.93
  const drop = height * 0.18
  const shade = Math.min(head / 2, height * 0.4)
  const [from, to, bend] = [block / 2, width - head / 2, height * 0.36]
  const top = (from + to) / 2
  const tube = drawPath`M${from} ${low} L${from} ${bend} C${from} ${bend * 0.45} ${from + (top - from) * 0.45} 0 ${top} 0 C${to - (to - top) * 0.45} 0 ${to} ${drop * 0.45} ${to} ${drop}`
  return {
    width,
    height,
    parts: [
      drawBody(rectangle(0, low, block, height - low)),
      drawLine(tube),
      drawBody(dome(width - head / 2, drop + shade, head / 2, shade)),
    ],
  }
}

/** The part of a bowl that is visible below a rim. */
const bowl = (middle: number, top: number, wide: number, high: number) =>
  drawPath`M${middle - wide} ${top} C${middle - wide} ${top + high} ${middle + wide} ${top + high} ${middle + wide} ${top} Z`
