import type { Distribution } from '#client/shared/photometry/distribution.ts'

/**
 * A position between two known planes or angles, whose indexes are `from` and `to`. `share` is the
 * weight of `to` (0 to 1); `from` has the rest.
 */
interface Between {
  from: number
  to: number
  share: number
}

/**
 * Computes the intensity in a direction in cd per 1000 lm, by linear interpolation between the
 * known directions. Returns 0 outside the known angles.
 */
export function intensityAt({ symmetry, planes, angles, intensities }: Distribution, c: number, gamma: number): number {
  const vertical = findNeighbours(angles, gamma)
  if (!vertical) return 0
  const around = findPlanes(symmetry, planes, c)
  const along = (row: number[] = []) =>
    (row[vertical.from] ?? 0) * (1 - vertical.share) + (row[vertical.to] ?? 0) * vertical.share
  return along(intensities[around.from]) * (1 - around.share) + along(intensities[around.to]) * around.share
}

function findPlanes(symmetry: Distribution['symmetry'], planes: number[], c: number): Between {
  const last = planes.length - 1
  const turned = foldBySymmetry(symmetry, c)
  const found = findNeighbours(planes, turned)
  if (found) return found
  // The plane is between the last one and C360, which is the same as C0.
  const from = planes[last] ?? 0
  return { from: last, to: 0, share: last > 0 ? (turned - from) / (360 - from) : 0 }
}

/** Returns the plane within the known range that has the same intensities as the plane `c`. */
function foldBySymmetry(symmetry: Distribution['symmetry'], c: number): number {
  const turned = ((c % 360) + 360) % 360
  if (symmetry === 'rotational') return 0
  if (symmetry === 'none') return turned
  if (symmetry === 'lengthwise') return turned < 90 ? 180 - turned : turned > 270 ? 540 - turned : turned
  const half = turned > 180 ? 360 - turned : turned
  return symmetry === 'quarter' && half > 90 ? 180 - half : half
}

/** Finds a value's neighbours by bisection, which is fast. Null if it is outside their range. */
function findNeighbours(values: number[], value: number): Between | null {
  let [low, high] = [0, values.length - 1]
  const [first, last] = [values[0], values[high]]
  if (first === undefined || last === undefined || value < first || value > last) return null
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((values[middle] ?? 0) <= value) low = middle
    else high = middle
  }
  const [from, to] = [values[low] ?? 0, values[high] ?? 0]
  return { from: low, to: high, share: to > from ? (value - from) / (to - from) : 0 }
}
