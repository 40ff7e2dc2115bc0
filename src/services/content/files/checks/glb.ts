import * as v from 'valibot'
import { createRefusal, type Refusal } from './refusal.ts'

const count = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0)
const document = v.looseObject({
  asset: v.looseObject({ version: v.literal('2.0') }),
  buffers: v.optional(v.array(v.looseObject({ byteLength: count })), []),
  bufferViews: v.optional(v.array(v.looseObject({ buffer: count, byteOffset: count, byteLength: count })), []),
  accessors: v.optional(v.array(v.looseObject({ count })), []),
  images: v.optional(v.array(v.unknown()), []),
  extensionsRequired: v.optional(v.array(v.string()), []),
})

/** Chunk types, as little-endian words. */
const json = 0x4e4f534a
const binary = 0x004e4942

/** Maximum number of elements in all accessors, because browsers reserve memory for them. */
const maxElements = 10_000_000

/**
 * Why a GLB (glTF 2.0) is refused; null if it is accepted. Refuses files that browsers cannot show,
 * files that refer to other files, and files whose header, chunks or lengths are not exact.
 */
export function findGlbProblem(bytes: Uint8Array): Refusal | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 20 || view.getUint32(4, true) !== 2 || view.getUint32(8, true) !== bytes.length)
    return createRefusal('broken')
  const chunks = readChunks(view)
  const [first, second] = chunks ?? []
  if (!chunks || first?.type !== json || chunks.length > 2 || (second && second.type !== binary))
    return createRefusal('broken')
  const text = new TextDecoder().decode(bytes.subarray(first.from, first.to))
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), document), text)
  if (!read.success) return createRefusal('broken')
  // The whole document is searched, because extensions and future versions also use `uri`.
  // `JSON.stringify` resolves escaped letters such as \u0075.
  if (/"uri"\s*:/.test(JSON.stringify(read.output))) return createRefusal('external')
  return findModelProblem(read.output, second ? second.to - second.from : 0)
}

function findModelProblem(model: v.InferOutput<typeof document>, binaryLength: number): Refusal | null {
  const { buffers, bufferViews, accessors, images, extensionsRequired } = model
  if (images.length > 0 || extensionsRequired.some(name => /draco|meshopt|texture|basisu/i.test(name)))
    return createRefusal('textures')
  const areViewsInside = bufferViews.every(
    ({ buffer, byteOffset, byteLength }) => byteOffset + byteLength <= (buffers[buffer]?.byteLength ?? -1),
  )
  const elements = accessors.reduce((sum, accessor) => sum + accessor.count, 0)
  const isBufferPresent = buffers.length <= 1 && (buffers[0]?.byteLength ?? 0) <= binaryLength
  return isBufferPresent && areViewsInside && elements <= maxElements ? null : createRefusal('broken')
}

/** The chunks' positions in bytes. Null if their lengths do not add up to the file's length. */
function readChunks(view: DataView) {
  const chunks: { type: number; from: number; to: number }[] = []
  let at = 12
  while (at + 8 <= view.byteLength && chunks.length < 3) {
    const length = view.getUint32(at, true)
    const from = at + 8
    chunks.push({ type: view.getUint32(at + 4, true), from, to: from + length })
    at = from + length
    if (length % 4 !== 0 || at > view.byteLength) return null
  }
  return at === view.byteLength ? chunks : null
}
