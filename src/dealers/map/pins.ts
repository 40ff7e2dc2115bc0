import { type MapPoint, project } from '#client/dealers/projection.ts'
import type { Dealer } from '../query.ts'
import { type Area, mapArea } from './area.ts'

/** One or more dealers at one point of the map, in km like its area. */
export interface Pin extends MapPoint {
  dealers: Dealer[]
}

export interface DealerMap {
  view: Area
  /** Returns pins whose distance is at least this share of the map's width. */
  pinsApart: (share: number) => Pin[]
}

/** Builds the part of the map with these dealers; null when none is on the map. */
export function buildDealerMap(dealers: Dealer[]): DealerMap | null {
  const placed = dealers.map(dealer => ({ dealer, point: project(dealer) })).filter(({ point }) => isInside(point))
  if (placed.length === 0) return null
  const view = chooseView(placed.map(({ point }) => point))
  return { view, pinsApart: share => groupPins(placed, (view.right - view.left) * share) }
}

/** Dealers nearer to each other than `nearest` km share a pin, at the position of the first. */
function groupPins(placed: { dealer: Dealer; point: MapPoint }[], nearest: number): Pin[] {
  const pins: Pin[] = []
  for (const { dealer, point } of placed) {
    const pin = pins.find(({ x, y }) => Math.hypot(x - point.x, y - point.y) < nearest)
    if (pin) pin.dealers.push(dealer)
    else pins.push({ ...point, dealers: [dealer] })
  }
  return pins
}

/** Height divided by width, always the same so that the page's layout does not jump. */
const ratio = 5 / 4
/** Margin on either side, as a share of the width. */
const margin = 0.09
/** Minimum width of the view, in km: the outlines are too coarse for less. */
const minWidth = 340

function chooseView(points: MapPoint[]): Area {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const needed = Math.max(minWidth, (east - west) / (1 - 2 * margin), (south - north) / (1 - 2 * margin) / ratio)
  const width = Math.min(needed, mapArea.right - mapArea.left)
  const left = clampTo((west + east - width) / 2, mapArea.left, mapArea.right - width)
  const top = clampTo((north + south - width * ratio) / 2, mapArea.top, mapArea.bottom - width * ratio)
  return { left, top, right: left + width, bottom: top + width * ratio }
}

const clampTo = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max)

const isInside = ({ x, y }: MapPoint) => x > mapArea.left && x < mapArea.right && y > mapArea.top && y < mapArea.bottom
