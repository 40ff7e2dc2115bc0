import { css, scale } from './colour.ts'
import type { Finish } from './finishes.ts'
import type { Piece } from './lathe.ts'
import { type Lighting, shade, type Vector } from './light.ts'

/** A tube or cable along an SVG path, shaded across by strokes one inside the other. */
export const tube =
  (path: string, width: number, finish: Finish, cap: 'round' | 'butt' = 'butt'): Piece =>
  light => {
    const strokes = Array.from({ length: 8 }, (_, i) => {
      const across = 1 - i / 8
      const normal: Vector = [-0.55 * (1 - across), 0.35 * (1 - across), Math.sqrt(1 - across ** 2) * 0.6 + 0.3]
      const [x, y] = numbers(path)
      const colour = shade(finish, unit(normal), [x, -y, 0], light)
      const shift = -(1 - across) * width * 0.16
      return `<path d="${path}" transform="translate(${shift} ${shift * 0.6})" stroke="${css(colour)}" stroke-width="${width * across}"/>`
    })
    return `<g fill="none" stroke-linecap="${cap}" stroke-linejoin="round">${strokes.join('')}</g>`
  }

interface Cone {
  x: number
  /** Of the lower edge. */
  y: number
  bottom: number
  top: number
  height: number
}

/** Cloth in pleats, or a fluted column. */
export const pleats =
  (cone: Cone, finish: Finish, count: number): Piece =>
  (light, camera) => {
    const at = (around: number, share: number) => {
      const radius = cone.bottom + (cone.top - cone.bottom) * share
      const level = cone.y - cone.height * share
      return `${(cone.x + radius * Math.sin(around)).toFixed(1)} ${(level + radius * camera(level) * Math.cos(around)).toFixed(1)}`
    }
    const folds = Array.from({ length: count * 2 }, (_, i) => {
      const [from, to] = [(i / (count * 2) - 0.5) * Math.PI, ((i + 1.15) / (count * 2) - 0.5) * Math.PI]
      const paint = fold(light, finish, cone, (from + to) / 2, i % 2 ? 0.45 : -0.45)
      return `${paint.svg}<path fill="url(#${paint.id})" d="M${at(from, 0)}L${at(to, 0)}L${at(to, 1)}L${at(from, 1)}Z"/>`
    })
    return folds.join('')
  }

function fold(light: Lighting, finish: Finish, cone: Cone, around: number, lean: number) {
  const stops = [1, 0.8, 0.6, 0.4, 0.2, 0].map(share => {
    const radius = cone.bottom + (cone.top - cone.bottom) * share
    const slope = (cone.bottom - cone.top) / cone.height
    const normal: Vector = [Math.sin(around + lean), slope, Math.cos(around + lean)]
    const point: Vector = [cone.x + radius * Math.sin(around), cone.height * share - cone.y, radius * Math.cos(around)]
    const folded = shade(finish, unit(normal), point, light)
    return `<stop offset="${1 - share}" stop-color="${css(scale(folded, lean > 0 ? 0.93 : 1))}"/>`
  })
  const id = `g${light.next()}`
  const ends = `x1="0" x2="0" y1="${cone.y - cone.height}" y2="${cone.y}"`
  return {
    id,
    svg: `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${ends}>${stops.join('')}</linearGradient>`,
  }
}

/** SVG of its own for each light. */
export const plain =
  (unlit: string, lit: string): Piece =>
  light =>
    light.lit ? lit : unlit

const unit = ([x, y, z]: Vector): Vector => {
  const length = Math.hypot(x, y, z) || 1
  return [x / length, y / length, z / length]
}

function numbers(path: string): [number, number] {
  const [x = 0, y = 0] = (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)
  return [x, y]
}
