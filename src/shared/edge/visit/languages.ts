import { createLanguage } from '#client/shared/texts/create-language.ts'
import { perLocale } from '#client/shared/texts/locales.ts'

const files = import.meta.glob<object>('/client/*/texts/{*.,}??.ts', { eager: true, import: 'texts' })

/** The languages with their translators, which all requests share because they never change. */
export const languages = perLocale(locale =>
  createLanguage(
    locale,
    Object.entries(files).flatMap(([path, texts]) => (path.endsWith(`${locale}.ts`) ? [texts] : [])),
  ),
)
