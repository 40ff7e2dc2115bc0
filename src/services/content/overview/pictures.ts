import * as v from 'valibot'
import { locales } from '../lib/localize.ts'

const image = v.object({
  src: v.string(),
  width: v.number(),
  height: v.number(),
  colour: v.optional(v.string()),
  light: v.optional(v.string()),
})
const storedPicture = v.object({
  alt: v.partial(v.object(Object.fromEntries(locales.map(locale => [locale, v.string()])))),
  focus: v.optional(v.object({ x: v.number(), y: v.number() })),
  unlit: v.optional(image),
  lit: v.optional(image),
  images: v.optional(v.array(image)),
})

/** A picture of a product or of a page. */
export const entryPicture = v.object({
  alt: storedPicture.entries.alt,
  focus: storedPicture.entries.focus,
  unlit: image,
  lit: v.optional(image),
})
export type EntryPicture = v.InferOutput<typeof entryPicture>

/** The pictures anywhere in a document, each once. */
export function collectPictures(document: unknown): EntryPicture[] {
  const found = new Map<string, EntryPicture>()
  function visit(value: unknown) {
    if (typeof value !== 'object' || value === null) return
    const picture = parsePicture(value)
    if (picture) found.set(picture.unlit.src, picture)
    else for (const part of Object.values(value)) visit(part)
  }
  visit(document)
  return [...found.values()]
}

function parsePicture(value: object): EntryPicture | null {
  if (!('alt' in value) || !('unlit' in value || 'images' in value)) return null
  const read = v.safeParse(storedPicture, value)
  if (!read.success) return null
  const { alt, focus, images = [] } = read.output
  const unlit = read.output.unlit ?? images.find(({ light }) => light === 'unlit') ?? images[0]
  const lit = read.output.lit ?? images.find(one => one.light === 'lit' && one !== unlit)
  return unlit ? { alt, unlit, ...(lit && { lit }), ...(focus && { focus }) } : null
}
