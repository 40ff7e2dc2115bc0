import type { Distribution, Luminous, Size } from '../distribution.ts'
import { startingAtZero, turnedBy } from './circle.ts'

/**
 * The same lamp turned by a quarter: what was C0 becomes C90, and length and width change places.
 * For files that count their planes from the other direction than their format says; none tells
 * which it does, so a person has to see it.
 */
export function turnQuarter(distribution: Distribution): Distribution {
  const { symmetry, planes, intensities } = distribution
  const sizes = { size: swapped(distribution.size), luminous: turnedLuminous(distribution.luminous) }
  const upside = { intensities: intensities.toReversed() }
  if (symmetry === 'rotational') return distribution
  if (symmetry === 'quarter')
    return { ...distribution, ...sizes, ...upside, planes: planes.map(plane => turnedBy(90, -plane)).reverse() }
  if (symmetry === 'half')
    return { ...distribution, ...sizes, symmetry: 'lengthwise', planes: planes.map(c => turnedBy(c, 90)) }
  // Mirrored at C90–C270 becomes mirrored at C180–C0: C 180 to 360 is C 180 down to 0.
  if (symmetry === 'lengthwise')
    return {
      ...distribution,
      ...sizes,
      ...upside,
      symmetry: 'half',
      planes: planes.map(c => turnedBy(270, -c)).reverse(),
    }
  const moved = planes.map((plane, at) => ({ plane: turnedBy(plane, 90), row: intensities[at] ?? [] }))
  return { ...distribution, ...sizes, ...startingAtZero(moved) }
}

const swapped = ({ length, width, height }: Size): Size =>
  width === 0 ? { length, width, height } : { length: width, width: length, height }

function turnedLuminous({ form, ...size }: Luminous): Luminous {
  if (!form) return swapped(size)
  const { length, width, height } = size
  const other = { along: 'across', across: 'along' } as const
  return {
    ...{ length: width, width: length, height },
    form: form === 'along' || form === 'across' ? other[form] : form,
  }
}
