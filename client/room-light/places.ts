import type { RoomData } from './room.ts'

/** A circle over a lamp, in px of the picture's box. */
export interface Target {
  lamp: number
  x: number
  y: number
  r: number
}

/**
 * A picture that covers its box, so that parts of it are cut off. Sizes are in px. `crop` is the
 * share of the excess that is cut off on the left and at the top (0 to 1).
 */
export interface PictureFit {
  box: { width: number; height: number }
  ratio: number
  crop: { x: number; y: number }
}

/** Another clickable element, in px of the box. */
export interface Obstacle {
  left: number
  top: number
  right: number
  bottom: number
}

/** The minimum radius of a target, in px (44 px across: WCAG 2.5.5). */
const minRadius = 22

/**
 * Finds click targets for the lamps in the picture. Each is as large as its lamp, but at least
 * 44 px, and does not touch another target or an obstacle. Lamps that are cropped away or have no
 * space are left out.
 */
export function findTargets(lamps: RoomData['lamps'], covering: PictureFit, obstacles: Obstacle[]): Target[] {
  const { box, ratio, crop } = covering
  const width = Math.max(box.width, box.height * ratio)
  const height = width / ratio
  const targets: Target[] = []
  for (const [lamp, { places }] of lamps.entries()) {
    for (const place of places) {
      const x = (place.x / 100) * width - crop.x * (width - box.width)
      const y = (place.y / 100) * height - crop.y * (height - box.height)
      const freeRadius = Math.min(
        ...[x, y, box.width - x, box.height - y],
        ...obstacles.map(obstacle => distanceTo({ x, y }, enlarge(obstacle))),
        ...targets.map(other => Math.hypot(x - other.x, y - other.y) - other.r),
      )
      const r = Math.min(freeRadius, Math.max(minRadius, (place.r / 100) * width))
      if (r >= minRadius) targets.push({ lamp, x, y, r })
    }
  }
  return targets
}

/** The distance of a point from a rectangle; 0 inside it. */
const distanceTo = ({ x, y }: { x: number; y: number }, { left, top, right, bottom }: Obstacle) =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))

/** Enlarges an obstacle to at least 44 px in both directions, since fingers need that. */
function enlarge({ left, top, right, bottom }: Obstacle): Obstacle {
  const across = Math.max(minRadius, (right - left) / 2)
  const down = Math.max(minRadius, (bottom - top) / 2)
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  return { left: x - across, right: x + across, top: y - down, bottom: y + down }
}
