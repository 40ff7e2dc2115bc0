import type { Distribution } from '#client/shared/photometry/distribution.ts'
import { intensityAt } from '../sampling.ts'

/** Beam and field angle of a pair of opposite planes, measured from side to side in degrees. */
export interface Beam {
  /** The angle between the directions with half of the peak intensity (CIE S 017, 17-27-077). */
  beam: number
  /** The angle between the directions with a tenth of the peak; null if there is none. */
  field: number | null
}

/** There is a beam only if the peak is at most this many degrees from straight down. */
const maxPeakGamma = 30

/**
 * Computes beam and field angle in C0–C180 (`plane` 0) or C90–C270 (`plane` 90). Intensities
 * between known angles are interpolated linearly. Null if there is no beam, either because the peak
 * is not near straight down (an uplight), or because the intensity never falls below half of the
 * peak (a globe).
 */
export function computeBeam(distribution: Distribution, plane: 0 | 90): Beam | null {
  const sides = [plane, plane + 180].map(c =>
    distribution.angles.map(gamma => ({ gamma, value: intensityAt(distribution, c, gamma) })),
  )
  const peak = sides.flat().reduce((highest, point) => (point.value > highest.value ? point : highest))
  if (peak.gamma > maxPeakGamma || peak.value <= 0) return null
  const across = (share: number) => {
    const [one, other] = sides.map(side => findCrossing(side, peak.value * share))
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
 * Finds the angle at which the intensity on a side falls below `level`, going outwards from that
 * side's peak. Null if it never does, or if it is already below `level` straight down.
 */
function findCrossing(side: Point[], level: number): number | null {
  const [down] = side
  if (!down || down.gamma > 0 || down.value < level) return null
  const highest = side.reduce((best, point, at) => (point.value > (side[best]?.value ?? 0) ? at : best), 0)
  for (let at = highest; at < side.length; at++) {
    const [point, next] = [side[at], side[at + 1]]
    if (!point) break
    // Beyond the last known angle there is no light.
    if (!next) return point.gamma < 180 ? point.gamma : null
    if (next.value < level) {
      return point.gamma + ((point.value - level) / (point.value - next.value)) * (next.gamma - point.gamma)
    }
  }
  return null
}
