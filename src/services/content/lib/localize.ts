import * as v from 'valibot'
import {
  defaultLocale,
  formatNumber,
  isLocale,
  type Locale,
  locales,
  oncePerLocale,
  perLocale,
} from '#client/shared/texts/locales.ts'

/**
 * Maximum number of fields that an isolate logs, because many missing texts usually have the same
 * cause.
 */
const maxKnown = 500

// An isolate logs each field once, because it renders the same pages repeatedly.
const logged = new Set<string>()

/** Logs that a field has no translation. `field` is its path, e.g. `page:/info/faq.title`. */
function reportMissing(field: string, locale: string) {
  const key = `${locale} ${field}`
  if (logged.has(key) || logged.size >= maxKnown) return
  logged.add(key)
  console.warn(JSON.stringify({ event: 'translation_missing', locale, field }))
}

export { defaultLocale, formatNumber, isLocale, type Locale, locales, oncePerLocale, perLocale }

/**
 * Returns the value in one language. Every `{ en, sv }` inside is replaced by its value for
 * `locale`. If that value is missing or empty, the value for the default language is used instead,
 * and the missing value is logged with its `origin`, e.g. `product:1005.lead`.
 */
export function localize(value: unknown, locale: Locale, origin?: string): unknown {
  if (Array.isArray(value)) return value.map((part, at) => localize(part, locale, origin && `${origin}.${at}`))
  if (typeof value !== 'object' || value === null) return value
  if (isTranslated(value)) {
    if (isPresent(value[locale])) return value[locale]
    if (origin && isPresent(value[defaultLocale])) reportMissing(origin, locale)
    return value[defaultLocale]
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, localize(part, locale, origin && `${origin}.${name}`)]),
  )
}

/**
 * Replaces each field of an entry by a function that localizes the field's value. graphql-js calls
 * the function when a query reads the field. Cached by entry and language, because requests share
 * entries.
 */
export function localizeFields(fields: object, locale: Locale, origin: string): Fields {
  const languages = localizedFields.get(fields) ?? {}
  localizedFields.set(fields, languages)
  languages[locale] ??= Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      let done: { value: unknown } | undefined
      const localized = () => {
        done ??= { value: localize(value, locale, `${origin}.${name}`) }
        return done.value
      }
      return [name, localized]
    }),
  )
  return languages[locale]
}

type Fields = Record<string, () => unknown>
const localizedFields = new WeakMap<object, Partial<Record<Locale, Fields>>>()

type Translated = Partial<Record<Locale, unknown>>

function isTranslated(value: object): value is Translated {
  return defaultLocale in value && Object.keys(value).every(key => isLocale(key))
}

const isPresent = (value: unknown) =>
  value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)

/** The schema of a text in every language; only the default language is required. */
export const inLanguages = <Schema extends v.GenericSchema, Needed extends v.GenericSchema>(
  schema: Schema,
  needed: Needed,
) => v.object({ ...perLocale(() => v.optional(schema)), [defaultLocale]: needed })
