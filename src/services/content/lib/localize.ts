import { reportMissing } from './missing.ts'

export const locales = ['en', 'sv'] as const
export type Locale = (typeof locales)[number]

/**
 * The value in one language: every `{ en, sv }` inside becomes its `locale` value, English where
 * that is missing or empty. What is missing is reported when `origin` says where the value is from,
 * e.g. `product:1005.lead`.
 */
export function localize(value: unknown, locale: Locale, origin?: string): unknown {
  if (Array.isArray(value)) return value.map((part, at) => localize(part, locale, origin && `${origin}.${at}`))
  if (typeof value !== 'object' || value === null) return value
  if (isTranslated(value)) {
    if (present(value[locale])) return value[locale]
    if (origin && present(value.en)) reportMissing(origin, locale)
    return value.en
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, localize(part, locale, origin && `${origin}.${name}`)]),
  )
}

/**
 * `localize` for each field of an entry, done when a query asks for the field: graphql-js calls
 * functions.
 */
export function localizeFields(fields: object, locale: Locale, origin: string): Record<string, () => unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, () => localize(value, locale, `${origin}.${name}`)]),
  )
}

interface Translated {
  en: unknown
  sv?: unknown
}

function isTranslated(value: object): value is Translated {
  return 'en' in value && Object.keys(value).every(key => key === 'en' || key === 'sv')
}

const present = (value: unknown) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)
