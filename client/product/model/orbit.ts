/**
 * The camera's position around the model. `turn` is the angle from the front and `tilt` the angle
 * above the horizon, both in radians. `distance` is in m.
 */
export interface Orbit {
  turn: number
  tilt: number
  distance: number
}

/** The limits for the camera: angles in radians, distances in m. */
export interface Reach {
  lowest: number
  highest: number
  nearest: number
  farthest: number
}

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high)

/** Moves the camera around the model without limit, and up and down within `reach`. */
export const turnOrbit = (
  { turn, tilt, distance }: Orbit,
  by: { turn: number; tilt: number },
  reach: Reach,
): Orbit => ({
  turn: turn + by.turn,
  tilt: clamp(tilt + by.tilt, reach.lowest, reach.highest),
  distance,
})

/** Moves the camera nearer by `factor`; a factor below 1 moves it away. */
export const moveNearer = (orbit: Orbit, factor: number, { nearest, farthest }: Reach): Orbit => ({
  ...orbit,
  distance: clamp(orbit.distance / factor, nearest, farthest),
})

/** The camera's position relative to the point that it looks at; y points up and z to the front. */
export const computeCameraPosition = ({ turn, tilt, distance }: Orbit) => ({
  x: distance * Math.cos(tilt) * Math.sin(turn),
  y: distance * Math.sin(tilt),
  z: distance * Math.cos(tilt) * Math.cos(turn),
})

/** The time in ms after which a movement has covered 63 % of its way. */
const settlingMs = 90
/** The movement ends when less than this is left, in radians and as a share of the distance. */
const close = 1e-3

/** The next step of a movement that slows down as it arrives; `to` itself once it has arrived. */
export function stepTowards(from: Orbit, to: Orbit, ms: number): Orbit {
  const part = 1 - Math.exp(-ms / settlingMs)
  const step = (a: number, b: number) => a + (b - a) * part
  const next = {
    turn: step(from.turn, to.turn),
    tilt: step(from.tilt, to.tilt),
    distance: step(from.distance, to.distance),
  }
  const rest = Math.max(
    Math.abs(to.turn - next.turn),
    Math.abs(to.tilt - next.tilt),
    Math.abs(to.distance / next.distance - 1),
  )
  return rest < close ? to : next
}

/**
 * The distance at which a ball of `radius` fills the smaller side of the picture. `fov` is the
 * camera's vertical angle in radians; `ratio` is the picture's width divided by its height.
 */
export function computeFittingDistance(radius: number, fov: number, ratio: number): number {
  const across = 2 * Math.atan(Math.tan(fov / 2) * Math.min(ratio, 1))
  return radius / Math.sin(across / 2)
}
