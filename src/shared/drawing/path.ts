/**
 * Formats a path of absolute commands M, L, C, Q and Z, with numbers rounded to one decimal. The
 * two numbers of a point must be separated by one space (`M0 0 L10 0 Z`), because `placePath` finds
 * points that way.
 */
export const drawPath = (parts: TemplateStringsArray, ...values: number[]) =>
  String.raw({ raw: parts }, ...values.map(value => rounded(value)))

export interface PathPoint {
  x: number
  y: number
  /** Number of drawing units for each unit of the path. */
  scale: number
}

/** Scales every point of a path, then moves it. */
export const placePath = (d: string, { x, y, scale }: PathPoint) =>
  d.replace(
    /(-?[\d.]+) (-?[\d.]+)/g,
    (_, a: string, b: string) => `${rounded(x + Number(a) * scale)} ${rounded(y + Number(b) * scale)}`,
  )

const rounded = (value: number) => String(Math.round(value * 10) / 10)

export const rectangle = (x: number, y: number, width: number, height: number) =>
  drawPath`M${x} ${y} L${x + width} ${y} L${x + width} ${y + height} L${x} ${y + height} Z`

/**
 * A trapezoid that is symmetrical around x = `middle`. It is `top` wide at y = `from` and `bottom`
 * wide at y = `to`.
 */
export const taper = (middle: number, top: number, bottom: number, from: number, to: number) =>
  drawPath`M${middle - top / 2} ${from} L${middle + top / 2} ${from} L${middle + bottom / 2} ${to} L${middle - bottom / 2} ${to} Z`

/** Length of the Bézier handles of a quarter circle, as a share of its radius. */
const round = 0.5523

export function ellipse(x: number, y: number, wide: number, high: number): string {
  const [a, b] = [wide * round, high * round]
  return (
    drawPath`M${x - wide} ${y} C${x - wide} ${y - b} ${x - a} ${y - high} ${x} ${y - high} C${x + a} ${y - high} ${x + wide} ${y - b} ${x + wide} ${y} ` +
    drawPath`C${x + wide} ${y + b} ${x + a} ${y + high} ${x} ${y + high} C${x - a} ${y + high} ${x - wide} ${y + b} ${x - wide} ${y} Z`
  )
}

/** The upper half of an ellipse above y = `bottom`; `wide` is half its width, `high` its height. */
export function dome(middle: number, bottom: number, wide: number, high: number): string {
  const [a, b] = [wide * round, high * round]
  const top = bottom - high
  return drawPath`M${middle - wide} ${bottom} C${middle - wide} ${bottom - b} ${middle - a} ${top} ${middle} ${top} C${middle + a} ${top} ${middle + wide} ${bottom - b} ${middle + wide} ${bottom} Z`
}

/** Lines from the top edge of a tapered shade to its bottom edge, like pleats. */
export function pleats(middle: number, top: number, bottom: number, from: number, to: number): string {
  const count = 9
  return Array.from({ length: count }, (_, at) => {
    const share = (at + 1) / (count + 1) - 0.5
    return drawPath`M${middle + top * share} ${from} L${middle + bottom * share} ${to}`
  }).join(' ')
}
