import { getListItemName } from '../differences/differences.ts'
import { defaultLocale, isLocale, locales } from '../lib/localize.ts'

/** The values of one field by language. */
type Translated = Partial<Record<string, unknown>>

/**
 * Every value with languages inside a document, by its path. Items of lists are named by what they
 * are called (`_key`, `id`, `item`, `slug`, `product`), else by their place.
 */
export function translationsIn(value: unknown, path = ''): Map<string, Translated> {
  if (typeof value !== 'object' || value === null) return new Map()
  if (isTranslated(value)) return new Map([[path, value]])
  const parts = Array.isArray(value)
    ? value.map((item, at) => [getListItemName(item) ?? String(at), item] as const)
    : Object.entries(value)
  return new Map(parts.flatMap(([name, part]) => [...translationsIn(part, path ? `${path}.${name}` : name)]))
}

/** The fields that have an English text, and none in another language. */
export const untranslatedIn = (document: unknown): string[] =>
  [...translationsIn(document)]
    .filter(([, value]) => present(value[defaultLocale]) && locales.some(locale => !present(value[locale])))
    .map(([path]) => path)

/**
 * The fields whose translation is older than their English text: that one was changed without the
 * other, in this version or in an earlier one (`before.drifted`). A field that is new counts as
 * translated.
 */
export function driftedIn(document: unknown, before: { document: unknown; drifted: string[] } | null): string[] {
  if (!before) return []
  const earlier = translationsIn(before.document)
  return [...translationsIn(document)].flatMap(([path, value]) => {
    const old = earlier.get(path)
    const others = locales.filter(locale => locale !== defaultLocale && present(value[locale]))
    if (!old || others.length === 0 || others.some(locale => !isSame(value[locale], old[locale]))) return []
    return !isSame(value[defaultLocale], old[defaultLocale]) || before.drifted.includes(path) ? [path] : []
  })
}

const isTranslated = (value: object): value is Translated =>
  defaultLocale in value && Object.keys(value).every(name => isLocale(name))

const present = (value: unknown) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
