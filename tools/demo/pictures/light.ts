import { add, type Colour, mix, scale, times } from './colour.ts'
import type { Finish } from './finishes.ts'

/** Right, up, towards the camera. */
export type Vector = readonly [number, number, number]

/** A lamp's light, at a point of the picture in px with y upwards. `reach` is where it has fallen to a half, px. */
export interface Lamp {
  at: Vector
  power: number
  reach: number
}

export interface Lighting {
  lit: boolean
  lamps: Lamp[]
  /** What the lit floor, wall or ceiling throws back, 0–1. */
  bounce: number
  /** Where that comes from: -1 below, 1 above, 0 behind. */
  side: -1 | 0 | 1
  /** A number not used before in this picture, for ids. */
  next: () => number
}

/** Colour of a surface with `normal` at `point` as the camera sees it. */
export function shade(finish: Finish, normal: Vector, point: Vector, light: Lighting): Colour {
  const mirrored = reflected(normal)
  const edge = (1 - Math.max(normal[2], 0)) ** 3
  const room = (colour: Colour) => (light.lit ? times(colour, DIM) : colour)
  const diffuse = add(room(scale(WHITE, daylight(normal))), warmth(normal, point, light))
  const mirror = add(
    room(scale(WHITE, studio(mirrored, finish.rough, light.lit))),
    glint(mirrored, point, light, finish.rough),
  )
  const varnish = finish.gloss * (0.25 + 0.75 * edge)
  const body = mix(
    times(finish.colour, diffuse),
    times(mix(finish.colour, WHITE, edge * 0.12), mirror),
    finish.metal * 0.86,
  )
  const seen = add(
    scale(body, 1 - varnish * 0.5),
    scale(room(scale(WHITE, highlight(mirrored, finish.rough))), finish.gloss),
  )
  return light.lit && finish.shines
    ? add(scale(seen, finish.shines === 'opal' ? 0.12 : 0.5), shining(finish, normal, point, light))
    : seen
}

/** The way to the eye, from a little above. */
const EYE: Vector = [0, 0.1, 0.995]

function reflected(normal: Vector): Vector {
  const twice = 2 * dot(normal, EYE)
  return [twice * normal[0], twice * normal[1] - EYE[1], twice * normal[2] - EYE[2]]
}

const WHITE: Colour = [1, 1, 1]
const WARM: Colour = [1, 0.64, 0.34]
const DIM: Colour = [0.27, 0.246, 0.227]
/** Above 1, so that the film's shoulder ends at #fbe1ba and #f3c98f. */
const OPAL: Colour = [1.57, 0.8, 0.5]
const OPAL_EDGE: Colour = [1.1, 0.58, 0.28]
const FAINT: Colour = [1.25, 0.86, 0.54]
const CLOTH: Colour = [1.5, 0.73, 0.38]
/** Where things stand, px from the picture's top. */
const FLOOR = 1225
const KEY: Vector = [-0.6, 0.5, 0.62]

const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const bell = (value: number, width: number) => Math.exp(-((value / width) ** 2))

function daylight(normal: Vector) {
  const floor = 0.4 * Math.max(-normal[1], 0) ** 2
  return 0.5 + 0.42 * Math.max(dot(normal, KEY), 0) + 0.14 * normal[1] + 0.12 * Math.max(normal[2], 0) + floor
}

/** The studio as a mirror sees it: paper around, dusk behind the camera, a soft box to the left, a strip to the right. */
function studio(to: Vector, rough: number, lit: boolean) {
  const around = 0.64 - 0.38 * Math.max(to[2], 0) + 0.26 * to[1] - 0.12 * Math.abs(to[0])
  return around + highlight(to, rough) * (lit ? 2.2 : 1.5)
}

function highlight(to: Vector, rough: number) {
  const [around, up] = [Math.atan2(to[0], to[2]), Math.asin(Math.min(Math.max(to[1], -1), 1))]
  const box = (bell(around + 0.82, 0.16 + rough * 0.6) * bell(up - 0.42, 0.36 + rough * 0.45)) / (0.3 + rough * 1.7)
  const strip = bell(to[0] - 0.88, 0.12 + rough * 0.3) * bell(to[1] - 0.1, 0.6) * bell(to[2] - 0.4, 0.6)
  return box + (0.4 * strip) / (0.5 + rough)
}

function warmth(normal: Vector, point: Vector, light: Lighting): Colour {
  if (!light.lit) return [0, 0, 0]
  const direct = light.lamps.map(lamp => {
    const { toward, fall } = from(lamp, point)
    return lamp.power * fall * Math.max((dot(normal, toward) + 0.4) / 1.4, 0)
  })
  const near = light.side < 0 ? bell(FLOOR + point[1], 520) : 1
  const around = light.bounce * 0.5 * near * (0.55 + 0.45 * light.side * normal[1])
  const pool = light.side < 0 ? light.bounce * bell(FLOOR + point[1], 230) * (0.3 + 0.6 * Math.max(normal[1], 0)) : 0
  return scale(WARM, sum(direct) + around + pool)
}

function glint(mirrored: Vector, point: Vector, light: Lighting, rough: number): Colour {
  if (!light.lit) return [0, 0, 0]
  const direct = light.lamps.map(lamp => {
    const { toward, fall } = from(lamp, point)
    const angle = Math.acos(Math.min(Math.max(dot(mirrored, toward), -1), 1))
    return lamp.power * fall * 1.3 * bell(angle, 0.7 + rough)
  })
  const near = light.side < 0 ? bell(FLOOR + point[1], 520) : 1
  const around =
    near * (light.side ? Math.min(Math.max(0.4 + 2 * light.side * mirrored[1], 0), 1.1) : 0.5 - 0.36 * mirrored[2])
  return scale(WARM, sum(direct) + light.bounce * 0.95 * around)
}

function shining(finish: Finish, normal: Vector, point: Vector, light: Lighting): Colour {
  const facing = Math.max(normal[2], 0)
  if (finish.shines === 'opal') return mix(OPAL_EDGE, OPAL, facing ** 0.6)
  const power = sum(light.lamps.map(lamp => lamp.power * from(lamp, point).fall))
  const tint = mix(FAINT, CLOTH, Math.min(power, 1))
  return scale(
    times(tint, mix(finish.colour, WHITE, finish.shines === 'dyed' ? 0.16 : 0.5)),
    power * 1.5 * (0.72 + 0.28 * facing),
  )
}

function from(lamp: Lamp, point: Vector) {
  const way: Vector = [lamp.at[0] - point[0], lamp.at[1] - point[1], lamp.at[2] - point[2]]
  const distance = Math.hypot(...way) || 1
  const toward: Vector = [way[0] / distance, way[1] / distance, way[2] / distance]
  return { toward, fall: 1 / (1 + (distance / lamp.reach) ** 2) }
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
