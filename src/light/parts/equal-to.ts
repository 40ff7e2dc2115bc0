/** Power of incandescent bulbs by luminous flux (Regulation (EC) 244/2009, table 6). */
const equals = [
  { lumens: 249, watts: 25 },
  { lumens: 470, watts: 40 },
  { lumens: 806, watts: 60 },
  { lumens: 1055, watts: 75 },
  { lumens: 1521, watts: 100 },
] as const

/**
 * Finds the power in whole W of an incandescent bulb with the same light, by linear interpolation
 * between the values of the table. Null for values outside the table.
 */
export function findIncandescentPower(lumens: number): number | null {
  const above = equals.findIndex(one => one.lumens >= lumens)
  const high = equals[above]
  if (!high || (above === 0 && lumens < high.lumens)) return null
  const low = equals[above - 1] ?? high
  const share = high === low ? 0 : (lumens - low.lumens) / (high.lumens - low.lumens)
  return Math.round(low.watts + share * (high.watts - low.watts))
}
