import type { EntryKey } from '../connectors/connector.ts'

/** What the conversion of a value needs. */
export interface ConversionContext {
  /**
   * Finds the entry of a document; null if the document is missing or does not correspond to an
   * entry.
   */
  entryOf: (id: string) => EntryKey | null
  /** The address of the dataset's pictures, with a slash at the end. */
  images: string
  /** The shop's address of an entry, for links inside texts; null if it has no page. */
  addressOf: (key: EntryKey) => string | null
}

type Fields = Record<string, unknown>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The id of the document to which a reference points; null for other values. */
export const readReference = (value: unknown): string | null =>
  isFields(value) && typeof value._ref === 'string' && !isFields(value.asset) ? value._ref : null

/** The ids of all documents to which a value refers. */
export function collectReferences(value: unknown): string[] {
  const own = readReference(value)
  if (own !== null) return isAsset(own) ? [] : [own]
  if (Array.isArray(value)) return value.flatMap(collectReferences)
  return isFields(value) ? Object.values(value).flatMap(collectReferences) : []
}

// Pictures and files are assets, not documents of the shop.
const isAsset = (id: string) => /^(image|file)-/.test(id)

/**
 * Converts a value of a document to an entry's format: slugs and references become ids, pictures
 * become their address and size, and Sanity's additions to objects are removed. `name` is the
 * field's name.
 */
export function convertValue(value: unknown, context: ConversionContext, name = ''): unknown {
  if (Array.isArray(value)) return value.map(part => convertValue(part, context)).filter(part => part !== undefined)
  if (!isFields(value)) return value ?? undefined
  const reference = readReference(value)
  // References to missing documents, and to documents that are not entries, are dropped.
  if (reference !== null) return context.entryOf(reference)?.id
  if (value._type === 'slug') return value.current
  if (value._type === 'image') return convertPicture(value, context, name)
  if (value._type === 'block') return convertBlock(value, context)
  const { _type, _key, ...fields } = value
  const kind = parseBlockKind(_type)
  return { ...(kind && { _type: kind, _key }), ...convertFields(fields, context), ...convertFocus(fields) }
}

/**
 * The kind of a campaign's block: the type without its ending `Block`, so `quoteBlock` becomes
 * `quote`. Sanity needs the ending, because it uses some of the kinds' names for other types.
 */
const parseBlockKind = (type: unknown) => (typeof type === 'string' ? /^(\w+)Block$/.exec(type)?.[1] : undefined)

export const convertFields = (fields: Fields, context: ConversionContext): Fields =>
  Object.fromEntries(
    Object.entries(fields)
      .map(([name, value]) => [name, convertValue(value, context, name)] as const)
      .filter(([, value]) => value !== undefined),
  )

/**
 * Parses `image-{sha1}-{width}x{height}-{ending}`. Ignores Sanity's crop, because entries have no
 * field for it.
 */
function convertPicture({ asset, light, colour }: Fields, { images }: ConversionContext, name: string) {
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

/** Converts the hotspot of the first picture to a focal point, in percent. */
function convertFocus({ unlit, images }: Fields) {
  const first: unknown = unlit ?? (Array.isArray(images) ? images[0] : undefined)
  const spot = isFields(first) && isFields(first.hotspot) ? first.hotspot : {}
  const [x, y] = [toPercent(spot.x), toPercent(spot.y)]
  return x !== undefined && y !== undefined ? { focus: { x, y } } : {}
}

const toPercent = (share: unknown) =>
  typeof share === 'number' && share >= 0 && share <= 1 ? Math.round(share * 100) : undefined

/** Converts a block of Portable Text: links to documents become links to their pages. */
function convertBlock({ markDefs, ...block }: Fields, { entryOf, addressOf }: ConversionContext): Fields {
  const marks = (Array.isArray(markDefs) ? markDefs.filter(isFields) : []).flatMap(mark => {
    const reference = readReference(mark.reference)
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
