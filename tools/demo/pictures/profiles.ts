import type { Profile } from './lathe.ts'

/** A round slab: base, canopy, lid. */
export const slab = (radius: number, height: number, edge = 5): Profile => [
  [radius - edge * 0.6, 0, edge],
  [radius, edge * 0.6, edge],
  [radius, height, edge],
  [0, height],
]

/** A rod; `top` for one that tapers. */
export const rod = (radius: number, height: number, top = radius): Profile => [
  [radius, 0],
  [top, height, 2],
  [0, height],
]

/** Half an egg, open downwards, with a short straight rim. */
export const dome = (radius: number, height: number, rim = 6): Profile => [
  [radius - 3, 0, 3],
  [radius, 3, 3],
  ...arc(0, 90, degrees => [radius * cos(degrees), rim + (height - rim) * sin(degrees)] as const),
]

/** Half an egg, open upwards. */
export const bowl = (radius: number, depth: number): Profile =>
  arc(-90, 0, degrees => [radius * cos(degrees), depth * (1 + sin(degrees))] as const)

export const egg = (radius: number, height = radius * 2): Profile =>
  arc(-90, 90, degrees => [radius * cos(degrees), (height / 2) * (1 + sin(degrees))] as const)

function arc<T>(from: number, to: number, point: (degrees: number) => T): T[] {
  return Array.from({ length: 97 }, (_, i) => point(from + ((to - from) * i) / 96))
}

const sin = (degrees: number) => Math.sin((degrees * Math.PI) / 180)
const cos = (degrees: number) => Math.cos((degrees * Math.PI) / 180)
