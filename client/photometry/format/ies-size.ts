import type { Size } from '../distribution.ts'

/**
 * The luminous opening from LM-63's width, length and height in mm, whose signs say its form:
 * negative sides are round. LM-63's length lies at its horizontal angle 0, which is along the lamp,
 * like CIE's.
 */
export function luminousOf([width = 0, length = 0, height = 0]: number[]): Size {
  const isRound = width < 0 && (length < 0 ? width === length : length === 0)
  return { length: isRound ? -width : Math.abs(length), width: isRound ? 0 : Math.abs(width), height: Math.abs(height) }
}

/** The same in m, as LM-63-2002 and 2019 write it. */
export const sidesOf = ({ length, width, height }: Size) =>
  (width === 0 && length > 0 ? [-length, -length, height] : [width, length, height]).map(side => side / 1000)
