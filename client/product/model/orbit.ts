/** Where the camera is on its sphere: angles in radians from the front and the horizon, metres. */
export interface Orbit {
  turn: number
  tilt: number
  distance: number
}

/** How far the camera may go. */
export interface Reach {
  lowest: number
  highest: number
  nearest: number
  farthest: number
}

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high)

/** Round the model without end, and up and down as far as `reach` lets it. */
export const turnOrbit = (
  { turn, tilt, distance }: Orbit,
  by: { turn: number; tilt: number },
  reach: Reach,
): Orbit => ({
  turn: turn + by.turn,
  tilt: clamp(tilt + by.tilt, reach.lowest, reach.highest),
  distance,
})

/** `factor` times as near; below 1 is farther. */
export const nearer = (orbit: Orbit, factor: number, { nearest, farthest }: Reach): Orbit => ({
  ...orbit,
  distance: clamp(orbit.distance / factor, nearest, farthest),
})

/** Where the camera is, from the middle of what it looks at; y is up and z the front. */
export const cameraPosition = ({ turn, tilt, distance }: Orbit) => ({
  x: distance * Math.cos(tilt) * Math.sin(turn),
  y: distance * Math.sin(tilt),
  z: distance * Math.cos(tilt) * Math.cos(turn),
})

/** After this long a movement has come 63 % of its way, in ms. */
const settling = 90
/** So close to where it goes that no pixel changes, in radians and as a share of the distance. */
const close = 1e-3

/** The next step of a movement that slows down as it arrives; `to` itself when it has. */
export function approached(from: Orbit, to: Orbit, ms: number): Orbit {
  const part = 1 - Math.exp(-ms / settling)
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
 * The distance from which a ball of `radius` fills the smaller side of the picture; `fov` is the
 * camera's upright angle in radians, `ratio` the picture's width by its height.
 */
export function distanceFor(radius: number, fov: number, ratio: number): number {
  const across = 2 * Math.atan(Math.tan(fov / 2) * Math.min(ratio, 1))
  return radius / Math.sin(across / 2)
}
