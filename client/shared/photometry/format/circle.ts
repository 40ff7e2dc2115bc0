import type { Distribution, Symmetry } from '../distribution.ts'
import { findKnownPlanes } from './angles.ts'
import { fileLimits } from './lines.ts'

type Planes = Pick<Distribution, 'symmetry' | 'planes' | 'intensities'>

interface Plane {
  plane: number
  row: number[]
}

/**
 * Sorts planes by angle, beginning with C0. If C0 is not known, it is interpolated between its
 * neighbours.
 */
export function sortFromZero(planes: Plane[]) {
  const ordered = planes.toSorted((one, other) => one.plane - other.plane)
  const [first, last] = [ordered[0], ordered.at(-1)]
  if (first && last && first.plane > 0) {
    const share = (360 - last.plane) / (360 - last.plane + first.plane)
    const row = first.row.map((value, at) => (last.row[at] ?? 0) * (1 - share) + value * share)
    ordered.unshift({ plane: 0, row })
  }
  return {
    symmetry: 'none' as const,
    planes: ordered.map(({ plane }) => plane),
    intensities: ordered.map(({ row }) => row),
  }
}

/** Adds two angles. The sum is below 360 and rounded to four decimals, like all angles. */
export const addAngle = (plane: number, angle: number) => (Math.round((plane + angle) * 1e4) % 3_600_000) / 1e4

/** For each number m in a list, the plane at angle C equals the plane at m − C. */
const mirrors: Record<Exclude<Symmetry, 'none' | 'rotational'>, number[]> = {
  half: [360],
  lengthwise: [540],
  quarter: [180, 360],
}

/**
 * All planes of the circle, including the mirrored ones. For a rotational distribution, only C0.
 */
function mirrorPlanes({ symmetry, planes, intensities }: Planes): Plane[] {
  const known = planes.map((plane, at) => ({ plane, row: intensities[at] ?? [] }))
  if (symmetry === 'none' || symmetry === 'rotational') return known
  const byPlane = new Map(known.map(({ plane, row }) => [plane, row]))
  for (const mirror of mirrors[symmetry]) {
    for (const [plane, row] of [...byPlane]) byPlane.set(addAngle(mirror, -plane), row)
  }
  return [...byPlane].map(([plane, row]) => ({ plane, row }))
}

/**
 * The planes for EULUMDAT: `all` are the planes of the circle, and `rows` the intensities that the
 * file contains. If the planes do not fit the symmetry, the symmetry becomes `none`.
 */
export function toEulumdatPlanes(known: Planes): { symmetry: Symmetry; all: number[]; rows: number[][] } {
  const { symmetry, planes, intensities } = known
  // Some programs require the usual 24 planes.
  if (symmetry === 'rotational')
    return { symmetry, all: Array.from({ length: 24 }, (_, at) => at * 15), rows: intensities }
  const around = sortFromZero(mirrorPlanes(known))
  const all = around.planes
  const arranged = findKnownPlanes(symmetry, all.length)?.arrange(all, [])
  const isSame = arranged?.planes.length === planes.length && arranged.planes.every((plane, at) => plane === planes[at])
  if (!isSame) return { symmetry: 'none', all, rows: around.intensities }
  return { symmetry, all, rows: symmetry === 'lengthwise' ? intensities.toReversed() : intensities }
}

/**
 * The horizontal angles H of LM-63-2002 and 2019, and their intensities. CIE's C is H + 90.
 */
export function toIesPlanes(known: Planes): { angles: number[]; rows: number[][] } {
  const { symmetry, planes, intensities } = known
  if (symmetry === 'rotational') return { angles: [0], rows: intensities }
  if (symmetry === 'quarter')
    return { angles: planes.map(plane => addAngle(90, -plane)).reverse(), rows: intensities.toReversed() }
  if (symmetry === 'lengthwise') return { angles: planes.map(plane => addAngle(plane, -90)), rows: intensities }
  // Half of the planes would go from 90 to 270, which only LM-63-1995 allows. Therefore the
  // mirrored planes are written too.
  const turned = mirrorPlanes(known).map(({ plane, row }) => ({ plane: addAngle(plane, 270), row }))
  const circle = sortFromZero(turned)
  return { angles: [...circle.planes, 360], rows: [...circle.intensities, circle.intensities[0] ?? []] }
}

/** Says why a distribution is too large for one of the formats; null if it fits both. */
export function findTooLarge(distribution: Distribution): string | null {
  const [ldt, ies] = [toEulumdatPlanes(distribution), toIesPlanes(distribution)]
  if (Math.max(ldt.all.length, ies.angles.length) > fileLimits.planes)
    return `must be at most ${fileLimits.planes} around the lamp: export fewer`
  const values = Math.max(ldt.rows.length, ies.rows.length) * distribution.angles.length
  return values > fileLimits.values ? `have ${values} values, more than ${fileLimits.values}: export fewer` : null
}
