import type { Distribution } from '#client/shared/photometry/distribution.ts'

/** A position between two known planes or angles, by index: `share` of `to`, the rest of `from`. */
interface Between {
  from: number
  to: number
  share: number
}

/** Intensity in cd per 1000 lm, linear between the known directions; 0 beyond the known angles. */
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
  // Between the last plane and C360, which is C0.
  const from = planes[last] ?? 0
  return { from: last, to: 0, share: last > 0 ? (turned - from) / (360 - from) : 0 }
}

/** The known plane that has the same intensities as C `c`. */
function foldBySymmetry(symmetry: Distribution['symmetry'], c: number): number {
  const turned = ((c % 360) + 360) % 360
  if (symmetry === 'rotational') return 0
  if (symmetry === 'none') return turned
  if (symmetry === 'lengthwise') return turned < 90 ? 180 - turned : turned > 270 ? 540 - turned : turned
  const half = turned > 180 ? 360 - turned : turned
  return symmetry === 'quarter' && half > 90 ? 180 - half : half
}

/** Null outside of the values. Uses bisection, because isolux diagrams need many points. */
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
