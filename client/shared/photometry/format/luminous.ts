import type { Luminous, Size } from '../distribution.ts'

/** The signs of LM-63's width, length and height, as in `- - 0`. */
const formatSigns = (sides: number[]) => sides.map(side => (side > 0 ? '+' : side < 0 ? '-' : '0')).join(' ')

/**
 * The luminous opening from LM-63's width, length and height in mm. Their signs encode its form. In
 * editions up to 1995, signs have other meanings than in table 1 of the editions since 2002.
 * LM-63's length is along the lamp, like CIE's.
 */
export function parseLuminous(sides: number[], year: number): Luminous {
  const [width = 0, length = 0, height = 0] = sides.map(side => Math.round(Math.abs(side) * 1e6) / 1e6)
  const size = { length, width, height }
  const signs = formatSigns(sides)
  // For a round opening, a file may give only one side: the diameter.
  const round = { length: length || width, width: width || length, height }
  const isRound = signs.includes('-')
  if (!isRound) return (width === 0) === (length === 0) ? size : { ...size, form: 'line' }
  if (!signs.endsWith('-')) return round.length === round.width ? { ...round, width: 0 } : { ...round, form: 'ellipse' }
  if (signs === '- - -' || (year < 2002 && /^(- .|. -)/.test(signs))) return { ...round, form: 'ellipsoid' }
  if (signs.startsWith('-')) return { ...size, form: 'along' }
  if (signs[2] === '-') return { ...size, form: 'across' }
  // In editions up to 1995, the height is the diameter of a lying cylinder.
  if (width === 0 && length > 0) return { ...size, width: height, form: 'along' }
  if (length === 0 && width > 0) return { ...size, length: height, form: 'across' }
  return size
}

/** Width, length and height in m with the signs of LM-63-2002 and 2019. */
export function toIesSides({ form, length, width, height }: Luminous): number[] {
  const sides = {
    line: [width, length, height],
    ellipse: [-width, -length, height],
    ellipsoid: [-width, -length, -height],
    along: [-width, length, -height],
    across: [width, -length, -height],
  }
  const circle = width === 0 && length > 0 ? [-length, -length, height] : [width, length, height]
  return (form ? sides[form] : circle).map(side => side / 1000)
}

/** Converts an opening to a form that EULUMDAT has: a rectangle, or a circle if the width is 0. */
export function toOutline({ form, length, width, height }: Luminous): Size {
  const isRound = (form === 'ellipse' || form === 'ellipsoid') && length === width
  if (!form || isRound) return { length, width: isRound ? 0 : width, height }
  // A width of 0 would mean a circle.
  return { length: Math.max(length, 1), width: Math.max(width, 1), height }
}

/** A warning about a form that EULUMDAT cannot describe; null if it can. */
export function describeLoss(luminous: Luminous): string | null {
  const { form, height } = luminous
  if (!form) return null
  const { length, width } = toOutline(luminous)
  const sides = width === 0 ? `${length} × ${height}` : `${length} × ${width} × ${height}`
  const kept = `${width === 0 ? 'an upright cylinder' : 'a rectangle'} of ${sides} mm`
  return `is ${names[form]}, which EULUMDAT does not have: the .ldt file has ${kept}`
}

const names = {
  line: 'a line',
  ellipse: 'an ellipse',
  ellipsoid: 'an ellipsoid',
  along: 'a lying cylinder',
  across: 'a lying cylinder',
}
