import { urlsOf } from '../urls.ts'
import { createTranslate } from './index.ts'
import type { Locale } from './locales.ts'
import type { Language } from './use-translate.ts'

/** Fetches what islands say in one language: a browser gets neither the other one's texts nor those of pages. */
export async function loadLanguage(locale: Locale): Promise<Language> {
  const messages = locale === 'sv' ? (await import('./sv.ts')).islands : (await import('./en.ts')).islands
  return { locale, t: createTranslate(locale, messages), urls: urlsOf(locale) }
}
