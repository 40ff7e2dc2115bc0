import { type DrawnSize, getDrawnHeight, getDrawnWidth } from '../measured.ts'
import { dome, drawPath, ellipse, rectangle, taper } from '../path.ts'
import { drawBody, drawGlass, drawLine, type Figure } from './figure.ts'

/** Draws a pendant, depending on its proportions: a beam, drum, globe, group of globes or tube. */
export function drawPendant(size: DrawnSize): Figure {
  const [width, height] = [getDrawnWidth(size), getDrawnHeight(size)]
  if (size.diameter === null && width > 4 * height) return beam(width, height)
  if (width > 1.3 * height) return drum(width, height)
  if (height <= 1.4 * width) return globe(width, height)
  return width > 300 ? group(width, height) : tube(width, height)
}

/** Draws a ceiling lamp as a disc if it is flat, else as a globe below a cup. */
export function ceiling(size: DrawnSize): Figure {
  const [width, height] = [getDrawnWidth(size), getDrawnHeight(size)]
  return height > 0.7 * width ? globe(width, height) : disc(width, height)
}

/** Draws a folded star with seven points. */
export function star(size: DrawnSize): Figure {
  const width = getDrawnWidth(size)
  const height = getDrawnHeight(size)
  const at = (turn: number, reach: number) => {
    const angle = (turn / 7) * Math.PI
    return { x: (width / 2) * (1 + reach * Math.sin(angle)), y: height * (0.5 - (reach / 2) * Math.cos(angle)) }
  }
  // A star with seven points reaches up farther than down or to the sides, so it is stretched until
  // it touches every side of its box.
  const corners = Array.from({ length: 14 }, (_, turn) => at(turn, turn % 2 === 0 ? 1 : 0.42))
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  const stretch = (value: number, all: number[], to: number) =>
    ((value - Math.min(...all)) / (Math.max(...all) - Math.min(...all))) * to
  const points = corners.map(({ x, y }) => drawPath`${stretch(x, xs, width)} ${stretch(y, ys, height)}`)
  const middle = drawPath`${width / 2} ${stretch(height / 2, ys, height)}`
  return {
    width,
    height,
    parts: [drawBody(`M${points.join(' L')} Z`), drawLine(points.map(point => `M${middle} L${point}`).join(' '))],
  }
}

const beam = (width: number, height: number): Figure => ({
  width,
  height,
  parts: [drawBody(rectangle(0, 0, width, height)), drawLine(drawPath`M0 ${height * 0.8} L${width} ${height * 0.8}`)],
  hooks: [width * 0.12, width * 0.88],
})

const drum = (width: number, height: number): Figure => ({
  width,
  height,
  parts: [
    drawBody(rectangle(0, 0, width, height)),
    drawLine(drawPath`M0 ${height * 0.05} L${width} ${height * 0.05}`),
    drawLine(drawPath`M0 ${height * 0.95} L${width} ${height * 0.95}`),
  ],
})

function globe(width: number, height: number): Figure {
  const high = Math.min(width, height * 0.86)
  const top = height - high
  return {
    width,
    height,
    parts: [
      drawGlass(ellipse(width / 2, top + high / 2, width / 2, high / 2)),
      drawBody(taper(width / 2, width * 0.16, width * 0.36, 0, top + high * 0.06)),
    ],
  }
}

/** Three globes at different heights. */
function group(width: number, height: number): Figure {
  const wide = width * 0.19
  const globes = [
    { x: wide, y: height * 0.62 },
    { x: width - wide, y: height * 0.4 },
    { x: width * 0.52, y: height - wide },
  ]
  const cap = Math.min(wide * 0.6, height * 0.05)
  return {
    width,
    height,
    parts: [
      drawLine(globes.map(({ x, y }) => drawPath`M${width / 2} 0 L${x} ${y - wide}`).join(' ')),
      ...globes.map(({ x, y }) => drawGlass(ellipse(x, y, wide, wide))),
      ...globes.map(({ x, y }) => drawBody(taper(x, wide * 0.3, wide * 0.7, y - wide - cap, y - wide * 0.92))),
    ],
  }
}

const tube = (width: number, height: number): Figure => ({
  width,
  height,
  parts: [
    drawBody(rectangle(0, height * 0.08, width, height * 0.92)),
    drawBody(dome(width / 2, height * 0.08, width * 0.5, height * 0.08)),
  ],
})

/** A shallow dish below a flat rim. */
function disc(width: number, height: number): Figure {
  const rim = height * 0.35
  const low = drawPath`M${width * 0.03} ${rim} C${width * 0.05} ${height} ${width * 0.25} ${height} ${width * 0.35} ${height} L${width * 0.65} ${height} C${width * 0.75} ${height} ${width * 0.95} ${height} ${width * 0.97} ${rim} Z`
  return { width, height, parts: [drawGlass(low), drawBody(rectangle(0, 0, width, rim))] }
}
