import { css } from './colour.ts'
import type { Finish } from './finishes.ts'
import { type Lighting, shade, type Vector } from './light.ts'

/** Radius and height above the part's foot, px, from the bottom upwards; the third number rounds the corner, px. */
export type Profile = readonly (readonly [radius: number, height: number, rounding?: number])[]

/** How round a level circle looks: 0 is a line, below 0 is seen from beneath. */
export type Camera = (y: number) => number

/** Anything drawn: SVG for one light. */
export type Piece = (light: Lighting, camera: Camera) => string

interface Placing {
  x: number
  /** Of the foot, px from the picture's top. */
  y: number
  /** Degrees clockwise. */
  turn?: number
  /** Instead of the scene's camera. */
  tilt?: number
  opacity?: number
  /** The near side only: an edge one can look over. */
  hollow?: boolean
}

/** A turned body: rings painted one over the other, the farthest from the eye's height first. */
export const lathe =
  (profile: Profile, finish: Finish, { x, y, turn = 0, tilt, opacity = 1, hollow }: Placing): Piece =>
  (light, camera) => {
    const rings = subdivide(round(profile))
    const roundness = (height: number) => tilt ?? camera(y - height)
    const bands = rings.slice(1).map((upper, i) => ({ lower: rings[i] ?? upper, upper }))
    const isAbove = ({ upper }: { upper: Ring }) => roundness(upper[1]) < 0
    const ordered = [...bands.filter(isAbove).reverse(), ...bands.filter(band => !isAbove(band))]
    const drawn = ordered.map(({ lower, upper }) => {
      const paint = gradient(lower, upper, finish, light, { x, y, turn })
      if (hollow) return `${paint.svg}<path fill="url(#${paint.id})" d="${nearSide(x, y, lower, upper, roundness)}"/>`
      const ellipse = ([radius, height]: Ring) =>
        oval(x, y - height, radius, Math.max(Math.abs(radius * roundness(height)), SEAM))
      const side = `M${x - lower[0]} ${y - lower[1]}L${x - upper[0]} ${y - upper[1]}L${x + upper[0]} ${y - upper[1]}L${x + lower[0]} ${y - lower[1]}Z`
      return `${paint.svg}<path fill="url(#${paint.id})" d="${ellipse(lower)}${side}${ellipse(upper)}"/>`
    })
    return `<g opacity="${opacity}" transform="rotate(${turn} ${x} ${y})">${drawn.join('')}</g>`
  }

type Ring = readonly [radius: number, height: number]

/** px; rings overlap by a little, or the backdrop would show between them. */
const SEAM = 1.2
const STEP = 5

function gradient(
  lower: Ring,
  upper: Ring,
  finish: Finish,
  light: Lighting,
  place: { x: number; y: number; turn: number },
) {
  const radius = Math.max(lower[0], upper[0], 0.5)
  const slope = Math.hypot(upper[1] - lower[1], lower[0] - upper[0]) || 1
  const out = (upper[1] - lower[1]) / slope
  const up = (lower[0] - upper[0]) / slope
  const height = (lower[1] + upper[1]) / 2
  const steps = radius < 30 ? 10 : 22
  const stops = Array.from({ length: steps + 1 }, (_, i) => {
    const around = (i / steps - 0.5) * Math.PI
    const sin = Math.sin(around)
    const normal = rotate([out * sin, up, Math.abs(out) * Math.cos(around)], place.turn)
    const arm = rotate([radius * sin, height, 0], place.turn)
    const colour = shade(finish, facing(normal), [place.x + arm[0], arm[1] - place.y, radius * Math.cos(around)], light)
    return `<stop offset="${((sin + 1) / 2).toFixed(4)}" stop-color="${css(colour)}"/>`
  })
  const id = `g${light.next()}`
  const ends = `x1="${place.x - radius}" x2="${place.x + radius}" y1="0" y2="0"`
  return {
    id,
    svg: `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${ends}>${stops.join('')}</linearGradient>`,
  }
}

/** The eye looks down a little, so a level top still shows some of itself. */
const facing = ([x, y, z]: Vector): Vector => {
  const length = Math.hypot(x, y, z + 0.12)
  return [x / length, y / length, (z + 0.12) / length]
}

const rotate = ([x, y, z]: Vector, degrees: number): Vector => {
  const angle = (-degrees * Math.PI) / 180
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle), z]
}

function nearSide(x: number, y: number, [r0, h0]: Ring, [r1, h1]: Ring, roundness: (height: number) => number) {
  const bow = (radius: number, height: number) => Math.abs(radius * roundness(height))
  const sweep = roundness((h0 + h1) / 2) < 0 ? [1, 0] : [0, 1]
  return `M${x - r0} ${y - h0}A${r0} ${bow(r0, h0)} 0 0 ${sweep[0]} ${x + r0} ${y - h0}L${x + r1} ${y - h1}A${r1} ${bow(r1, h1)} 0 0 ${sweep[1]} ${x - r1} ${y - h1}Z`
}

const oval = (x: number, y: number, rx: number, ry: number) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0Z`

function round(profile: Profile): Ring[] {
  return profile.flatMap(([radius, height, rounding], i): Ring[] => {
    const before = profile[i - 1]
    const after = profile[i + 1]
    if (!rounding || !before || !after) return [[radius, height]]
    const start = toward([radius, height], before, rounding)
    const end = toward([radius, height], after, rounding)
    return [0, 0.2, 0.4, 0.6, 0.8, 1].map(t => {
      const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2]
      return [a * start[0] + b * radius + c * end[0], a * start[1] + b * height + c * end[1]]
    })
  })
}

function toward(from: Ring, to: readonly [number, number, number?], distance: number): Ring {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  const share = Math.min(distance / length, 0.5)
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}

function subdivide(rings: Ring[]): Ring[] {
  return rings.flatMap((ring, i) => {
    const next = rings[i + 1]
    if (!next) return [ring]
    const count = Math.max(1, Math.ceil(Math.hypot(next[0] - ring[0], next[1] - ring[1]) / STEP))
    return Array.from({ length: count }, (_, k): Ring => {
      const t = k / count
      return [ring[0] + (next[0] - ring[0]) * t, ring[1] + (next[1] - ring[1]) * t]
    })
  })
}
