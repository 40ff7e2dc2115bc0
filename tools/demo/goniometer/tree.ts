/**
 * A binary tree of boxes around triangles, to find the triangle that a ray hits without testing all
 * triangles.
 */
export interface Tree {
  /** Six numbers for each node: the lowest and the highest corner of its box. */
  boxes: Float64Array
  /**
   * Index of the first child; the second child follows it. For a leaf, its first index in `order`.
   */
  start: Int32Array
  /** Number of triangles in a leaf; 0 for a node with children. */
  count: Int32Array
  /** 0, 1 or 2: the axis along which a node's first child comes before the second child. */
  axis: Uint8Array
  order: Uint32Array
  corners: Float64Array
}

const leafSize = 4

export function treeOf(corners: Float64Array): Tree {
  const total = corners.length / 9
  const order = Uint32Array.from({ length: total }, (_, at) => at)
  const boxes = new Float64Array(total * 12 + 12)
  const [start, count] = [new Int32Array(total * 2 + 2), new Int32Array(total * 2 + 2)]
  const axes = new Uint8Array(total * 2 + 2)
  const middle = (triangle: number, axis: number) => {
    const at = triangle * 9 + axis
    return (corners[at] ?? 0) + (corners[at + 3] ?? 0) + (corners[at + 6] ?? 0)
  }
  let used = 1
  const build = (node: number, from: number, to: number) => {
    const box = [Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity]
    for (let at = from; at < to; at++) {
      for (let k = 0; k < 9; k++) {
        const [value, axis] = [corners[(order[at] ?? 0) * 9 + k] ?? 0, k % 3]
        box[axis] = Math.min(box[axis] ?? 0, value)
        box[axis + 3] = Math.max(box[axis + 3] ?? 0, value)
      }
    }
    boxes.set(box, node * 6)
    if (to - from <= leafSize) {
      start[node] = from
      count[node] = to - from
      return
    }
    const sides = [0, 1, 2].map(axis => (box[axis + 3] ?? 0) - (box[axis] ?? 0))
    const axis = sides.indexOf(Math.max(...sides))
    axes[node] = axis
    order.subarray(from, to).sort((one, other) => middle(one, axis) - middle(other, axis))
    const half = (from + to) >> 1
    start[node] = used
    used += 2
    build(start[node] ?? 0, from, half)
    build((start[node] ?? 0) + 1, half, to)
  }
  build(0, 0, total)
  return { boxes, start, count, axis: axes, order, corners }
}

export interface Hit {
  triangle: number
  distance: number
}

const stack = new Int32Array(128)
const nearest = 1e-6

/**
 * Finds the first triangle that a ray hits, from either side, or null (Möller and Trumbore, 1997).
 */
export function hitBy(
  { boxes, start, count, axis, order, corners }: Tree,
  from: Float64Array,
  way: Float64Array,
): Hit | null {
  const ox = from[0] ?? 0
  const oy = from[1] ?? 0
  const oz = from[2] ?? 0
  const dx = way[0] ?? 0
  const dy = way[1] ?? 0
  const dz = way[2] ?? 0
  const ix = 1 / dx
  const iy = 1 / dy
  const iz = 1 / dz
  let best = Infinity
  let found = -1
  let depth = 1
  stack[0] = 0
  while (depth > 0) {
    depth -= 1
    const node = stack[depth] ?? 0
    const b = node * 6
    const x1 = ((boxes[b] ?? 0) - ox) * ix
    const x2 = ((boxes[b + 3] ?? 0) - ox) * ix
    const y1 = ((boxes[b + 1] ?? 0) - oy) * iy
    const y2 = ((boxes[b + 4] ?? 0) - oy) * iy
    const z1 = ((boxes[b + 2] ?? 0) - oz) * iz
    const z2 = ((boxes[b + 5] ?? 0) - oz) * iz
    const enter = Math.max(Math.min(x1, x2), Math.min(y1, y2), Math.min(z1, z2))
    const leave = Math.min(Math.max(x1, x2), Math.max(y1, y2), Math.max(z1, z2))
    if (!(leave >= Math.max(enter, 0)) || enter > best) continue
    const first = start[node] ?? 0
    const size = count[node] ?? 0
    if (size === 0) {
      // The nearer child is tested first.
      const isForward = (way[axis[node] ?? 0] ?? 0) > 0 ? 1 : 0
      stack[depth] = first + isForward
      stack[depth + 1] = first + 1 - isForward
      depth += 2
      continue
    }
    for (let at = first; at < first + size; at++) {
      const triangle = order[at] ?? 0
      const t = triangle * 9
      const ax = corners[t] ?? 0
      const ay = corners[t + 1] ?? 0
      const az = corners[t + 2] ?? 0
      const e1x = (corners[t + 3] ?? 0) - ax
      const e1y = (corners[t + 4] ?? 0) - ay
      const e1z = (corners[t + 5] ?? 0) - az
      const e2x = (corners[t + 6] ?? 0) - ax
      const e2y = (corners[t + 7] ?? 0) - ay
      const e2z = (corners[t + 8] ?? 0) - az
      const px = dy * e2z - dz * e2y
      const py = dz * e2x - dx * e2z
      const pz = dx * e2y - dy * e2x
      const determinant = e1x * px + e1y * py + e1z * pz
      if (determinant > -1e-14 && determinant < 1e-14) continue
      const inverse = 1 / determinant
      const sx = ox - ax
      const sy = oy - ay
      const sz = oz - az
      const u = (sx * px + sy * py + sz * pz) * inverse
      if (u < 0 || u > 1) continue
      const qx = sy * e1z - sz * e1y
      const qy = sz * e1x - sx * e1z
      const qz = sx * e1y - sy * e1x
      const w = (dx * qx + dy * qy + dz * qz) * inverse
      if (w < 0 || u + w > 1) continue
      const distance = (e2x * qx + e2y * qy + e2z * qz) * inverse
      if (distance > nearest && distance < best) {
        best = distance
        found = triangle
      }
    }
  }
  return found < 0 ? null : { triangle: found, distance: best }
}
