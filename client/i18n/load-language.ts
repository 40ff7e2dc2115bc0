import { urlsOf } from '../urls.ts'
import { createTranslate } from './index.ts'
import type { Locale } from './locales.ts'
import type { Language } from './use-translate.ts'

/** Fetches the texts of one language: a browser never gets the other one's. */
export async function loadLanguage(locale: Locale): Promise<Language> {
  const messages = locale === 'sv' ? (await import('./sv.ts')).sv : (await import('./en.ts')).en
  return { locale, t: createTranslate(locale, messages), urls: urlsOf(locale) }
}
