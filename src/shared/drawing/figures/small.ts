import { acrossOf, type DrawnSize, heightOf } from '../measured.ts'
import { dome, drawPath, ellipse, rectangle, taper } from '../path.ts'
import { type DrawnPart, drawBody, drawLine, type Figure, glass } from './figure.ts'

/** A bulb, its socket below. */
export function bulb(size: DrawnSize): Figure {
  const [width, height] = [acrossOf(size), heightOf(size)]
  const middle = width / 2
  // E27 is 27 mm wide, the E14 of small bulbs 14 mm.
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
      glass(outline),
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

/** A shade without its lamp: a drum with its rings. */
export function shade(size: DrawnSize): Figure {
  const [width, height] = [acrossOf(size), heightOf(size)]
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

/** An accessory or a spare part, by its measures: a globe, a cell, a disc, a cup, or a case. */
export function part(size: DrawnSize): Figure {
  const [width, height] = [acrossOf(size), heightOf(size)]
  return { width, height, parts: partsOf(size, width, height) }
}

function partsOf({ diameter, height: known }: DrawnSize, width: number, height: number): DrawnPart[] {
  if (known === null) return [glass(ellipse(width / 2, height / 2, width / 2, height / 2))]
  const edge = (y: number) => drawLine(drawPath`M0 ${y} L${width} ${y}`)
  if (diameter === null) return [drawBody(rectangle(0, 0, width, height)), edge(height / 2)]
  if (height > 2 * width) return [drawBody(rectangle(0, 0, width, height)), edge(width * 0.6), edge(width * 0.9)]
  if (height < 0.3 * width) return [drawBody(rectangle(0, 0, width, height)), edge(height / 2)]
  return [drawBody(dome(width / 2, height, width / 2, height))]
}
