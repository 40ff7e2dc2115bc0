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

/** The key of a text, such as `bag.title`. */
export type MessageKey = Path<Texts>
type Parameters<Key> = [Names<TextAt<Texts, Key>>] extends [never]
  ? []
  : [values: Record<Names<TextAt<Texts, Key>>, string | number>]

/** The keys of texts without parameters. Use it for variables that contain a key. */
export type PlainKey = { [Key in MessageKey]: Parameters<Key> extends [] ? Key : never }[MessageKey]

/**
 * Returns the text of a key, e.g. `t('listing.showing', { shown: 4, total: 9 })`. The compiler
 * checks keys and parameters.
 */
export type Translate = <Key extends MessageKey>(key: Key, ...parameters: Parameters<Key>) => string

/**
 * Creates a translator for one language. It is immutable, so that no request can change the
 * language of another request. A missing text is empty; in development it is the key.
 */
export function createTranslate(locale: string, messages: object): Translate {
  const dictionary = rosetta({ [locale]: messages })
  if (import.meta.env.DEV) return (key, ...[values]) => dictionary.t(key, values, locale) || `⚠ ${key} (${locale})`
  return (key, ...[values]) => dictionary.t(key, values, locale)
}
