import { createHash } from 'node:crypto'
import type { SanityDocument } from './stand-in.ts'

export interface Entry {
  type: string
  id: string
  data: Record<string, unknown>
}

const refersTo: Record<string, string> = {
  ...{ family: 'family', designer: 'designer', maker: 'maker', photometry: 'photometry', case: 'case' },
  ...{ categories: 'category', products: 'product', product: 'product', variants: 'product', accessories: 'product' },
  ...{ relatedProducts: 'product', lightSources: 'product', spareParts: 'product' },
  ...{ newProducts: 'product', popularProducts: 'product' },
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An id that looks as random as Sanity's, always the same for an entry. */
export const makeDocumentId = (type: string, id: string) => hash(`${type} ${id}`).slice(0, 32)
const hash = (text: string) => createHash('sha1').update(text).digest('hex')

const isPicture = (value: Record<string, unknown>) => 'src' in value && 'width' in value

/** Returns the address at Sanity of the picture that has the address `src` in the shop. */
export const makePictureAddress = (src: string, width: unknown, height: unknown) =>
  `https://cdn.sanity.io/images/lamps123/production/${hash(src)}-${width}x${height}.webp`

/** Returns the entry as a document that follows the example schema in docs/sanity.md. */
export function makeDocument({ type, id, data }: Entry): SanityDocument {
  const { id: _, prices, markets, prepareDays, ...own } = data
  const fields = Object.entries(own).map(([name, value]) => [name, sanityValue(name, value)] as const)
  const items = Array.isArray(data.items) && data.items.map(({ stock, ...item }) => sanityValue('items', [item]))
  return {
    ...Object.fromEntries(fields),
    ...(items && { items: items.flat() }),
    ...(type === 'product' && { number: id, facts: isObject(data.facts) ? withoutHyphens(data.facts) : {} }),
    ...(type === 'page' && { path: id }),
    _id: makeDocumentId(type, id),
    _type: type,
    _createdAt: '2026-11-01T08:00:00Z',
    _updatedAt: '2026-11-01T08:00:00Z',
  }
}

const withoutHyphens = (facts: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(facts).map(([name, value]) => [name.replaceAll('-', '_'), sanityValue('', value)]))

function sanityValue(name: string, value: unknown): unknown {
  if (name === 'slug') return { _type: 'slug', current: value }
  const target = refersTo[name]
  if (target && typeof value === 'string') return { _type: 'reference', _ref: makeDocumentId(target, value) }
  if (Array.isArray(value))
    return value.map((part, at) => {
      const made = sanityValue(target ? name : '', part)
      return isObject(made) && !('_key' in made) ? { ...made, _key: `key${at}` } : made
    })
  if (!isObject(value)) return value
  // Blocks of Portable Text are the same at Sanity; blocks of a campaign page have other types.
  if (value._type === 'block') return value
  if (isPicture(value)) {
    const { src, width, height, ...picture } = value
    return {
      ...picture,
      _type: 'image',
      asset: { _type: 'reference', _ref: `image-${hash(String(src))}-${width}x${height}-webp` },
    }
  }
  return {
    ...Object.fromEntries(Object.entries(value).map(([field, part]) => [field, sanityValue(field, part)])),
    _type: typeof value._type === 'string' ? `${value._type}Block` : 'group',
  }
}

/** The data that the entry should have after the import, with the pictures' addresses at Sanity. */
export function makeExpected(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(makeExpected)
  if (!isObject(value)) return value
  const src = isPicture(value) && { src: makePictureAddress(String(value.src), value.width, value.height) }
  return { ...Object.fromEntries(Object.entries(value).map(([name, part]) => [name, makeExpected(part)])), ...src }
}
