import { createLanguage } from '#client/shared/texts/create-language.ts'
import { type Locale, perLocale } from '#client/shared/texts/locales.ts'

const visitorFiles = import.meta.glob<object>(
  ['/client/*/texts/{*.,}??.ts', '!/client/{desk,editing}/texts/{*.,}??.ts'],
  { eager: true, import: 'texts' },
)

/** Lists the texts of one language in `files`, by default all texts for visitors. */
export const listDictionaries = (locale: Locale, files: Record<string, object> = visitorFiles): object[] =>
  Object.entries(files).flatMap(([path, texts]) => (path.endsWith(`${locale}.ts`) ? [texts] : []))

/**
 * The languages with their translators, which all requests share because they never change. They
 * have the texts for visitors; `officeLanguages` has all texts.
 */
export const languages = perLocale(locale => createLanguage(locale, listDictionaries(locale)))
