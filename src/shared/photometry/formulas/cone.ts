import type { Distribution } from '#client/shared/photometry/distribution.ts'
import { degreesToRadians } from '#client/shared/photometry/flux.ts'
import { computeBeam } from './beam.ts'
import { candelaAt } from './illuminance.ts'

export interface ConeRow {
  /** Distance below the lamp, in m. */
  height: number
  /** Diameters of the beam across and along the lamp, in m; null if there is no beam. */
  diameters: [across: number | null, along: number | null]
  /** Illuminance straight below the lamp, in lx. */
  centre: number
  /** Illuminance at the beam's edges across and along the lamp, in lx; null if there is no beam. */
  edges: [across: number | null, along: number | null]
}

/** The default distances below the lamp, in m. */
export const coneHeights = [0.5, 1, 1.5, 2, 2.5, 3]

/**
 * Computes the beam at each distance h from the beam angle b and the intensity I₀ straight down:
 * its diameter is 2h tan(b/2), and the illuminance is I₀/h² in the centre and ½ I₀ cos³(b/2)/h² at
 * the edge. The lamp counts as a point, so the values are too high at distances of less than five
 * times the lamp's size.
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

/**
 * Computes the diameter of a beam in the unit of `height`. `beam` is the beam angle in degrees.
 * Returns null from 179°, where the diameter is nearly infinite.
 */
export const beamDiameter = (beam: number, height: number) =>
  beam < 179 ? 2 * height * Math.tan(degreesToRadians(beam / 2)) : null

/** Computes the illuminance at a beam's edge in lx; `middle` is the intensity in cd. */
export const edgeIlluminance = (beam: number, middle: number, height: number) =>
  (0.5 * middle * Math.cos(degreesToRadians(beam / 2)) ** 3) / height ** 2

const pair = ([across = null, along = null]: (number | null)[]): [number | null, number | null] => [across, along]
