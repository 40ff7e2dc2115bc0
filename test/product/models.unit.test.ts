import { readFileSync } from 'node:fs'
import validator from 'gltf-validator'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { articles } from '../../tools/demo/articles.ts'
import { models } from '../../tools/demo/models.ts'

/*
 * The demo's 3D models must be valid glTF 2.0 without extensions, small, and true to scale.
 */

const luminaires = articles.filter(({ type }) => ['lamp', 'candleholder', 'lampshade'].includes(type))

/** For each family, how many mm a pendant's ferrules or shade holder add to its stated height. */
const above: Record<string, number> = { langhed: 18, vavsta: 62 }

const point = v.tuple([v.number(), v.number(), v.number()])
const document = v.object({
  materials: v.array(v.object({ name: v.string(), emissiveFactor: v.optional(point) })),
  meshes: v.array(v.object({ primitives: v.array(v.object({ attributes: v.object({ POSITION: v.number() }) })) })),
  nodes: v.array(v.object({ name: v.string(), mesh: v.number() })),
  accessors: v.array(
    v.object({
      bufferView: v.number(),
      count: v.number(),
      type: v.string(),
      min: v.optional(point),
      max: v.optional(point),
    }),
  ),
  bufferViews: v.array(v.object({ byteOffset: v.optional(v.number(), 0) })),
  extensionsUsed: v.optional(v.array(v.string()), []),
  images: v.optional(v.array(v.unknown()), []),
})

/** Splits a GLB file into its JSON and its binary data. */
function read(file: Buffer) {
  const length = file.readUInt32LE(12)
  const json = v.parse(document, JSON.parse(file.toString('utf8', 20, 20 + length)))
  return { json, binary: file.subarray(20 + length + 8) }
}

/** The size of a model in mm. `circle` measures the diameter of a model with a round front. */
function measureModel(file: Buffer) {
  const { json, binary } = read(file)
  const points = json.meshes.flatMap(mesh =>
    mesh.primitives.flatMap(({ attributes }) => {
      const accessor = json.accessors[attributes.POSITION]
      const start = json.bufferViews[accessor?.bufferView ?? 0]?.byteOffset ?? 0
      return Array.from({ length: accessor?.count ?? 0 }, (_, at) =>
        [0, 4, 8].map(part => binary.readFloatLE(start + at * 12 + part) * 1000),
      )
    }),
  )
  const extent = (axis: number) => {
    const values = points.map(one => one[axis] ?? 0)
    return values.reduce((a, b) => Math.max(a, b)) - values.reduce((a, b) => Math.min(a, b))
  }
  const top = points.reduce((most, [, y = 0]) => Math.max(most, y), -Infinity)
  const circle = (diameter: number) =>
    points.reduce((most, [x = 0, y = 0]) => Math.max(most, 2 * Math.hypot(x, y - top + diameter / 2)), 0)
  return { width: extent(0), height: extent(1), depth: extent(2), circle }
}

/** Lists the dimensions that differ from the stated ones by more than about 2 %. */
function findWrongMeasures(slug: string, file: Buffer) {
  const [family = ''] = slug.split('-')
  const article = luminaires.find(one => one.slug === slug)
  const box = measureModel(file)
  const stated = article?.facts.dimensions ?? []
  // This model shows three sizes together, with candles.
  if (family === 'treskar') return []
  const [size] = stated
  const hasRim = size?.depth === undefined && size?.width === undefined
  const found: [name: string, stated: number | undefined, measured: number][] = [
    // Models of pendants include the holder of the shade, and models of loose shades do not.
    ['height', size?.height, box.height - (slug.includes('pendant') ? (above[family] ?? 0) : 0)],
    ['width', size?.width, box.width],
    ['depth', size?.depth, family === 'skarpnas' && slug.includes('table') ? box.width : box.depth],
    // If a width or depth is stated too, the diameter belongs to a part or to the front.
    ['diameter', hasRim ? size?.diameter : undefined, box.width],
    [
      'circle',
      family === 'frostnas' || slug === 'tjarna-wall-opal' ? size?.diameter : undefined,
      box.circle(size?.diameter ?? 0),
    ],
  ]
  return found.filter(([, is, measured]) => is !== undefined && Math.abs(measured / is - 1) > 0.0205)
}

test('every luminaire has a valid, small model, true to scale, with a glowing part', async () => {
  expect(Object.keys(models).toSorted()).toEqual(luminaires.map(({ slug }) => slug).toSorted())
  for (const [slug, { file, bytes }] of Object.entries(models)) {
    const content = readFileSync(file)
    const { issues } = await validator.validateBytes(new Uint8Array(content))
    expect(issues.messages, slug).toEqual([])
    expect(bytes).toBeLessThan(1_000_000)
    expect(findWrongMeasures(slug, content), slug).toEqual([])
    const { json } = read(content)
    expect(json.extensionsUsed).toEqual([])
    expect(json.images).toEqual([])
    const shining = json.materials.filter(({ emissiveFactor }) => emissiveFactor?.some(Boolean))
    expect(shining.length, slug).not.toBe(0)
    expect(new Set(json.materials.map(({ name }) => name)).size).toBe(json.materials.length)
    expect(json.materials.length).toBeLessThanOrEqual(12)
  }
})
