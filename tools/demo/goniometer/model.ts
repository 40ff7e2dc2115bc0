import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { type Paint, type Surface, surfaceFrom } from './surfaces.ts'

export interface Model {
  /** Nine numbers for each triangle: three corners, in m; y points up. */
  corners: Float64Array
  /** The index of each triangle's surface. */
  surfaceOf: Uint16Array
  surfaces: Surface[]
}

const gltf = v.object({
  // Nodes must not be rotated or scaled, and all must be moved by the same vector.
  nodes: v.array(v.strictObject({ name: v.string(), mesh: v.number(), translation: v.optional(v.array(v.number())) })),
  meshes: v.array(
    v.object({
      primitives: v.array(
        v.object({ attributes: v.object({ POSITION: v.number() }), indices: v.number(), material: v.number() }),
      ),
    }),
  ),
  accessors: v.array(
    v.object({
      bufferView: v.number(),
      byteOffset: v.optional(v.number(), 0),
      componentType: v.number(),
      count: v.number(),
    }),
  ),
  bufferViews: v.array(v.object({ byteOffset: v.optional(v.number(), 0) })),
  materials: v.array(
    v.object({
      name: v.string(),
      pbrMetallicRoughness: v.object({
        baseColorFactor: v.optional(v.array(v.number()), [1, 1, 1, 1]),
        metallicFactor: v.optional(v.number(), 1),
        roughnessFactor: v.optional(v.number(), 1),
      }),
    }),
  ),
})
type Gltf = v.InferOutput<typeof gltf>

/** Reads the two parts of a GLB. Throws if `photography/export_glb.py` did not write it. */
export function readGlb(file: string): { json: Gltf; binary: Buffer } {
  const bytes = readFileSync(file)
  const end = 20 + bytes.readUInt32LE(12)
  return { json: v.parse(gltf, JSON.parse(bytes.subarray(20, end).toString())), binary: bytes.subarray(end + 8) }
}

/** Returns the optical properties of a model's materials. `through` is as in `surfaceFrom`. */
export const surfacesOf = ({ materials }: Gltf, through = 0): Surface[] =>
  materials.map(material => surfaceFrom(paintOf(material), through))

/**
 * Reads a GLB and moves the whole model back to the coordinates of its family's code. `through` is
 * as in `surfaceFrom`. Throws if `photography/export_glb.py` did not write the file.
 */
export function readModel(file: string, through = 0): Model {
  const { json, binary } = readGlb(file)
  const corners: number[] = []
  const surfaceOf: number[] = []
  if (new Set(json.nodes.map(({ translation }) => `${translation}`)).size > 1)
    throw new Error(`The parts of ${file} are moved differently.`)
  for (const { mesh } of json.nodes) {
    for (const { attributes, indices, material } of json.meshes[mesh]?.primitives ?? []) {
      const points = floats(json, binary, attributes.POSITION)
      for (const at of whole(json, binary, indices)) corners.push(...points.slice(at * 3, at * 3 + 3))
      while (surfaceOf.length < corners.length / 9) surfaceOf.push(material)
    }
  }
  return {
    corners: Float64Array.from(corners),
    surfaceOf: Uint16Array.from(surfaceOf),
    surfaces: surfacesOf(json, through),
  }
}

function paintOf({ name, pbrMetallicRoughness }: Gltf['materials'][number]): Paint {
  const { baseColorFactor, metallicFactor, roughnessFactor } = pbrMetallicRoughness
  const [red = 0, green = 0, blue = 0] = baseColorFactor
  const luminance = 0.411 * red + 0.575 * green + 0.014 * blue
  return { name, luminance, isMetal: metallicFactor > 0.5, roughness: roughnessFactor }
}

function floats({ accessors, bufferViews }: Gltf, binary: Buffer, at: number): number[] {
  const { bufferView, byteOffset, count } = accessors[at] ?? { bufferView: 0, byteOffset: 0, count: 0 }
  const start = (bufferViews[bufferView]?.byteOffset ?? 0) + byteOffset
  return Array.from({ length: count * 3 }, (_, k) => binary.readFloatLE(start + k * 4))
}

function whole({ accessors, bufferViews }: Gltf, binary: Buffer, at: number): number[] {
  const none = { bufferView: 0, byteOffset: 0, count: 0, componentType: 0 }
  const { bufferView, byteOffset, count, componentType } = accessors[at] ?? none
  const start = (bufferViews[bufferView]?.byteOffset ?? 0) + byteOffset
  // glTF's component types: 5123 is 16 bits, 5125 is 32 bits.
  return Array.from({ length: count }, (_, k) =>
    componentType === 5123 ? binary.readUInt16LE(start + k * 2) : binary.readUInt32LE(start + k * 4),
  )
}
