import { outletReach, zoneWidth } from './zones.ts'

/*
 * Zones from above, in mm: x along the wall from the corner where the water is, y away from that
 * wall. A fixed partition limits a zone (IEC 60364-7-701, 701.30): past it a string round its edge
 * is measured.
 */

/** A partition up to the zones' height that stands out from the wall. */
export interface Screen {
  /** Along the wall, at the end of the basin or shower. */
  at: number
  depth: number
}

export interface BathroomPlan {
  /** Of the basin; null where the floor is the shower, whose outlet is in the corner. */
  basin: { length: number; width: number } | null
  screen: Screen | null
}

export type PlanSpot = readonly [x: number, y: number]

/** The shortest way from the basin, or the outlet, to a spot: 0 above a basin. */
export function wayTo([x, y]: PlanSpot, { basin, screen }: BathroomPlan): number {
  const { at, depth } = screenOf({ basin, screen })
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

/** The edge of the outermost zone from the corner along the wall round to the other wall. */
export function zoneOutline(plan: BathroomPlan): PlanSpot[] {
  const { at, depth } = screenOf(plan)
  const left = stringLeft(plan)
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

/** How far the outermost zone reaches along the wall, from the corner. */
export function alongWall(plan: BathroomPlan): number {
  const { at, depth } = screenOf(plan)
  if (!plan.basin && at >= outletReach) return outletReach
  const left = stringLeft(plan)
  return at + (left > depth ? Math.sqrt(left ** 2 - depth ** 2) : 0)
}

/** Without a screen one of no depth, which limits nothing. */
const screenOf = ({ basin, screen }: BathroomPlan): Screen => screen ?? { at: basin?.length ?? 0, depth: 0 }

/** What is left of the string at the screen's edge. */
function stringLeft(plan: BathroomPlan): number {
  const { at, depth } = screenOf(plan)
  if (plan.basin) return zoneWidth - Math.max(0, depth - plan.basin.width)
  return outletReach - Math.hypot(at, depth)
}

const quarter = Math.PI / 2
const turnTo = (x: number, y: number) => Math.atan2(y, x)

/** Where an arc round a screen's edge leaves the wall, or the screen. */
const fromWall = (depth: number, radius: number) => (depth < radius ? -Math.asin(depth / radius) : -quarter)

const arc = (x: number, y: number, radius: number, from: number, to: number): PlanSpot[] =>
  Array.from({ length: 13 }, (_, at): PlanSpot => {
    const turn = from + ((to - from) * at) / 12
    return [x + radius * Math.cos(turn), y + radius * Math.sin(turn)]
  })
