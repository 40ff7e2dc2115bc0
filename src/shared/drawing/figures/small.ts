import { type DrawnSize, getDrawnHeight, getDrawnWidth } from '../measured.ts'
import { dome, drawPath, ellipse, rectangle, taper } from '../path.ts'
import { type DrawnPart, drawBody, drawGlass, drawLine, type Figure } from './figure.ts'

/** Draws a bulb with its screw base below. */
export function drawBulb(size: DrawnSize): Figure {
  const [width, height] = [getDrawnWidth(size), getDrawnHeight(size)]
  const middle = width / 2
  // E27 bases are 27 mm wide, the E14 bases of small bulbs 14 mm.
  const socket = Math.min(width < 50 ? 14 : 27, width * 0.7)
  const [glassEnd, threads, tip] = [height * 0.78, height * 0.8, height * 0.97]
  const [neck, wide] = [socket * 0.55, width / 2]
  const belly = Math.min(wide, glassEnd * 0.55)
  const outline = drawPath`M${middle - neck} ${glassEnd} C${middle - neck} ${glassEnd * 0.8} ${0} ${belly * 1.6} ${0} ${belly} C${0} ${belly * 0.45} ${wide * 0.45} ${0} ${middle} ${0} C${width - wide * 0.45} ${0} ${width} ${belly * 0.45} ${width} ${belly} C${width} ${belly * 1.6} ${middle + neck} ${glassEnd * 0.8} ${middle + neck} ${glassEnd} Z`
  const pitch = (tip - threads) / 4
  return {
    width,
    height,
    parts: [
      drawGlass(outline),
      drawBody(rectangle(middle - socket / 2, glassEnd, socket, tip - pitch - glassEnd)),
      drawBody(taper(middle, socket, socket * 0.4, tip - pitch, height)),
      ...[1, 2].map(turn =>
        drawLine(
          drawPath`M${middle - socket / 2} ${threads + turn * pitch} L${middle + socket / 2} ${threads + turn * pitch - pitch * 0.5}`,
        ),
      ),
    ],
  }
}

/** Draws a shade that is sold without a lamp, as a drum with rings. */
export function shade(size: DrawnSize): Figure {
  const [width, height] = [getDrawnWidth(size), getDrawnHeight(size)]
  const ring = height * 0.05
  return {
    width,
    height,
    parts: [
      drawBody(rectangle(0, 0, width, height)),
      drawLine(drawPath`M0 ${ring} L${width} ${ring}`),
      drawLine(drawPath`M0 ${height - ring} L${width} ${height - ring}`),
    ],
  }
}

/**
 * Draws an accessory or a spare part as a globe, box, battery, disc or cup, depending on which
 * measures are known and on its proportions.
 */
export function drawAccessory(size: DrawnSize): Figure {
  const [width, height] = [getDrawnWidth(size), getDrawnHeight(size)]
  return { width, height, parts: partsOf(size, width, height) }
}

function partsOf({ diameter, height: known }: DrawnSize, width: number, height: number): DrawnPart[] {
  if (known === null) return [drawGlass(ellipse(width / 2, height / 2, width / 2, height / 2))]
  const edge = (y: number) => drawLine(drawPath`M0 ${y} L${width} ${y}`)
  if (diameter === null) return [drawBody(rectangle(0, 0, width, height)), edge(height / 2)]
  if (height > 2 * width) return [drawBody(rectangle(0, 0, width, height)), edge(width * 0.6), edge(width * 0.9)]
  if (height < 0.3 * width) return [drawBody(rectangle(0, 0, width, height)), edge(height / 2)]
  return [drawBody(dome(width / 2, height, width / 2, height))]
}
