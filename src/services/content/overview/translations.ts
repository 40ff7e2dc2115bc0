import { getListItemName } from '../differences/differences.ts'
import { defaultLocale, isLocale, locales } from '../lib/localize.ts'

/** The values of one field by language. */
type Translated = Partial<Record<string, unknown>>

/**
 * Every translated value in a document, by its path. List items are identified by their
 * `_key`, `id`, `item`, `slug` or `product`, otherwise by their index.
 */
export function collectTranslations(value: unknown, path = ''): Map<string, Translated> {
  if (typeof value !== 'object' || value === null) return new Map()
  if (isTranslated(value)) return new Map([[path, value]])
  const parts = Array.isArray(value)
    ? value.map((item, at) => [getListItemName(item) ?? String(at), item] as const)
    : Object.entries(value)
  return new Map(parts.flatMap(([name, part]) => [...collectTranslations(part, path ? `${path}.${name}` : name)]))
}

/** The paths that have an English text, but lack another language. */
export const listUntranslated = (document: unknown): string[] =>
  [...collectTranslations(document)]
    .filter(([, value]) => isPresent(value[defaultLocale]) && locales.some(locale => !isPresent(value[locale])))
    .map(([path]) => path)

/**
 * The paths whose translation is older than the English text, because only the English text was
 * changed, in this version or an earlier one (`before.drifted`). A new field counts as translated.
 */
export function findDrifted(document: unknown, before: { document: unknown; drifted: string[] } | null): string[] {
  if (!before) return []
  const earlier = collectTranslations(before.document)
  return [...collectTranslations(document)].flatMap(([path, value]) => {
    const old = earlier.get(path)
    const others = locales.filter(locale => locale !== defaultLocale && isPresent(value[locale]))
    if (!old || others.length === 0 || others.some(locale => !isSame(value[locale], old[locale]))) return []
    return !isSame(value[defaultLocale], old[defaultLocale]) || before.drifted.includes(path) ? [path] : []
  })
}

const isTranslated = (value: object): value is Translated =>
  defaultLocale in value && Object.keys(value).every(name => isLocale(name))

const isPresent = (value: unknown) =>
  value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
