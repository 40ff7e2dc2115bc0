import type { Distribution } from '#client/shared/photometry/distribution.ts'
import { intensityAt } from '../sampling.ts'

/** Whole angles in degrees, in one pair of planes. */
export interface Beam {
  /** Between the directions with half of the peak (CIE S 017, 17-27-077: half-peak). */
  beam: number
  /** Between those with a tenth; null where it does not fall so far above the horizon. */
  field: number | null
}

/** The peak is in the beam's middle, or near: at most so many degrees from straight down. */
const nearest = 30

/**
 * Beam and field angle in C0–C180 (`plane` 0) or C90–C270 (90), linear between known angles. Null
 * for 'no beam': where the peak is not near straight down, as of a globe or an uplight, or half of
 * it is never undercut.
 */
export function beamOf(distribution: Distribution, plane: 0 | 90): Beam | null {
  const sides = [plane, plane + 180].map(c =>
    distribution.angles.map(gamma => ({ gamma, value: intensityAt(distribution, c, gamma) })),
  )
  const peak = sides.flat().reduce((highest, point) => (point.value > highest.value ? point : highest))
  if (peak.gamma > nearest || peak.value <= 0) return null
  const across = (share: number) => {
    const [one, other] = sides.map(side => crossing(side, peak.value * share))
    return one == null || other == null ? null : one + other
  }
  const beam = across(0.5)
  return beam === null ? null : { beam, field: across(0.1) }
}

interface Point {
  gamma: number
  value: number
}

/**
 * Where a side falls below `level` beyond its own peak; null where it does not, or not from above
 * it.
 */
function crossing(side: Point[], level: number): number | null {
  const [down] = side
  if (!down || down.gamma > 0 || down.value < level) return null
  const highest = side.reduce((best, point, at) => (point.value > (side[best]?.value ?? 0) ? at : best), 0)
  for (let at = highest; at < side.length; at++) {
    const [point, next] = [side[at], side[at + 1]]
    if (!point) break
    // Where the known angles end at the horizon there is no light above it.
    if (!next) return point.gamma < 180 ? point.gamma : null
    if (next.value < level) {
      return point.gamma + ((point.value - level) / (point.value - next.value)) * (next.gamma - point.gamma)
    }
  }
  return null
}
