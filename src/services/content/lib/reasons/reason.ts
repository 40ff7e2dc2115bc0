import * as v from 'valibot'
import { defaultLocale, type Locale, perLocale } from '#client/shared/texts/locales.ts'
import { en, type Texts } from './en.ts'
import { sv } from './sv.ts'

/** Why a field is refused, in every language. A plain string is English, for programs. */
export type Reason = string | Record<Locale, string>

/** The format of stored reasons, which are plain strings if an earlier version stored them. */
export const storedReasons = v.record(v.string(), v.union([v.string(), v.object(perLocale(() => v.string()))]))

/** Errors of an editor's input by field path, e.g. `data.title.en`; `''` is the whole input. */
export type FieldErrors = Record<string, Reason>

const texts: Record<Locale, Texts> = { en, sv }

/** Builds a reason in every language: `because(texts => texts.missing)`. */
export const because = (say: (texts: Texts) => string): Record<Locale, string> =>
  perLocale(locale => say(texts[locale]))

/** Translates a schema's message, which is one of the English texts. */
export function translateMessage(message: string): Reason {
  const name = names.find(name => en[name] === message)
  return name ? because(texts => String(texts[name])) : message
}

const names = Object.keys(en).filter((name): name is keyof Texts => name in en)

export const localizeErrors = (errors: FieldErrors, locale: Locale): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).map(([field, reason]) => [field, typeof reason === 'string' ? reason : reason[locale]]),
  )

/** The errors in English, for logs and for clients that request no language. */
export const errorsInEnglish = (errors: FieldErrors) => localizeErrors(errors, defaultLocale)
