import { type Locale, languageTag } from './locales.ts'

/**
 * A language's name in the reader's language: `engelska`, `Swedish`. Not loaded by shoppers'
 * scripts.
 */
export const formatLanguageName = (locale: Locale, reader: Locale): string =>
  new Intl.DisplayNames(languageTag(reader), { type: 'language' }).of(locale) ?? locale
