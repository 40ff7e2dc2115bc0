import * as v from 'valibot'
import { type Locale, locales, perLocale } from '../../shared/texts/locales.ts'

const optional = <Schema extends v.GenericSchema>(schema: Schema) => v.optional(schema)
const facts = {
  id: v.string(),
  kind: v.picklist(['picture', 'pdf', 'ldt', 'ies', 'glb']),
  name: v.string(),
  src: v.string(),
  bytes: v.number(),
  width: optional(v.number()),
  height: optional(v.number()),
  colour: optional(v.string()),
  alt: optional(v.record(v.string(), v.string())),
  focus: optional(v.object({ x: v.number(), y: v.number() })),
  /** The service's warnings about a photometric file. */
  warnings: optional(v.array(v.string())),
}

/** A file of the library, as the content service describes it. */
export const fileSchema = v.object({ ...facts, lit: optional(v.object(facts)) })
export type LibraryFile = v.InferOutput<typeof fileSchema>
export type FileKind = LibraryFile['kind']

/**
 * A file that was chosen for use: a file of the library, or a picture that an entry already shows.
 */
export type ChosenFile = Omit<LibraryFile, 'id' | 'bytes' | 'lit'> & {
  bytes?: number | undefined
  lit?: Omit<LibraryFile, 'id' | 'bytes' | 'lit' | 'alt' | 'focus' | 'warnings'> | undefined
}

type Text = Record<Locale, string>
interface PageImage {
  light: 'unlit' | 'lit'
  src: string
  width: number
  height: number
  colour?: string
}

/** A picture in the format of entries. */
export interface PagePicture {
  alt: Text
  focus?: { x: number; y: number }
  unlit: PageImage
  lit?: PageImage
}

/**
 * Converts a file to the format of entries. Returns null if the alternative text is missing in a
 * language, or if the file is not a picture.
 */
export function toPagePicture({ lit, focus, alt = {}, ...unlit }: ChosenFile): PagePicture | null {
  const image = toPageImage(unlit, 'unlit')
  if (!image || findLackingLocales(alt).length > 0) return null
  const other = lit && toPageImage(lit, 'lit')
  return {
    alt: perLocale(locale => alt[locale] ?? ''),
    unlit: image,
    ...(other && { lit: other }),
    ...(focus && { focus }),
  }
}

/** The languages in which the alternative text is missing. */
export const findLackingLocales = (alt: Record<string, string> = {}) => locales.filter(locale => !alt[locale]?.trim())

function toPageImage(
  { src, width, height, colour }: Omit<ChosenFile, 'lit' | 'alt' | 'focus'>,
  light: PageImage['light'],
) {
  return width && height ? { light, src, width, height, ...(colour && { colour }) } : null
}

/**
 * Finds pairs of unlit and lit pictures by their names, such as `arc-unlit.jpg` and `arc-lit.jpg`.
 * Returns the indexes of each pair.
 */
export function findPairs(names: string[]): [unlit: number, lit: number][] {
  const marks = names.map(name => /^(.*?)[-_ .]*(unlit|off|släckt|lit|on|tänd)[-_ .]*\d*\.\w+$/iu.exec(name))
  return marks.flatMap((unlit, index) => {
    if (!unlit || !/^(unlit|off|släckt)$/iu.test(unlit[2] ?? '')) return []
    const other = marks.findIndex(lit => lit?.[1] === unlit[1] && /^(lit|on|tänd)$/iu.test(lit?.[2] ?? ''))
    return other < 0 ? [] : [[index, other]]
  })
}
