import type { Symmetry } from '../distribution.ts'
import { fileLimits } from './lines.ts'

interface KnownPlanes {
  /** How many planes have intensities. */
  count: number
  /**
   * Selects the planes and intensities of a distribution. `all` are the planes of the whole circle;
   * `rows` are the intensities in the file.
   */
  arrange: (all: number[], rows: number[][]) => { planes: number[]; intensities: number[][] }
}

/**
 * Finds which of `total` planes an EULUMDAT file contains for a symmetry; null if the symmetry does
 * not allow that number of planes.
 */
export function findKnownPlanes(symmetry: Symmetry, total: number): KnownPlanes | null {
  const takeFirst = (count: number): KnownPlanes => ({
    count,
    arrange: (all, rows) => ({ planes: all.slice(0, count), intensities: rows }),
  })
  if (symmetry === 'none') return takeFirst(total)
  if (symmetry === 'rotational') return { count: 1, arrange: (_, rows) => ({ planes: [0], intensities: rows }) }
  if (symmetry === 'half') return total % 2 === 0 ? takeFirst(total / 2 + 1) : null
  if (total % 4 !== 0) return null
  if (symmetry === 'quarter') return takeFirst(total / 4 + 1)
  // The file contains the planes from C270 through C0 to C90. Mirrored, they equal the planes from
  // C270 down to C90.
  return {
    count: total / 2 + 1,
    arrange: (all, rows) => ({ planes: all.slice(total / 4, (3 * total) / 4 + 1), intensities: rows.toReversed() }),
  }
}

/** The planes at which the known part must begin and end. */
const ends: Record<Exclude<Symmetry, 'none' | 'rotational'>, [from: number, to: number]> = {
  half: [0, 180],
  lengthwise: [90, 270],
  quarter: [0, 90],
}

/** Says why C angles cannot belong to a distribution; null if they can. */
export function checkPlanes(symmetry: Symmetry, all: number[]): string | null {
  if (symmetry === 'rotational') return null
  if (all[0] !== 0) return `must begin at C0, not at C${all[0]}`
  if ((all.at(-1) ?? 0) >= 360) return 'must end before C360, which is C0'
  if (symmetry === 'none') return null
  const { planes } = findKnownPlanes(symmetry, all.length)?.arrange(all, []) ?? { planes: [] }
  const [begin, end] = ends[symmetry]
  const isRight = planes[0] === begin && planes.at(-1) === end
  return isRight
    ? null
    : `do not reach from C${begin} to C${end}, as the symmetry requires: include all planes and set the symmetry to 0`
}

type Completed =
  | { angles: number[]; rows: number[][]; isShort: boolean; reason?: undefined }
  | { reason: string; angles?: undefined }

/**
 * If a file's angles end where the formats do not allow it, and the light there exceeds this share
 * of the peak, angles are missing and the file is refused.
 */
const darkShare = 0.1
/** Distance in degrees between the last known angle and the added angle without light. */
const step = 0.01

/**
 * Adds missing angles without light, because in both formats angles begin at 0 or 90 and end at 90
 * or 180. Returns a `reason` instead if the missing angles cannot be dark. `isShort` is true if
 * angles were added.
 */
export function completeAngles(angles: number[], rows: number[][]): Completed {
  const [from, to] = [angles[0] ?? 0, angles.at(-1) ?? 0]
  const peak = rows.reduce((most, row) => row.reduce((one, other) => Math.max(one, other), most), 0)
  const isLit = (at: number) => rows.some(row => (row.at(at) ?? 0) > darkShare * peak)
  const [isWholeBefore, isWholeAfter] = [from === 0 || from === 90, to === 90 || to === 180]
  if (!isWholeBefore && isLit(0)) return { reason: `begin at ${from}, where there is light: add the angles from 0` }
  if (!isWholeAfter && isLit(-1))
    return { reason: `end at ${to}, where there is light: add the angles up to 90 or 180` }
  const isDark = (at: number) => rows.every(row => row.at(at) === 0)
  const before = isWholeBefore ? [] : darkBetween(from < 90 ? 0 : 90, from, isDark(0))
  const after = isWholeAfter ? [] : darkBetween(to < 90 ? 90 : 180, to, isDark(-1))
  const all = [...before, ...angles, ...after.toReversed()]
  if (all.length > fileLimits.angles) return { reason: `must be at most ${fileLimits.angles} from 0 to 180` }
  const toZeros = (missing: number[]) => missing.map(() => 0)
  return {
    angles: all,
    rows: rows.map(row => [...toZeros(before), ...row, ...toZeros(after)]),
    isShort: all.length > angles.length,
  }
}

/** The angles to add between the end that a format requires and the known angles. */
function darkBetween(end: number, known: number, isDark: boolean): number[] {
  if (isDark || Math.abs(end - known) <= 2 * step) return [end]
  return [end, Math.round((known + Math.sign(end - known) * step) * 1e4) / 1e4]
}
