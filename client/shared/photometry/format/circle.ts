import type { Distribution, Symmetry } from '../distribution.ts'
import { knownOf } from './angles.ts'
import { fileLimits } from './lines.ts'

type Planes = Pick<Distribution, 'symmetry' | 'planes' | 'intensities'>

interface Plane {
  plane: number
  row: number[]
}

/** Planes in their order from C0, which lies between its neighbours where it is not known. */
export function startingAtZero(planes: Plane[]) {
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

/** Angles have four decimals; sums of them have more. */
export const turnedBy = (plane: number, angle: number) => (Math.round((plane + angle) * 1e4) % 3_600_000) / 1e4

/** Where a symmetry's mirrors are: the plane at C is like the one at `angle` - C. */
const mirrors: Record<Exclude<Symmetry, 'none' | 'rotational'>, number[]> = {
  half: [360],
  lengthwise: [540],
  quarter: [180, 360],
}

/** All planes around, known ones and mirrored ones; of what is rotational the one that it has. */
function allAround({ symmetry, planes, intensities }: Planes): Plane[] {
  const known = planes.map((plane, at) => ({ plane, row: intensities[at] ?? [] }))
  if (symmetry === 'none' || symmetry === 'rotational') return known
  const found = new Map(known.map(({ plane, row }) => [plane, row]))
  for (const mirror of mirrors[symmetry]) {
    for (const [plane, row] of [...found]) found.set(turnedBy(mirror, -plane), row)
  }
  return [...found].map(([plane, row]) => ({ plane, row }))
}

/**
 * The planes of EULUMDAT: `all` around, and `rows` of those that its symmetry does not leave out.
 * Where the planes do not lie as `symmetry` has to have them, it is none.
 */
export function eulumdatPlanes(given: Planes): { symmetry: Symmetry; all: number[]; rows: number[][] } {
  const { symmetry, planes, intensities } = given
  // Some programs do not accept less than the usual 24.
  if (symmetry === 'rotational')
    return { symmetry, all: Array.from({ length: 24 }, (_, at) => at * 15), rows: intensities }
  const around = startingAtZero(allAround(given))
  const all = around.planes
  const arranged = knownOf(symmetry, all.length)?.arrange(all, [])
  const isSame = arranged?.planes.length === planes.length && arranged.planes.every((plane, at) => plane === planes[at])
  if (!isSame) return { symmetry: 'none', all, rows: around.intensities }
  return { symmetry, all, rows: symmetry === 'lengthwise' ? intensities.toReversed() : intensities }
}

/** The horizontal angles of LM-63-2002 and 2019 for CIE's planes, C = H + 90, and their rows. */
export function iesPlanes(given: Planes): { angles: number[]; rows: number[][] } {
  const { symmetry, planes, intensities } = given
  if (symmetry === 'rotational') return { angles: [0], rows: intensities }
  if (symmetry === 'quarter')
    return { angles: planes.map(plane => turnedBy(90, -plane)).reverse(), rows: intensities.toReversed() }
  if (symmetry === 'lengthwise') return { angles: planes.map(plane => turnedBy(plane, -90)), rows: intensities }
  // Only LM-63-1995 knows 90 to 270: the other half is written too.
  const turned = allAround(given).map(({ plane, row }) => ({ plane: turnedBy(plane, 270), row }))
  const circle = startingAtZero(turned)
  return { angles: [...circle.planes, 360], rows: [...circle.intensities, circle.intensities[0] ?? []] }
}

/** Why a distribution cannot be written in both formats; null when it can. */
export function findTooLarge(distribution: Distribution): string | null {
  const [ldt, ies] = [eulumdatPlanes(distribution), iesPlanes(distribution)]
  if (Math.max(ldt.all.length, ies.angles.length) > fileLimits.planes)
    return `are more than ${fileLimits.planes} all around: export fewer`
  const values = Math.max(ldt.rows.length, ies.rows.length) * distribution.angles.length
  return values > fileLimits.values ? `have ${values} values, more than ${fileLimits.values}: export fewer` : null
}
