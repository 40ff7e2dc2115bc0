import { outletReach, zoneWidth } from './zones.ts'

/*
 * The zones of a bathroom seen from above, in mm. x goes along the wall, from the corner with the
 * bath or shower, y away from that wall. Behind a fixed partition, distances are measured along a
 * string that is stretched around its edge (IEC 60364-7-701, 701.30).
 */

/** A partition from the wall into the room, at least as high as the zones. */
export interface Screen {
  /** Position along the wall (x), which is the end of the basin or shower. */
  at: number
  depth: number
}

export interface BathroomPlan {
  /** Bathtub or tray. Null if the floor is the shower; then the water outlet is in the corner. */
  basin: { length: number; width: number } | null
  screen: Screen | null
}

export type PlanSpot = readonly [x: number, y: number]

/** Computes the distance to the basin or outlet, around the screen; 0 above the basin. */
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

/** Computes the outline of the outermost zone, which starts in the corner and follows the wall. */
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

/** Computes the length of the outermost zone along the wall, from the corner. */
export function zoneLengthAlongWall(plan: BathroomPlan): number {
  const { at, depth } = screenOrNone(plan)
  if (!plan.basin && at >= outletReach) return outletReach
  const left = remainingString(plan)
  return at + (left > depth ? Math.sqrt(left ** 2 - depth ** 2) : 0)
}

/** Returns the screen, or if there is none, a screen with depth 0, which limits nothing. */
const screenOrNone = ({ basin, screen }: BathroomPlan): Screen => screen ?? { at: basin?.length ?? 0, depth: 0 }

/** Computes how long the string is beyond the screen's edge. */
function remainingString(plan: BathroomPlan): number {
  const { at, depth } = screenOrNone(plan)
  if (plan.basin) return zoneWidth - Math.max(0, depth - plan.basin.width)
  return outletReach - Math.hypot(at, depth)
}

const quarter = Math.PI / 2
const turnTo = (x: number, y: number) => Math.atan2(y, x)

/** Returns the angle at which an arc around the screen's edge starts: at the wall or screen. */
const fromWall = (depth: number, radius: number) => (depth < radius ? -Math.asin(depth / radius) : -quarter)

const arc = (x: number, y: number, radius: number, from: number, to: number): PlanSpot[] =>
  Array.from({ length: 13 }, (_, at): PlanSpot => {
    const turn = from + ((to - from) * at) / 12
    return [x + radius * Math.cos(turn), y + radius * Math.sin(turn)]
  })
