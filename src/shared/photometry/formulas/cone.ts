import type { Distribution } from '#client/shared/photometry/distribution.ts'
import { degreesToRadians } from '#client/shared/photometry/flux.ts'
import { beamOf } from './beam.ts'
import { candelaAt } from './illuminance.ts'

export interface ConeRow {
  /** Below the lamp, in m. */
  height: number
  /** Diameters of the beam across and along the lamp, in m; null for 'no beam'. */
  diameters: [across: number | null, along: number | null]
  /** In lx, right below and at the beam's edges; of a lamp as a point. */
  centre: number
  edges: [across: number | null, along: number | null]
}

/** Distances of the table, in m. */
export const coneHeights = [0.5, 1, 1.5, 2, 2.5, 3]

/**
 * What the beam does at each distance: Ø = 2h tan(b/2), centre I₀/h², edge ½ I cos³(b/2)/h² with
 * the intensity in the middle. The lamp is a point: nearer than five times its size it is brighter
 * here than in the room.
 */
export function coneOf(distribution: Distribution, set = 0, heights = coneHeights): ConeRow[] {
  const middle = candelaAt(distribution, 0, 0, set)
  const beams = [beamOf(distribution, 0)?.beam ?? null, beamOf(distribution, 90)?.beam ?? null]
  return heights.map(height => ({
    height,
    diameters: pair(beams.map(beam => beam && diameterOf(beam, height))),
    centre: middle / height ** 2,
    edges: pair(beams.map(beam => beam && edgeOf(beam, middle, height))),
  }))
}

/** Of a beam of a whole angle in degrees; null from 180°, which has no end. */
export const diameterOf = (beam: number, height: number) =>
  beam < 179 ? 2 * height * Math.tan(degreesToRadians(beam / 2)) : null

/** Illuminance at the edge of a beam, in lx, from the intensity in its middle in cd. */
export const edgeOf = (beam: number, middle: number, height: number) =>
  (0.5 * middle * Math.cos(degreesToRadians(beam / 2)) ** 3) / height ** 2

const pair = ([across = null, along = null]: (number | null)[]): [number | null, number | null] => [across, along]
