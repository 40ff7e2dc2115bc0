import { outletReach, zoneWidth } from './zones.ts'

/*
 * Zones from above, in mm: x along the wall from the corner with the water, y away from that wall.
 * A fixed partition limits a zone (IEC 60364-7-701, 701.30): distances behind it are measured along
 * a string around its edge.
 */

/** A partition from the wall into the room, at least as high as the zones. */
export interface Screen {
  /** Position along the wall, at the end of the basin or shower. */
  at: number
  depth: number
}

export interface BathroomPlan {
  /** Null where the floor is the shower; its water outlet is in the corner. */
  basin: { length: number; width: number } | null
  screen: Screen | null
}

export type PlanSpot = readonly [x: number, y: number]

/** The shortest distance from the basin, or the outlet, around the screen; 0 above a basin. */
export function distanceToWater([x, y]: PlanSpot, { basin, screen }: BathroomPlan): number {
  const { at, depth } = screenOrNone({ basin, screen })
  const fromEdge = Math.hypot(x - at, y - depth)
  if (basin) {
    const { length, width } = basin
    if (x <= length) return Math.max(0, y - width)
    const free = Math.max(depth, width)
    const aside = y < depth ? depth - y : Math.max(0, y - free)
    return free - width + Math.hypot(x - length, aside)
  }
  const isBehind = x > at && (y * at) / x < depth
  return isBehind ? Math.hypot(at, depth) + fromEdge : Math.hypot(x, y)
}

/** The outline of the outermost zone, from the corner along the wall to the other wall. */
export function outlineZone(plan: BathroomPlan): PlanSpot[] {
  const { at, depth } = screenOrNone(plan)
  const left = remainingString(plan)
  const behind: PlanSpot[] =
    left > 0
      ? [
          [at, Math.max(0, depth - left)],
          ...arc(at, depth, left, fromWall(depth, left), plan.basin ? 0 : turnTo(at, depth)),
        ]
      : []
  if (plan.basin) {
    const { width } = plan.basin
    const round: PlanSpot[] = left > 0 ? arc(at, Math.max(depth, width), left, 0, quarter) : [[at, width + zoneWidth]]
    return [[0, 0], [at, 0], ...behind, ...round, [0, width + zoneWidth]]
  }
  if (at >= outletReach) return [[0, 0], ...arc(0, 0, outletReach, 0, quarter)]
  const first = left > 0 ? turnTo(at, depth) : Math.acos(at / outletReach)
  return [
    [0, 0],
    [at, 0],
    [at, Math.min(depth, Math.sqrt(outletReach ** 2 - at ** 2))],
    ...behind,
    ...arc(0, 0, outletReach, first, quarter),
  ]
}

/** Length of the outermost zone along the wall, from the corner. */
export function zoneLengthAlongWall(plan: BathroomPlan): number {
  const { at, depth } = screenOrNone(plan)
  if (!plan.basin && at >= outletReach) return outletReach
  const left = remainingString(plan)
  return at + (left > depth ? Math.sqrt(left ** 2 - depth ** 2) : 0)
}

/** Without a screen, returns one with depth 0, which limits nothing. */
const screenOrNone = ({ basin, screen }: BathroomPlan): Screen => screen ?? { at: basin?.length ?? 0, depth: 0 }

/** The remaining length of the string at the screen's edge. */
function remainingString(plan: BathroomPlan): number {
  const { at, depth } = screenOrNone(plan)
  if (plan.basin) return zoneWidth - Math.max(0, depth - plan.basin.width)
  return outletReach - Math.hypot(at, depth)
}

const quarter = Math.PI / 2
const turnTo = (x: number, y: number) => Math.atan2(y, x)

/** The angle at which an arc around the screen's edge starts, at the wall or the screen. */
const fromWall = (depth: number, radius: number) => (depth < radius ? -Math.asin(depth / radius) : -quarter)

const arc = (x: number, y: number, radius: number, from: number, to: number): PlanSpot[] =>
  Array.from({ length: 13 }, (_, at): PlanSpot => {
    const turn = from + ((to - from) * at) / 12
    return [x + radius * Math.cos(turn), y + radius * Math.sin(turn)]
  })
