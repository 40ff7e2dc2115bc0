import { perLocale } from '#client/shared/texts/locales.ts'
import { mergeTexts } from '#client/shared/texts/merge-texts.ts'
import { createTranslate } from '#client/shared/texts/translate.ts'
import type { Language } from '#client/shared/texts/use-translate.ts'
import { createUrlTo } from '#client/urls.ts'

const files = import.meta.glob<object>('/client/*/texts/{*.,}??.ts', { eager: true, import: 'texts' })

/** The languages with their translators, which all requests share because they never change. */
export const languages = perLocale((locale): Language => {
  const parts = Object.entries(files).flatMap(([path, texts]) => (path.endsWith(`${locale}.ts`) ? [texts] : []))
  return { locale, t: createTranslate(locale, mergeTexts(parts)), urlTo: createUrlTo(locale) }
})
