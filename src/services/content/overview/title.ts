import type { DocumentType } from '../entries/documents.ts'
import { typeLabels } from '../forms/type-labels.ts'
import { type Locale, localize, perLocale } from '../lib/localize.ts'
import { singletons } from '../rules/check.ts'

/** The entry's title in lists, by language. */
export const createTitles = (type: DocumentType, id: string, document: object) =>
  perLocale(locale => {
    if (singletons[type]) return typeLabels[type][locale] ?? typeLabels[type].en
    const { title, name, variantName } = readNames(document, locale)
    return [title ?? name, variantName].filter(text => typeof text === 'string' && text !== '').join(' · ') || id
  })

function readNames(document: object, locale: Locale): { title?: unknown; name?: unknown; variantName?: unknown } {
  const value = localize(document, locale)
  return typeof value === 'object' && value !== null ? value : {}
}

/**
 * All words of a document in every language, without keys, addresses, colours and data from
 * commerce.
 */
export function collectWords(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(collectWords).filter(Boolean).join(' ')
  if (typeof value !== 'object' || value === null) return ''
  return Object.entries(value)
    .flatMap(([name, part]) => (name.startsWith('_') || wordless.has(name) ? [] : [collectWords(part)]))
    .filter(Boolean)
    .join(' ')
}

const wordless = new Set([
  ...['src', 'href', 'style', 'marks', 'listItem', 'light', 'colour', 'swatch', 'shareImage', 'layers', 'file'],
  ...['prices', 'markets', 'variants', 'relatedProducts', 'accessories', 'lightSources', 'spareParts'],
])
