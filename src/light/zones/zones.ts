import { combineAnswers, type ToolAnswer, toAnswer } from '../answer.ts'
import { keepsOut, protectionOf } from './ip.ts'

/*
 * Rooms with a bath or shower: IEC 60364-7-701, clause 701.30. Outdoors: the classes that 60598-1
 * marks for ground, rain and shelter. Lengths in mm; a border belongs to the stricter zone.
 */

export type Zone = 0 | 1 | 2 | 'outside'

/** Zone 1 ends here, or at the fixed outlet if that is higher. */
export const zoneHeight = 2250
/** Around zone 1, where there is a basin. */
export const zoneWidth = 600
/** Zone 1 without a basin: from the fixed outlet. */
export const outletReach = 1200
/** Zone 0 without a basin. */
const wetFloor = 100

export interface Bath {
  /** A bath or a shower tray; without one the floor is the shower. */
  hasBasin: boolean
  /** The height of its rim. */
  rim: number
  /** Of the fixed water outlet above the floor. */
  outlet: number
}

/** The nearest and lowest point of a lamp: the whole of it counts. */
export interface LampPosition {
  /** Sideways from the basin's edge, 0 above it; without a basin from the outlet. */
  distance: number
  /** Above the floor. */
  height: number
}

/** The height up to which there are zones. */
export const topOf = ({ outlet }: Bath) => Math.max(zoneHeight, outlet)

/** The zone of a place. */
export function zoneOf({ distance, height }: LampPosition, bath: Bath): Zone {
  if (height > topOf(bath)) return 'outside'
  if (!bath.hasBasin) {
    if (distance > outletReach) return 'outside'
    return height <= wetFloor ? 0 : 1
  }
  if (distance > zoneWidth) return 'outside'
  if (distance > 0) return 2
  return height <= bath.rim ? 0 : 1
}

/** What a lamp says that decides where it may hang; null where it does not. */
export interface HungOver {
  /** `IP44` */
  ip: string | null
  /** I earthed, II double insulated, III safety extra-low voltage. */
  isolation: string | null
  /** Fastened and wired for good, without a plug. */
  isFixed: boolean | null
}

export type ZoneReason = { answer: ToolAnswer } & (
  | { about: 'water'; is: string | null; needed: number }
  | { about: 'voltage'; isolation: string | null }
  | { about: 'fixed' }
)

export interface Allowed {
  answer: ToolAnswer
  reasons: ZoneReason[]
}

/** The protection against water that a zone needs; jets are those of a massage shower or a hose. */
export function waterOf(zone: Zone, hasJets: boolean): number | null {
  if (zone === 'outside') return null
  if (zone === 0) return 7
  return zone === 1 && hasJets ? 5 : 4
}

/**
 * Whether a lamp may hang in a zone, and every reason. The standard asks nothing outside the zones.
 * In zone 0 a lamp must have at most 12 V and its source outside; class III alone does not say so.
 */
export function allowedIn(zone: Zone, { ip, isolation, isFixed }: HungOver, hasJets = false): Allowed {
  const needed = waterOf(zone, hasJets)
  if (needed === null) return { answer: 'yes', reasons: [] }
  const isSafe = isolation === null || isolation === 'III' ? null : false
  const reasons: ZoneReason[] = [
    { about: 'water', answer: isTight(ip, needed), is: ip, needed },
    ...(zone === 0 ? [{ about: 'voltage', answer: toAnswer(isSafe), isolation } as const] : []),
    { about: 'fixed', answer: toAnswer(isFixed) },
  ]
  return { answer: combineAnswers(reasons), reasons }
}

/** Places outdoors, and the protection against water that each needs. */
export const outdoors = { sheltered: 1, rain: 3, low: 4, ground: 7 } as const
export type Outdoors = keyof typeof outdoors

/** Whether a lamp may be outdoors, and why. `low`: half a metre from ground or roof, or nearer. */
export function allowedOutdoors(place: Outdoors, { ip }: Pick<HungOver, 'ip'>): Allowed {
  const needed = outdoors[place]
  const reasons: ZoneReason[] = [{ about: 'water', answer: isTight(ip, needed), is: ip, needed }]
  return { answer: combineAnswers(reasons), reasons }
}

function isTight(ip: string | null, degree: number): ToolAnswer {
  const protection = ip === null ? null : protectionOf(ip)
  return toAnswer(protection && keepsOut(protection, degree))
}
