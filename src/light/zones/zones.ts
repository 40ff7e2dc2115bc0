import { combineAnswers, type ToolAnswer, toAnswer } from '../answer.ts'

/** Degrees of protection against solid objects and against water (IEC 60529). */
interface Protection {
  solid: number
  water: readonly number[]
}

/**
 * Parses an IP code such as `IP44`, `IPX4` (X counts as 0), or two codes (`IP65/IP67`). Null for
 * anything else.
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

/** This degree and higher ones are for immersion in water. They do not include jets of water. */
const immersion = 7
const jets = [5, 6]

/**
 * Whether the protection against water includes a degree. Degrees up to 6 include all lower
 * degrees. Degrees 7 and 8 do not include jets (5 and 6), for which a lamp needs a second code.
 */
export const keepsOut = ({ water }: Protection, degree: number): boolean =>
  water.some(own => own >= degree && !(own >= immersion && jets.includes(degree)))

/*
 * The rules for rooms with a bath or shower are in IEC 60364-7-701, clause 701.30, those for places
 * outdoors in IEC 60598-1. Lengths are in mm. The border between two zones belongs to the stricter
 * zone.
 */

export type Zone = 0 | 1 | 2 | 'outside'

/** Height of zone 1 above the floor. If the fixed outlet is higher, the zone ends at the outlet. */
const zoneHeight = 2250
/** Width of zone 2 around zone 1, in rooms with a basin. */
export const zoneWidth = 600
/** Width of zone 1 from the fixed outlet, in rooms without a basin. */
export const outletReach = 1200
/** Height of zone 0 above the floor, in rooms without a basin. */
const wetFloor = 100

export interface Bath {
  /** Whether there is a bathtub or a shower tray. Otherwise the floor is the shower. */
  hasBasin: boolean
  /** Height of the basin's rim. */
  rim: number
  /** Height of the fixed water outlet above the floor. */
  outlet: number
}

/** The nearest and lowest point of a lamp, because no part of it may be in a wrong zone. */
interface LampPosition {
  /** Horizontal distance from the basin (0 above it), or without a basin from the outlet. */
  distance: number
  /** Height above the floor. */
  height: number
}

/** Computes the height at which all zones end. */
export const zoneTop = ({ outlet }: Bath) => Math.max(zoneHeight, outlet)

/** Finds the zone in which a position is. */
export function findZone({ distance, height }: LampPosition, bath: Bath): Zone {
  if (height > zoneTop(bath)) return 'outside'
  if (!bath.hasBasin) {
    if (distance > outletReach) return 'outside'
    return height <= wetFloor ? 0 : 1
  }
  if (distance > zoneWidth) return 'outside'
  if (distance > 0) return 2
  return height <= bath.rim ? 0 : 1
}

/** A lamp's facts that decide in which zones it is allowed; null where unknown. */
export interface ZoneFacts {
  /** The IP code, such as `IP44`. */
  ip: string | null
  /** Protection class: I (earthed), II (double insulated) or III (safety extra-low voltage). */
  isolation: string | null
  /** Whether the lamp is permanently fixed and wired, without a plug. */
  isFixed: boolean | null
}

export type ZoneReason = { answer: ToolAnswer } & (
  | { about: 'water'; is: string | null; needed: number }
  | { about: 'voltage'; isolation: string | null }
  | { about: 'fixed' }
)

export interface ZoneCheck {
  answer: ToolAnswer
  reasons: ZoneReason[]
}

/** Returns the needed degree of water protection. Jets mean massage showers or hoses. */
export function neededWaterDegree(zone: Zone, hasJets: boolean): number | null {
  if (zone === 'outside') return null
  if (zone === 0) return 7
  return zone === 1 && hasJets ? 5 : 4
}

/**
 * Checks whether a lamp is allowed in a zone, and returns every reason. Outside the zones there are
 * no requirements. In zone 0, a lamp must have at most 12 V and its power supply outside the zones.
 * Class III alone does not guarantee that, so the answer is then `unknown`.
 */
export function checkZone(zone: Zone, { ip, isolation, isFixed }: ZoneFacts, hasJets = false): ZoneCheck {
  const needed = neededWaterDegree(zone, hasJets)
  if (needed === null) return { answer: 'yes', reasons: [] }
  const isSafe = isolation === null || isolation === 'III' ? null : false
  const reasons: ZoneReason[] = [
    { about: 'water', answer: isTight(ip, needed), is: ip, needed },
    ...(zone === 0 ? [{ about: 'voltage', answer: toAnswer(isSafe), isolation } as const] : []),
    { about: 'fixed', answer: toAnswer(isFixed) },
  ]
  return { answer: combineAnswers(reasons), reasons }
}

/** Places outdoors, with the degree of protection against water that each needs. */
const outdoors = { sheltered: 1, rain: 3, low: 4, ground: 7 } as const
export type Outdoors = keyof typeof outdoors

/** Checks whether a lamp is allowed outdoors. `low` is up to 0.5 m above the ground or a roof. */
export function checkOutdoors(place: Outdoors, { ip }: Pick<ZoneFacts, 'ip'>): ZoneCheck {
  const needed = outdoors[place]
  const reasons: ZoneReason[] = [{ about: 'water', answer: isTight(ip, needed), is: ip, needed }]
  return { answer: combineAnswers(reasons), reasons }
}

function isTight(ip: string | null, degree: number): ToolAnswer {
  const protection = ip === null ? null : parseProtection(ip)
  return toAnswer(protection && keepsOut(protection, degree))
}
