import type { Distribution } from '#client/shared/photometry/distribution.ts'
import { getLampFlux } from '#client/shared/photometry/flux.ts'
import { intensityAt } from '../sampling.ts'

/** A point, relative to the lamp's middle, in m. */
export interface FloorPoint {
  /** Distance along C0. */
  x: number
  /** Distance along C90. */
  y: number
  /** Distance below the lamp. */
  height: number
}

export interface Illuminance {
  /** On a level surface, in lx. */
  horizontal: number
  /** On a vertical surface that faces the lamp, in lx. */
  vertical: number
  /** Whether the lamp was computed as a disc, because it is too near to count as a point. */
  isEstimate: boolean
}

/**
 * At a distance of at least this many times its size, a lamp counts as a point (the photometric
 * limiting distance of EN 13032-1).
 */
const farFrom = 5

/** Computes the luminous intensity of the luminaire with one of its lamp sets, in cd. */
export const candelaAt = (distribution: Distribution, c: number, gamma: number, set = 0) =>
  (intensityAt(distribution, c, gamma) * getLampFlux(distribution, set)) / 1000

/** Finds the highest intensity in cd, and its angle from straight down in degrees. */
export function findPeakIntensity(distribution: Distribution, set = 0): { value: number; gamma: number } {
  const { angles, intensities } = distribution
  let peak = { value: 0, gamma: 0 }
  for (const row of intensities) {
    for (const [at, value] of row.entries()) if (value > peak.value) peak = { value, gamma: angles[at] ?? 0 }
  }
  return { ...peak, value: (peak.value * getLampFlux(distribution, set)) / 1000 }
}

/**
 * Computes the illuminance at a point below a lamp with the inverse square and cosine laws: I cos γ
 * / d² on a level surface, I sin γ / d² on a vertical surface. If the point is closer than five
 * times the lamp's size, the lamp is computed as a disc of sixteen equal parts, each with a
 * sixteenth of the intensities. The illuminance is 0 at points that are not below the lamp.
 */
export function illuminanceAt(distribution: Distribution, point: FloorPoint, set = 0): Illuminance {
  const { length, width, form } = distribution.luminous
  const size = Math.max(length, width) / 1000
  const isEstimate = Math.hypot(point.x, point.y, point.height) < farFrom * size
  const parts = isEstimate
    ? disc.map(part => seenFromPart(point, part, { length, width: width || (form ? 0 : length) }))
    : [point]
  const each = parts.map(part => pointIlluminance(distribution, part, set))
  const mean = (name: 'horizontal' | 'vertical') => each.reduce((sum, one) => sum + one[name], 0) / each.length
  return { horizontal: mean('horizontal'), vertical: mean('vertical'), isEstimate }
}

function pointIlluminance(distribution: Distribution, { x, y, height }: FloorPoint, set: number) {
  if (!(height > 0)) return { horizontal: 0, vertical: 0 }
  const [aside, squared] = [Math.hypot(x, y), x * x + y * y + height * height]
  const gamma = (Math.atan2(aside, height) * 180) / Math.PI
  const candela = candelaAt(distribution, (Math.atan2(y, x) * 180) / Math.PI, gamma, set)
  const lux = candela / (squared * Math.sqrt(squared))
  return { horizontal: lux * height, vertical: lux * aside }
}

/**
 * The centres of the sixteen equal parts of a disc with radius 1. Four parts are inside, and twelve
 * around them.
 */
const disc = [
  { count: 4, radius: Math.sqrt(1 / 8) },
  { count: 12, radius: Math.sqrt(5 / 8) },
].flatMap(({ count, radius }) =>
  Array.from({ length: count }, (_, at) => {
    const turn = ((at + 0.5) / count) * 2 * Math.PI
    return { x: radius * Math.cos(turn), y: radius * Math.sin(turn) }
  }),
)

/** Returns a point relative to a part of a lamp. `length` and `width` of the lamp are in mm. */
const seenFromPart = (
  point: FloorPoint,
  part: { x: number; y: number },
  { length, width }: { length: number; width: number },
) => ({
  ...point,
  x: point.x - (part.x * width) / 2000,
  y: point.y - (part.y * length) / 2000,
})
