import type { Distribution } from '#client/shared/photometry/distribution.ts'
import { degreesToRadians } from '#client/shared/photometry/flux.ts'
import { computeBeam } from './beam.ts'
import { candelaAt } from './illuminance.ts'

export interface ConeRow {
  /** Distance below the lamp, in m. */
  height: number
  /** Diameters of the beam across and along the lamp, in m; null for 'no beam'. */
  diameters: [across: number | null, along: number | null]
  /** Illuminance in lx, straight below and at the beam's edges; the lamp counts as a point. */
  centre: number
  edges: [across: number | null, along: number | null]
}

/** Distances of the table, in m. */
export const coneHeights = [0.5, 1, 1.5, 2, 2.5, 3]

/**
 * Computes the beam at each distance: Ø = 2h tan(b/2), centre I₀/h², edge ½ I₀ cos³(b/2)/h². The
 * lamp counts as a point, so at less than five times its size the values are too high.
 */
export function computeCone(distribution: Distribution, set = 0, heights = coneHeights): ConeRow[] {
  const middle = candelaAt(distribution, 0, 0, set)
  const beams = [computeBeam(distribution, 0)?.beam ?? null, computeBeam(distribution, 90)?.beam ?? null]
  return heights.map(height => ({
    height,
    diameters: pair(beams.map(beam => beam && beamDiameter(beam, height))),
    centre: middle / height ** 2,
    edges: pair(beams.map(beam => beam && edgeIlluminance(beam, middle, height))),
  }))
}

/** The diameter of a beam, in the unit of `height`; `beam` is in degrees. Null from 179°. */
export const beamDiameter = (beam: number, height: number) =>
  beam < 179 ? 2 * height * Math.tan(degreesToRadians(beam / 2)) : null

/** Illuminance at the edge of a beam, in lx, from the intensity in its middle in cd. */
export const edgeIlluminance = (beam: number, middle: number, height: number) =>
  (0.5 * middle * Math.cos(degreesToRadians(beam / 2)) ** 3) / height ** 2

const pair = ([across = null, along = null]: (number | null)[]): [number | null, number | null] => [across, along]
