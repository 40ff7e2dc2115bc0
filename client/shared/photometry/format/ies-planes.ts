import type { Symmetry } from '../distribution.ts'
import { startingAtZero, turnedBy } from './circle.ts'

/** Why horizontal angles are none of type C; null when they are. */
export function wrongHorizontal(angles: number[]): string | null {
  const [first = 0, last = 0] = [angles[0], angles.at(-1)]
  if (angles.length === 1) return first === 0 ? null : `must begin at 0, not at ${first}`
  if (first === 90) return last === 270 ? null : `from 90 must end at 270, not at ${last}`
  if (first !== 0) return `must begin at 0, not at ${first}`
  return last === 90 || last === 180 || last > 180 ? null : `must end at 0, 90, 180 or 360, not at ${last}`
}

/** CIE's planes from LM-63's horizontal angles and their values: C = H + 90. */
export function planesOfHorizontal(angles: number[], rows: number[][]) {
  const [first = 0, last = 0] = [angles[0], angles.at(-1)]
  const made = (symmetry: Symmetry, planes: number[], intensities: number[][]) => ({ symmetry, planes, intensities })
  if (angles.length === 1) return made('rotational', [0], rows)
  // Mirrored at both planes: C from 90 to 180 is what C 90 down to 0 is.
  if (last === 90) return made('quarter', angles.map(angle => turnedBy(90, -angle)).reverse(), rows.toReversed())
  if (last === 180)
    return made(
      'lengthwise',
      angles.map(angle => turnedBy(angle, 90)),
      rows,
    )
  // C from 180 to 360, mirrored at C0–C180.
  if (first === 90) return made('half', angles.map(angle => turnedBy(270, -angle)).reverse(), rows.toReversed())
  const whole = angles.map((angle, at) => ({ plane: turnedBy(angle, 90), row: rows[at] ?? [] }))
  return startingAtZero(last === 360 ? whole.slice(0, -1) : whole)
}
