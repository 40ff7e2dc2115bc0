import type { Distribution } from '#client/shared/photometry/distribution.ts'
import { intensityAt } from '../sampling.ts'

/** Full angles in degrees, in one pair of planes. */
export interface Beam {
  /** Between the directions with half of the peak intensity (CIE S 017, 17-27-077). */
  beam: number
  /** Between the directions with a tenth; null if the light does not fall so low. */
  field: number | null
}

/** A beam's peak is at most this many degrees from straight down. */
const maxPeakGamma = 30

/**
 * Computes beam and field angle in C0–C180 (`plane` 0) or C90–C270 (90), linear between known
 * angles. Null for 'no beam': the peak is not near straight down, such as for an uplight, or the
 * intensity never falls below half of it, such as for a globe.
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
 * The angle at which a side falls below `level` beyond its own peak; null if it does not, or if it
 * is below `level` straight down.
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
