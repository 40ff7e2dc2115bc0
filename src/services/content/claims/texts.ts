import { isLocale, type Locale, locales } from '../lib/localize.ts'
import { getProperty } from '../lib/property.ts'

/**
 * A text that shoppers read, and its field, named as in errors: `data.blocks.2.title.sv`, or
 * `data.body.sv` for every paragraph of the body.
 */
export interface ShownText {
  field: string
  /** The languages of the pages that show it. */
  locales: readonly Locale[]
  text: string
}

/** Fields that contain a name, which is the same in all languages. */
const names = ['name', 'shopName']

/** The texts of a document; a paragraph of Portable Text is one text, however it is formatted. */
export function collectShownTexts(document: object): ShownText[] {
  const found: ShownText[] = []

  function visit(value: unknown, field: string, shown: readonly Locale[]) {
    if (typeof value === 'string') {
      if (shown.length > 0) found.push({ field, locales: shown, text: value })
      return
    }
    if (typeof value !== 'object' || value === null) return
    const isList = Array.isArray(value)
    for (const [name, part] of Object.entries(value)) {
      if (name.startsWith('_')) continue
      if (isParagraph(part)) visit(joinSpans(part), field, shown)
      else if (isLocale(name)) visit(part, `${field}.${name}`, [name])
      else if (names.includes(name) && typeof part === 'string') visit(part, `${field}.${name}`, locales)
      else if (typeof part === 'object') visit(part, `${field}.${name}`, isList ? shown : [])
      else if (isList) visit(part, `${field}.${name}`, shown)
    }
  }

  visit(document, 'data', [])
  return found
}

const isParagraph = (part: unknown): part is { children: unknown[] } =>
  typeof part === 'object' && part !== null && 'children' in part && Array.isArray(part.children)

const joinSpans = ({ children }: { children: unknown[] }) =>
  children.map(span => String(getProperty(span, 'text') ?? '')).join('')
