import type { StoredFile } from './library.ts'
import type { FileSources } from './uses.ts'

/**
 * An entry's data with one file in the place of another: addresses in any text, and beside a
 * picture's or model's `src` what else the entry says of it, the focal point beside its images.
 */
export function replaceFile(data: unknown, file: FileSources, by: StoredFile): unknown {
  const pairs = [[file, by] as const, ...(file.lit && by.lit ? [[file.lit, by.lit] as const] : [])]

  function visit(value: unknown): unknown {
    if (typeof value === 'string') return pairs.reduce((text, [from, to]) => text.replaceAll(from.src, to.src), value)
    if (Array.isArray(value)) return value.map(visit)
    if (typeof value !== 'object' || value === null) return value
    const [, to] = pairs.find(([from]) => 'src' in value && value.src === from.src) ?? []
    const changed = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, visit(part)]))
    return { ...changed, ...(to && factsOf(to, value)), ...(isPictureOf(value, file) && ownOf(by, file)) }
  }

  return visit(data)
}

/** Light layers are of the picture before. */
const ownOf = ({ src, focus }: StoredFile, before: FileSources) => ({
  focus,
  ...(src !== before.src && { layers: undefined }),
})

/** Whether a picture, with its lit twin or a product's, has this file as its first one. */
function isPictureOf(value: object, { src }: FileSources) {
  const first: unknown =
    'unlit' in value ? value.unlit : 'images' in value && Array.isArray(value.images) && value.images[0]
  return typeof first === 'object' && first !== null && 'src' in first && first.src === src
}

/** What an entry says of a file, where it said it of the one before. */
function factsOf({ width, height, colour, bytes }: StoredFile, before: object) {
  return {
    ...('width' in before && width && height && { width, height }),
    ...('colour' in before && { colour }),
    ...('bytes' in before && { bytes }),
  }
}
