import { createUrlTo } from '../../urls.ts'
import type { Locale } from './locales.ts'
import { createTranslate } from './translate.ts'
import type { Language } from './use-translate.ts'

/** Creates a language from the dictionaries that are loaded for it. */
export const createLanguage = (locale: Locale, dictionaries: object[]): Language => ({
  locale,
  t: createTranslate(locale, mergeTexts(dictionaries)),
  urlTo: createUrlTo(locale),
})

/** Merges dictionaries; sections with the same name are combined. */
export function mergeTexts(dictionaries: object[]): Record<string, object> {
  const merged: Record<string, object> = {}
  for (const dictionary of dictionaries)
    for (const [section, texts] of Object.entries(dictionary)) merged[section] = { ...merged[section], ...texts }
  return merged
}
