import type { Model } from './model.ts'
import { surfaceFrom } from './surfaces.ts'

/** A ball with its centre and radius in m. The y axis points up, as in the model. */
export interface Ball {
  at: [number, number, number]
  radius: number
}

const [rings, sides] = [16, 32]

/** Adds bulbs to a model: balls made of triangles, with the surface `bulb`. */
export function withBulbs({ corners, surfaceOf, surfaces }: Model, bulbs: Ball[]): Model {
  const more = bulbs.flatMap(ballOf)
  const place = surfaces.length
  return {
    corners: Float64Array.from([...corners, ...more]),
    surfaceOf: Uint16Array.from([...surfaceOf, ...more.filter((_, at) => at % 9 === 0).map(() => place)]),
    surfaces: [...surfaces, surfaceFrom({ name: 'bulb', luminance: 0, isMetal: false, roughness: 1 })],
  }
}

/** Returns the triangles of a ball: nine numbers each, counterclockwise seen from outside. */
export function ballOf({ at: [x, y, z], radius }: Ball): number[] {
  const point = (ring: number, side: number) => {
    const [gamma, turn] = [(ring / rings) * Math.PI, (side / sides) * 2 * Math.PI]
    const aside = radius * Math.sin(gamma)
    return [x + aside * Math.cos(turn), y - radius * Math.cos(gamma), z + aside * Math.sin(turn)]
  }
  return Array.from({ length: rings * sides }, (_, k) => {
    const [ring, side] = [Math.floor(k / sides), k % sides]
    const [a, b, c, d] = [point(ring, side), point(ring, side + 1), point(ring + 1, side), point(ring + 1, side + 1)]
    const [lower, upper] = [
      [...a, ...c, ...d],
      [...a, ...d, ...b],
    ]
    if (ring === 0) return lower
    return ring === rings - 1 ? upper : [...lower, ...upper]
  }).flat()
}
