import type { Distribution, Luminous, Size } from '../distribution.ts'
import { addAngle, sortFromZero } from './circle.ts'

/**
 * Turns the lamp by 90 degrees: C0 becomes C90, and length and width are swapped. This corrects
 * files that count their planes from the wrong direction. Nothing in a file shows this error, so a
 * person has to decide.
 */
export function turnQuarter(distribution: Distribution): Distribution {
  const { symmetry, planes, intensities } = distribution
  const sizes = { size: swapSides(distribution.size), luminous: turnLuminous(distribution.luminous) }
  const reversed = { intensities: intensities.toReversed() }
  if (symmetry === 'rotational') return distribution
  if (symmetry === 'quarter')
    return { ...distribution, ...sizes, ...reversed, planes: planes.map(plane => addAngle(90, -plane)).reverse() }
  if (symmetry === 'half')
    return { ...distribution, ...sizes, symmetry: 'lengthwise', planes: planes.map(c => addAngle(c, 90)) }
  // The planes C90 to C270 become C180 to C360. Mirrored in the plane C0–C180, they become C180 to
  // C0, in descending order.
  if (symmetry === 'lengthwise')
    return {
      ...distribution,
      ...sizes,
      ...reversed,
      symmetry: 'half',
      planes: planes.map(c => addAngle(270, -c)).reverse(),
    }
  const moved = planes.map((plane, at) => ({ plane: addAngle(plane, 90), row: intensities[at] ?? [] }))
  return { ...distribution, ...sizes, ...sortFromZero(moved) }
}

const swapSides = ({ length, width, height }: Size): Size =>
  width === 0 ? { length, width, height } : { length: width, width: length, height }

function turnLuminous({ form, ...size }: Luminous): Luminous {
  if (!form) return swapSides(size)
  const { length, width, height } = size
  const other = { along: 'across', across: 'along' } as const
  return {
    ...{ length: width, width: length, height },
    form: form === 'along' || form === 'across' ? other[form] : form,
  }
}
