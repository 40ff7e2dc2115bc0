import { type Locale, languageTag } from './locales.ts'

/**
 * The name of the language `locale` in the language `reader`: `engelska`, `Swedish`. It is not in
 * `locales.ts`, because shoppers' scripts do not need it.
 */
export const formatLanguageName = (locale: Locale, reader: Locale): string =>
  new Intl.DisplayNames(languageTag(reader), { type: 'language' }).of(locale) ?? locale
