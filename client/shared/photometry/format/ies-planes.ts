import type { Symmetry } from '../distribution.ts'
import { addAngle, sortFromZero } from './circle.ts'

/** Why horizontal angles do not belong to a file of type C; null when they do. */
export function checkHorizontal(angles: number[]): string | null {
  const [first = 0, last = 0] = [angles[0], angles.at(-1)]
  if (angles.length === 1) return first === 0 ? null : `must begin at 0, not at ${first}`
  if (first === 90) return last === 270 ? null : `from 90 must end at 270, not at ${last}`
  if (first !== 0) return `must begin at 0, not at ${first}`
  return last === 90 || last === 180 || last > 180 ? null : `must end at 0, 90, 180 or 360, not at ${last}`
}

/** Converts LM-63's horizontal angles and their values to CIE's planes: C = H + 90. */
export function convertHorizontal(angles: number[], rows: number[][]) {
  const [first = 0, last = 0] = [angles[0], angles.at(-1)]
  const toPlanes = (symmetry: Symmetry, planes: number[], intensities: number[][]) => ({
    symmetry,
    planes,
    intensities,
  })
  if (angles.length === 1) return toPlanes('rotational', [0], rows)
  // Mirrored at both planes: C from 90 to 180 equals C from 90 down to 0.
  if (last === 90) return toPlanes('quarter', angles.map(angle => addAngle(90, -angle)).reverse(), rows.toReversed())
  if (last === 180)
    return toPlanes(
      'lengthwise',
      angles.map(angle => addAngle(angle, 90)),
      rows,
    )
  // C from 180 to 360, mirrored at C0–C180.
  if (first === 90) return toPlanes('half', angles.map(angle => addAngle(270, -angle)).reverse(), rows.toReversed())
  const whole = angles.map((angle, at) => ({ plane: addAngle(angle, 90), row: rows[at] ?? [] }))
  return sortFromZero(last === 360 ? whole.slice(0, -1) : whole)
}
