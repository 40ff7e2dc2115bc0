import type { Distribution } from './distribution.ts'

/**
 * Luminous flux of the intensities as they are, between two angles γ in degrees, in lm for 1000 lm
 * of the lamps: 2π · mean over C of ∫ I sin γ dγ, where I is linear in γ between known angles
 * (integral of Iω: CIE 84). Planes count by the trapezoid rule.
 */
export function integralOf(distribution: Distribution, from = 0, to = 180): number {
  const { angles, intensities } = distribution
  const weights = planeWeights(distribution)
  const zones = zoneWeights(angles, from, to)
  const sums = intensities.map(row => row.reduce((sum, value, at) => sum + value * (zones[at] ?? 0), 0))
  return 2 * Math.PI * sums.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0)
}

/** Luminous flux of the luminaire with one of its lamp sets, in lm. */
export function fluxOf(distribution: Distribution, set = 0): number {
  return (integralOf(distribution) * lampFlux(distribution, set)) / 1000
}

/** Flux of the lamps of one set, in lm; of the first for a set that there is not. */
export const lampFlux = ({ lampSets }: Distribution, set = 0) => (lampSets[set] ?? lampSets[0]).flux

/** Light output ratio: the luminaire's flux as a share of its lamps'. */
export const outputRatio = (distribution: Distribution) => integralOf(distribution) / 1000

/** The share of the flux that goes down, from 0 to 1. */
export const downwardShare = (distribution: Distribution) => integralOf(distribution, 0, 90) / integralOf(distribution)

/** The share of the flux in a cone around straight down, of the whole angle `cone` in degrees. */
export const shareInCone = (distribution: Distribution, cone: number) =>
  integralOf(distribution, 0, cone / 2) / integralOf(distribution)

/** lm of the luminaire for each W of a lamp set; null when its power is unknown. */
export function efficacyOf(distribution: Distribution, set = 0): number | null {
  const { power } = distribution.lampSets[set] ?? distribution.lampSets[0]
  return power > 0 ? fluxOf(distribution, set) / power : null
}

/** What each known plane counts of the whole circle: they add up to 1. */
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

/** What the intensity at each angle counts in ∫ I sin γ dγ from `from` to `to`, in degrees. */
function zoneWeights(angles: number[], from: number, to: number): number[] {
  const weights = angles.map(() => 0)
  for (const [at, next] of angles.entries()) {
    const start = angles[at - 1]
    if (start === undefined) continue
    const [low, high] = [Math.max(start, from), Math.min(next, to)]
    if (low >= high) continue
    const [a, b] = [radians(start), radians(next)]
    // Of a straight line from 1 at `start` to 0 at `next`, and the other way round.
    const falling = sineIntegral(b / (b - a), -1 / (b - a), radians(low), radians(high))
    const rising = sineIntegral(-a / (b - a), 1 / (b - a), radians(low), radians(high))
    weights[at - 1] = (weights[at - 1] ?? 0) + falling
    weights[at] = (weights[at] ?? 0) + rising
  }
  return weights
}

/** ∫ (k + mγ) sin γ dγ. */
function sineIntegral(k: number, m: number, from: number, to: number): number {
  const primitive = (x: number) => -k * Math.cos(x) + m * (Math.sin(x) - x * Math.cos(x))
  return primitive(to) - primitive(from)
}

export const radians = (degrees: number) => (degrees * Math.PI) / 180
