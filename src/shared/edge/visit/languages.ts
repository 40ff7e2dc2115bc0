import { createTranslate, type Messages } from '#client/shared/i18n/index.ts'
import { perLocale } from '#client/shared/i18n/locales.ts'
import type { Language } from '#client/shared/i18n/use-translate.ts'
import { urlsOf } from '#client/urls.ts'

const dictionaries = import.meta.glob<Messages>('/client/shared/i18n/*/index.ts', { eager: true, import: 'texts' })

/** One translator for each language, created once: it holds nothing of a request. */
export const languages = perLocale((locale): Language => {
  const texts = dictionaries[`/client/shared/i18n/${locale}/index.ts`]
  if (!texts) throw new Error(`There is no dictionary of ${locale}.`)
  return { locale, t: createTranslate(locale, texts), urlTo: urlsOf(locale) }
})
