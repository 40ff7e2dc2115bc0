import rosetta from 'rosetta'
import type { Texts } from '../../texts.ts'

type Path<T> = { [Key in keyof T & string]: T[Key] extends string ? Key : `${Key}.${Path<T[Key]>}` }[keyof T & string]
type TextAt<T, Key> = Key extends `${infer Head}.${infer Rest}`
  ? Head extends keyof T
    ? TextAt<T[Head], Rest>
    : never
  : Key extends keyof T
    ? T[Key]
    : never
type Names<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | Names<Rest> : never

export type MessageKey = Path<Texts>
type Parameters<Key> = [Names<TextAt<Texts, Key>>] extends [never]
  ? []
  : [values: Record<Names<TextAt<Texts, Key>>, string | number>]

/** Keys of texts without parameters; for keys in variables. */
export type PlainKey = { [Key in MessageKey]: Parameters<Key> extends [] ? Key : never }[MessageKey]

/**
 * Returns the text of a key, e.g. `t('listing.showing', { shown: 4, total: 9 })`. The compiler
 * checks keys and parameters.
 */
export type Translate = <Key extends MessageKey>(key: Key, ...parameters: Parameters<Key>) => string

/**
 * Creates an immutable translator for one language, so that no request can change another's
 * language. A missing text is empty; in development it is the key.
 */
export function createTranslate(locale: string, messages: object): Translate {
  const dictionary = rosetta({ [locale]: messages })
  if (import.meta.env.DEV) return (key, ...[values]) => dictionary.t(key, values, locale) || `⚠ ${key} (${locale})`
  return (key, ...[values]) => dictionary.t(key, values, locale)
}
