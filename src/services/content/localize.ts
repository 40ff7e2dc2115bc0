export type Locale = 'en' | 'sv'

/** The value in one language: every `{ en, sv }` inside becomes its `locale` value, English where that is missing or empty. */
export function localize(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map(part => localize(part, locale))
  if (typeof value !== 'object' || value === null) return value
  if (isTranslated(value)) return present(value[locale]) ? value[locale] : value.en
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, localize(part, locale)]))
}

/** `localize` for each field of an entry, done when a query asks for the field: graphql-js calls functions. */
export function localizeFields(fields: object, locale: Locale): Record<string, () => unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, () => localize(value, locale)]))
}

interface Translated {
  en: unknown
  sv?: unknown
}

function isTranslated(value: object): value is Translated {
  return 'en' in value && Object.keys(value).every(key => key === 'en' || key === 'sv')
}

const present = (value: unknown) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)
