import type { Reader } from './reader.ts'

/** Minimum and maximum flux of lamps and luminaires, in lm. */
export const minLumens = 0.1
export const maxLumens = 1e7

/**
 * Limits for a luminaire's flux in percent of its lamps' flux. Up to 101 counts as rounding, up to
 * 110 causes a warning, and more is an error.
 */
const [tolerated, refusedFrom] = [101, 110]

/**
 * Checks that a luminaire emits no more light than its lamps. `percent` is the luminaire's flux in
 * percent of the lamps' flux; `field` is the name of the field with the lamps' flux.
 */
export function checkLumens(reader: Reader, field: string, percent: number, line: number) {
  const reason = `is too low: the intensities add up to ${percent.toFixed(1)} % of it`
  if (percent > refusedFrom) reader.refuse(field, `${reason}; correct it or the intensities`, line)
  else if (percent > tolerated) reader.warn(field, reason, line)
}
