import type { EntryKey } from '../connectors/connector.ts'

/** What a value's conversion needs to know. */
export interface ConversionContext {
  entryOf: (id: string) => EntryKey | null
  /** Where the dataset's pictures are, with a slash at the end. */
  images: string
  /** The shop's address of an entry, for links inside texts; null where it has no page. */
  addressOf: (key: EntryKey) => string | null
}

type Fields = Record<string, unknown>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The document that a reference names; null for other values. */
export const referenceIn = (value: unknown): string | null =>
  isFields(value) && typeof value._ref === 'string' && !isFields(value.asset) ? value._ref : null

/** Every document that a value names. */
export function referencesIn(value: unknown): string[] {
  const own = referenceIn(value)
  if (own !== null) return isAsset(own) ? [] : [own]
  if (Array.isArray(value)) return value.flatMap(referencesIn)
  return isFields(value) ? Object.values(value).flatMap(referencesIn) : []
}

/** Pictures and files are no documents of the shop's. */
const isAsset = (id: string) => /^(image|file)-/.test(id)

/**
 * A value of a document as entries have it: slugs and references become ids, pictures their address
 * and size, and what Sanity adds to objects is left out. `name` is the field that has it.
 */
export function convert(value: unknown, context: ConversionContext, name = ''): unknown {
  if (Array.isArray(value)) return value.map(part => convert(part, context)).filter(part => part !== undefined)
  if (!isFields(value)) return value ?? undefined
  const reference = referenceIn(value)
  // What is gone, or no entry, is named by nothing.
  if (reference !== null) return context.entryOf(reference)?.id
  if (value._type === 'slug') return value.current
  if (value._type === 'image') return pictureOf(value, context, name)
  if (value._type === 'block') return blockOf(value, context)
  const { _type, _key, ...fields } = value
  const kind = pageBlockIn(_type)
  return { ...(kind && { _type: kind, _key }), ...convertFields(fields, context), ...focusOf(fields) }
}

/**
 * `quoteBlock` is the block `quote` of a page: Sanity knows other types by the names of some kinds.
 */
const pageBlockIn = (type: unknown) => (typeof type === 'string' ? /^(\w+)Block$/.exec(type)?.[1] : undefined)

export const convertFields = (fields: Fields, context: ConversionContext): Fields =>
  Object.fromEntries(
    Object.entries(fields)
      .map(([name, value]) => [name, convert(value, context, name)] as const)
      .filter(([, value]) => value !== undefined),
  )

/** `image-{sha1}-{width}x{height}-{ending}`; the whole picture, since addresses have no crop. */
function pictureOf({ asset, light, colour }: Fields, { images }: ConversionContext, name: string) {
  const id = isFields(asset) && typeof asset._ref === 'string' ? asset._ref : ''
  const [, hash, width, height, ending] = /^image-([0-9a-f]+)-(\d+)x(\d+)-(\w+)$/.exec(id) ?? []
  if (!hash) return undefined
  return {
    light: light ?? (name === 'lit' ? 'lit' : 'unlit'),
    src: `${images}${hash}-${width}x${height}.${ending}`,
    width: Number(width),
    height: Number(height),
    ...(typeof colour === 'string' && { colour }),
  }
}

/** The hotspot of a picture's first image, in percent. */
function focusOf({ unlit, images }: Fields) {
  const first: unknown = unlit ?? (Array.isArray(images) ? images[0] : undefined)
  const spot = isFields(first) && isFields(first.hotspot) ? first.hotspot : {}
  const [x, y] = [percentOf(spot.x), percentOf(spot.y)]
  return x !== undefined && y !== undefined ? { focus: { x, y } } : {}
}

const percentOf = (share: unknown) =>
  typeof share === 'number' && share >= 0 && share <= 1 ? Math.round(share * 100) : undefined

/** A block of Portable Text: links to documents become links to their pages. */
function blockOf({ markDefs, ...block }: Fields, { entryOf, addressOf }: ConversionContext): Fields {
  const marks = (Array.isArray(markDefs) ? markDefs.filter(isFields) : []).flatMap(mark => {
    const reference = referenceIn(mark.reference)
    if (reference === null) return [mark]
    const key = entryOf(reference)
    const href = key && addressOf(key)
    return href ? [{ _type: 'link', _key: mark._key, href }] : []
  })
  const known = new Set(marks.map(mark => mark._key))
  const decorators = new Set(['strong', 'em', 'underline', 'code', 'strike-through'])
  const children = (Array.isArray(block.children) ? block.children.filter(isFields) : []).map(span =>
    Array.isArray(span.marks)
      ? { ...span, marks: span.marks.filter(mark => decorators.has(mark) || known.has(mark)) }
      : span,
  )
  return { ...block, children, markDefs: marks }
}
