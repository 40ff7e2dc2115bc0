/** Degrees of protection of IEC 60529: against what touches, and against water. */
export interface Protection {
  solid: number
  water: readonly number[]
}

/**
 * What a code means: `IP44`, `IPX4` (X counts as 0), or two codes, `IP65/IP67`. Null for anything
 * else.
 */
export function protectionOf(code: string): Protection | null {
  const found = code.split('/').map(part => /^IP([0-6X])([0-9X])$/.exec(part.trim()))
  const degree = (sign: string | undefined) => (sign === 'X' || sign === undefined ? 0 : Number(sign))
  if (found.some(part => part === null)) return null
  return {
    solid: Math.max(...found.map(part => degree(part?.[1]))),
    water: found.map(part => degree(part?.[2])),
  }
}

/** Degrees of immersion, which say nothing of jets. */
const immersion = 7
const jets = [5, 6]

/**
 * Whether a protection against water covers a degree. Up to 6 each covers those below it; 7 and 8
 * cover jets (5, 6) only where the product bears both codes.
 */
export const keepsOut = ({ water }: Protection, degree: number): boolean =>
  water.some(own => own >= degree && !(own >= immersion && jets.includes(degree)))
