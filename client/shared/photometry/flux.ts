import type { Distribution } from './distribution.ts'

/**
 * Luminous flux between two angles γ in degrees, in lm per 1000 lm of the lamps: 2π · mean over C
 * of ∫ I sin γ dγ, where I is linear in γ between known angles (integral of Iω: CIE 84). The mean
 * over the planes uses the trapezoid rule.
 */
export function integrateFlux(distribution: Distribution, from = 0, to = 180): number {
  const { angles, intensities } = distribution
  const weights = planeWeights(distribution)
  const zones = zoneWeights(angles, from, to)
  const sums = intensities.map(row => row.reduce((sum, value, at) => sum + value * (zones[at] ?? 0), 0))
  return 2 * Math.PI * sums.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0)
}

/** Luminous flux of the luminaire with one of its lamp sets, in lm. */
export function computeFlux(distribution: Distribution, set = 0): number {
  return (integrateFlux(distribution) * getLampFlux(distribution, set)) / 1000
}

/** Flux of the lamps of one set, in lm; that of the first set if `set` does not exist. */
export const getLampFlux = ({ lampSets }: Distribution, set = 0) => (lampSets[set] ?? lampSets[0]).flux

/** Light output ratio: the luminaire's flux as a share of its lamps' flux. */
export const computeOutputRatio = (distribution: Distribution) => integrateFlux(distribution) / 1000

/** The share of the flux that goes down, from 0 to 1. */
export const computeDownwardShare = (distribution: Distribution) =>
  integrateFlux(distribution, 0, 90) / integrateFlux(distribution)

/**
 * The share of the flux, from 0 to 1, in a cone around straight down; `cone` is its full angle in
 * degrees.
 */
export const computeShareInCone = (distribution: Distribution, cone: number) =>
  integrateFlux(distribution, 0, cone / 2) / integrateFlux(distribution)

/** The luminaire's efficacy with a lamp set, in lm/W; null when the set's power is unknown. */
export function computeEfficacy(distribution: Distribution, set = 0): number | null {
  const { power } = distribution.lampSets[set] ?? distribution.lampSets[0]
  return power > 0 ? computeFlux(distribution, set) / power : null
}

/** The weight of each known plane in the mean over the circle; the weights add up to 1. */
function planeWeights({ symmetry, planes }: Distribution): number[] {
  const isCircle = symmetry === 'none'
  const [first = 0, last = 0] = [planes[0], planes.at(-1)]
  if (planes.length === 1) return [1]
  const span = isCircle ? 360 : last - first
  return planes.map((plane, at) => {
    const before = planes[at - 1] ?? (isCircle ? last - 360 : plane)
    const after = planes[at + 1] ?? (isCircle ? first + 360 : plane)
    return (after - before) / 2 / span
  })
}

/** The weight of each angle's intensity in ∫ I sin γ dγ from `from` to `to`, in degrees. */
function zoneWeights(angles: number[], from: number, to: number): number[] {
  const weights = angles.map(() => 0)
  for (const [at, next] of angles.entries()) {
    const start = angles[at - 1]
    if (start === undefined) continue
    const [low, high] = [Math.max(start, from), Math.min(next, to)]
    if (low >= high) continue
    const [a, b] = [degreesToRadians(start), degreesToRadians(next)]
    // The integral of a straight line that falls from 1 at `start` to 0 at `next`, and the integral
    // of a line that rises from 0 to 1.
    const falling = integrateSine(b / (b - a), -1 / (b - a), degreesToRadians(low), degreesToRadians(high))
    const rising = integrateSine(-a / (b - a), 1 / (b - a), degreesToRadians(low), degreesToRadians(high))
    weights[at - 1] = (weights[at - 1] ?? 0) + falling
    weights[at] = (weights[at] ?? 0) + rising
  }
  return weights
}

/** ∫ (k + mγ) sin γ dγ, between two angles in radians. */
function integrateSine(k: number, m: number, from: number, to: number): number {
  const primitive = (x: number) => -k * Math.cos(x) + m * (Math.sin(x) - x * Math.cos(x))
  return primitive(to) - primitive(from)
}

export const degreesToRadians = (degrees: number) => (degrees * Math.PI) / 180
