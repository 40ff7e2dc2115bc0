import type { StoredFile } from './library.ts'
import type { FileSources } from './uses.ts'

/**
 * An entry's data with one file replaced by another: the addresses in all texts, the facts beside a
 * picture's or model's `src`, and the focal point beside a picture.
 */
export function replaceFile(data: unknown, file: FileSources, by: StoredFile): unknown {
  const pairs = [[file, by] as const, ...(file.lit && by.lit ? [[file.lit, by.lit] as const] : [])]

  function visit(value: unknown): unknown {
    if (typeof value === 'string') return pairs.reduce((text, [from, to]) => text.replaceAll(from.src, to.src), value)
    if (Array.isArray(value)) return value.map(visit)
    if (typeof value !== 'object' || value === null) return value
    const [, to] = pairs.find(([from]) => 'src' in value && value.src === from.src) ?? []
    const changed = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, visit(part)]))
    return {
      ...changed,
      ...(to && pickFacts(to, value)),
      ...(isPictureWithFile(value, file) && getPictureFields(by, file)),
    }
  }

  return visit(data)
}

/** Removes the light layers if the picture changes, because they belong to the old one. */
const getPictureFields = ({ src, focus }: StoredFile, before: FileSources) => ({
  focus,
  ...(src !== before.src && { layers: undefined }),
})

/**
 * Whether this is a picture with an unlit and lit version, or a product's media, whose first
 * picture is this file.
 */
function isPictureWithFile(value: object, { src }: FileSources) {
  const first: unknown =
    'unlit' in value ? value.unlit : 'images' in value && Array.isArray(value.images) && value.images[0]
  return typeof first === 'object' && first !== null && 'src' in first && first.src === src
}

/** The new file's facts, for those fields that the entry has. */
function pickFacts({ width, height, colour, bytes }: StoredFile, before: object) {
  return {
    ...('width' in before && width && height && { width, height }),
    ...('colour' in before && { colour }),
    ...('bytes' in before && { bytes }),
  }
}
