import type { Symmetry } from '../distribution.ts'

/** Why horizontal angles are none of type C; null when they are. */
export function wrongHorizontal(angles: number[]): string | null {
  const [first = 0, last = 0] = [angles[0], angles.at(-1)]
  if (angles.length === 1) return first === 0 ? null : 'must begin at 0'
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
  if (last === 90) return made('quarter', angles.map(angle => 90 - angle).reverse(), rows.toReversed())
  if (last === 180)
    return made(
      'lengthwise',
      angles.map(angle => angle + 90),
      rows,
    )
  // C from 180 to 360, mirrored at C0–C180.
  if (first === 90) return made('half', angles.map(angle => 270 - angle).reverse(), rows.toReversed())
  const whole = angles.map((angle, at) => ({ plane: (angle + 90) % 360, row: rows[at] ?? [] }))
  return startingAtZero(last === 360 ? whole.slice(0, -1) : whole)
}

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

/** The other way round: what LM-63-2002 and 2019 allow for CIE's planes. */
export function horizontalOfPlanes(
  symmetry: Symmetry,
  planes: number[],
  intensities: number[][],
): { angles: number[]; rows: number[][] } {
  if (symmetry === 'rotational') return { angles: [0], rows: intensities }
  if (symmetry === 'quarter')
    return { angles: planes.map(plane => 90 - plane).reverse(), rows: intensities.toReversed() }
  if (symmetry === 'lengthwise') return { angles: planes.map(plane => plane - 90), rows: intensities }
  const whole = planes.map((plane, at) => ({ plane, row: intensities[at] ?? [] }))
  // Only LM-63-1995 knows 90 to 270: the other half is written too.
  const mirrored = whole.slice(1, -1).map(({ plane, row }) => ({ plane: 360 - plane, row }))
  const turned = (symmetry === 'half' ? [...whole, ...mirrored] : whole).map(({ plane, row }) => ({
    plane: (plane + 270) % 360,
    row,
  }))
  const circle = startingAtZero(turned)
  return { angles: [...circle.planes, 360], rows: [...circle.intensities, circle.intensities[0] ?? []] }
}
