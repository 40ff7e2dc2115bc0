import { type MapPoint, project } from '#client/dealers/projection.ts'
import type { Dealer } from '../query.ts'
import { type Area, mapArea } from './area.ts'

/** A pin for one or more dealers, with its position in km, measured as in `Area`. */
export interface Pin extends MapPoint {
  dealers: Dealer[]
}

export interface DealerMap {
  view: Area
  /** Returns pins that are at least this share of the map's width apart. */
  pinsApart: (share: number) => Pin[]
}

/** Chooses the part of the map that shows these dealers; null when none is on the map. */
export function buildDealerMap(dealers: Dealer[]): DealerMap | null {
  const placed = dealers.map(dealer => ({ dealer, point: project(dealer) })).filter(({ point }) => isInside(point))
  if (placed.length === 0) return null
  const view = chooseView(placed.map(({ point }) => point))
  return { view, pinsApart: share => groupPins(placed, (view.right - view.left) * share) }
}

/**
 * Groups dealers into pins. A pin has the position of its first dealer, and a dealer nearer than
 * `nearest` km to that position joins the pin.
 */
function groupPins(placed: { dealer: Dealer; point: MapPoint }[], nearest: number): Pin[] {
  const pins: Pin[] = []
  for (const { dealer, point } of placed) {
    const pin = pins.find(({ x, y }) => Math.hypot(x - point.x, y - point.y) < nearest)
    if (pin) pin.dealers.push(dealer)
    else pins.push({ ...point, dealers: [dealer] })
  }
  return pins
}

/** The view's height divided by its width. It is fixed, so that the page's layout never shifts. */
const ratio = 5 / 4
/** Margin around the pins on every side, as a share of the width or height. */
const margin = 0.09
/** Minimum width of the view, in km, because the map's outlines are too coarse for less. */
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
