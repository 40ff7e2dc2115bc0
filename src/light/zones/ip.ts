/** Degrees of protection by IEC 60529: against solid objects, and against water. */
export interface Protection {
  solid: number
  water: readonly number[]
}

/**
 * Parses an IP code: `IP44`, `IPX4` (X counts as 0), or two codes, `IP65/IP67`. Null for anything
 * else.
 */
export function parseProtection(code: string): Protection | null {
  const found = code.split('/').map(part => /^IP([0-6X])([0-9X])$/.exec(part.trim()))
  const degree = (sign: string | undefined) => (sign === 'X' || sign === undefined ? 0 : Number(sign))
  if (found.some(part => part === null)) return null
  return {
    solid: Math.max(...found.map(part => degree(part?.[1]))),
    water: found.map(part => degree(part?.[2])),
  }
}

/** Degrees from this one on are for immersion, and do not include jets. */
const immersion = 7
const jets = [5, 6]

/**
 * Whether the protection against water includes a degree. Up to 6, each degree includes the lower
 * ones; 7 and 8 do not include jets (5, 6), which need a second code.
 */
export const keepsOut = ({ water }: Protection, degree: number): boolean =>
  water.some(own => own >= degree && !(own >= immersion && jets.includes(degree)))
