import type { Reader } from './reader.ts'

/** Least and most flux of lamps and luminaires, in lm. */
export const least = 0.1
export const most = 1e7

/** In percent of the lamps' flux: what is above is a wrong number, what is less a rounded one. */
const [tolerated, refusedFrom] = [101, 110]

/** A luminaire gives no more light than its lamps; `percent` of their flux in the field `field`. */
export function checkLumens(reader: Reader, field: string, percent: number, line: number) {
  const reason = `is too low: the intensities yield ${percent.toFixed(1)} % of it`
  if (percent > refusedFrom) reader.refuse(field, `${reason}; correct it or the intensities`, line)
  else if (percent > tolerated) reader.warn(field, reason, line)
}
