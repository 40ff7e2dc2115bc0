import type { Symmetry } from '../distribution.ts'

interface Known {
  /** How many planes have intensities. */
  count: number
  /** The planes of a distribution, and their intensities, from all planes and those of the file. */
  arrange: (all: number[], rows: number[][]) => { planes: number[]; intensities: number[][] }
}

/**
 * What EULUMDAT leaves out for each symmetry, of `total` planes; null where these cannot have it.
 */
export function knownOf(symmetry: Symmetry, total: number): Known | null {
  const first = (count: number): Known => ({
    count,
    arrange: (all, rows) => ({ planes: all.slice(0, count), intensities: rows }),
  })
  if (symmetry === 'none') return first(total)
  if (symmetry === 'rotational') return { count: 1, arrange: (_, rows) => ({ planes: [0], intensities: rows }) }
  if (symmetry === 'half') return total % 2 === 0 ? first(total / 2 + 1) : null
  if (total % 4 !== 0) return null
  if (symmetry === 'quarter') return first(total / 4 + 1)
  // From C270 over C0 to C90: mirrored these are C270 down to C90.
  return {
    count: total / 2 + 1,
    arrange: (all, rows) => ({ planes: all.slice(total / 4, (3 * total) / 4 + 1), intensities: rows.toReversed() }),
  }
}

/** Where the known planes must begin and end. */
const ends: Record<Exclude<Symmetry, 'none' | 'rotational'>, [from: number, to: number]> = {
  half: [0, 180],
  lengthwise: [90, 270],
  quarter: [0, 90],
}

/** Why angles cannot be a distribution's, each the first; null when they can. */
export function wrongAngles(symmetry: Symmetry, all: number[], angles: number[]): string | null {
  const [from, to] = [angles[0] ?? 0, angles.at(-1) ?? 0]
  if (!((from === 0 || from === 90) && (to === 90 || to === 180) && from < to))
    return `go from 0 or 90 to 90 or 180, not from ${from} to ${to}`
  if (symmetry === 'rotational') return null
  if (all[0] !== 0) return `of planes begin at C0, not at C${all[0]}`
  if ((all.at(-1) ?? 0) >= 360) return 'of planes end before C360, which is C0'
  if (symmetry === 'none') return null
  const { planes } = knownOf(symmetry, all.length)?.arrange(all, []) ?? { planes: [] }
  const [begin, end] = ends[symmetry]
  const isRight = planes[0] === begin && planes.at(-1) === end
  return isRight ? null : `of planes do not reach from C${begin} to C${end}, as the symmetry says`
}
