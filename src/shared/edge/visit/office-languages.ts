import { createLanguage } from '#client/shared/texts/create-language.ts'
import { perLocale } from '#client/shared/texts/locales.ts'
import { listDictionaries } from './languages.ts'

const files = import.meta.glob<object>('/client/{desk,editing}/texts/{*.,}??.ts', { eager: true, import: 'texts' })

/**
 * The languages with the texts for editors and operators too. Import this file only from code that
 * is loaded on demand, because an isolate that only serves visitors never needs these texts.
 */
export const officeLanguages = perLocale(locale =>
  createLanguage(locale, [...listDictionaries(locale), ...listDictionaries(locale, files)]),
)
