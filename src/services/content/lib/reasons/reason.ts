import * as v from 'valibot'
import { defaultLocale, type Locale, perLocale } from '#client/shared/texts/locales.ts'
import { en, type Texts } from './en.ts'
import { sv } from './sv.ts'

/** Why a field is refused, in every language; a plain text is for programs, and English. */
export type Reason = string | Record<Locale, string>

/** Reasons as they are stored; those from before there were languages are plain. */
export const storedReasons = v.record(v.string(), v.union([v.string(), v.object(perLocale(() => v.string()))]))

/** Errors of an editor's input, by field path, e.g. `data.title.en`; `''` is the whole input. */
export type FieldErrors = Record<string, Reason>

const texts: Record<Locale, Texts> = { en, sv }

/** A reason in every language: `because(t => t.missing)`. */
export const because = (say: (texts: Texts) => string): Record<Locale, string> =>
  perLocale(locale => say(texts[locale]))

/** The same of a message in a schema, which is one of the English texts. */
export function translated(message: string): Reason {
  const name = names.find(name => en[name] === message)
  return name ? because(texts => String(texts[name])) : message
}

const names = Object.keys(en).filter((name): name is keyof Texts => name in en)

/** Reasons in one language. */
export const errorsIn = (errors: FieldErrors, locale: Locale): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).map(([field, reason]) => [field, typeof reason === 'string' ? reason : reason[locale]]),
  )

/** For logs, and machines that asked for no language. */
export const inEnglish = (errors: FieldErrors) => errorsIn(errors, defaultLocale)
