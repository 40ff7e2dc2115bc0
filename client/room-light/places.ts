import type { RoomData } from './room.ts'

/** A circle in px of the picture's box, over a lamp. */
export interface Target {
  lamp: number
  x: number
  y: number
  r: number
}

/** A picture that covers its box, in px; where it is cropped, as fractions of what is left over. */
export interface Covering {
  box: { width: number; height: number }
  ratio: number
  crop: { x: number; y: number }
}

/** Something else to press, in px of the box. */
export interface Obstacle {
  left: number
  top: number
  right: number
  bottom: number
}

/** Half of the smallest target (WCAG 2.5.5). */
const least = 22

/**
 * What to press in the picture for each lamp: as large as the lamp, at least 44 px, without
 * touching another one or an obstacle. Lamps that are cropped away or have no room are left out.
 */
export function targetsOf(lamps: RoomData['lamps'], covering: Covering, obstacles: Obstacle[]): Target[] {
  const { box, ratio, crop } = covering
  const width = Math.max(box.width, box.height * ratio)
  const height = width / ratio
  const targets: Target[] = []
  for (const [lamp, { places }] of lamps.entries()) {
    for (const place of places) {
      const x = (place.x / 100) * width - crop.x * (width - box.width)
      const y = (place.y / 100) * height - crop.y * (height - box.height)
      const room = Math.min(
        ...[x, y, box.width - x, box.height - y],
        ...obstacles.map(obstacle => apart({ x, y }, grown(obstacle))),
        ...targets.map(other => Math.hypot(x - other.x, y - other.y) - other.r),
      )
      const r = Math.min(room, Math.max(least, (place.r / 100) * width))
      if (r >= least) targets.push({ lamp, x, y, r })
    }
  }
  return targets
}

/** The distance of a point from a rectangle; 0 inside. */
const apart = ({ x, y }: { x: number; y: number }, { left, top, right, bottom }: Obstacle) =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))

/** At least 44 px wide and high, as what is pressed on a phone is. */
function grown({ left, top, right, bottom }: Obstacle): Obstacle {
  const across = Math.max(least, (right - left) / 2)
  const down = Math.max(least, (bottom - top) / 2)
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  return { left: x - across, right: x + across, top: y - down, bottom: y + down }
}
