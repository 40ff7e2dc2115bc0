import { type Locale, languageTag } from './locales.ts'

/** A language's name in the reader's: `engelska`, `Swedish`. Scripts of shoppers do not have it. */
export const languageName = (locale: Locale, reader: Locale): string =>
  new Intl.DisplayNames(languageTag(reader), { type: 'language' }).of(locale) ?? locale
