export type Vector = Float64Array

export const dot = (a: Vector, b: Vector) =>
  (a[0] ?? 0) * (b[0] ?? 0) + (a[1] ?? 0) * (b[1] ?? 0) + (a[2] ?? 0) * (b[2] ?? 0)

/** Scales a vector to the length 1, and returns its former length. */
export function normalize(a: Vector): number {
  const length = Math.sqrt(dot(a, a)) || 1
  for (let k = 0; k < 3; k++) a[k] = (a[k] ?? 0) / length
  return length
}

/** Adds the vector `by`, multiplied by `times`, to the vector `to`. */
export function add(to: Vector, by: Vector, times: number) {
  for (let k = 0; k < 3; k++) to[k] = (to[k] ?? 0) + (by[k] ?? 0) * times
}

/** Creates a reproducible generator of random numbers from 0 to 1 (mulberry32). */
export function randoms(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const ball = new Float64Array(3)

/** Returns a random direction; all are equally likely. Every call returns the same array. */
export function anyWay(random: () => number): Vector {
  const [height, turn] = [1 - 2 * random(), 2 * Math.PI * random()]
  const aside = Math.sqrt(1 - height * height)
  ball[0] = aside * Math.cos(turn)
  ball[1] = height
  ball[2] = aside * Math.sin(turn)
  return ball
}

/** Sets a random direction by Lambert's law, on the normal's side (1) or the other side (-1). */
export function scatter(way: Vector, normal: Vector, random: () => number, side: 1 | -1) {
  way.set(anyWay(random))
  add(way, normal, side * (1 + 1e-9))
  normalize(way)
}

export const mirror = (way: Vector, normal: Vector) => add(way, normal, -2 * dot(way, normal))

/**
 * Sets `normal` to a triangle's normal, on the side from which its corners are counterclockwise.
 * Returns the triangle's area.
 */
export function normalOf(corners: Float64Array, triangle: number, normal: Vector): number {
  const t = triangle * 9
  const edge = (corner: number, axis: number) => (corners[t + corner * 3 + axis] ?? 0) - (corners[t + axis] ?? 0)
  const [ax, ay, az] = [edge(1, 0), edge(1, 1), edge(1, 2)]
  const [bx, by, bz] = [edge(2, 0), edge(2, 1), edge(2, 2)]
  normal[0] = ay * bz - az * by
  normal[1] = az * bx - ax * bz
  normal[2] = ax * by - ay * bx
  return normalize(normal) / 2
}
