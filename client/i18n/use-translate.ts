import { createContext, use } from 'react'
import type { UrlTo } from '../urls.ts'
import type { Translate } from './index.ts'
import type { Locale } from './locales.ts'

/**
 * What every component may read: the language, its texts and its addresses. Never anything of a
 * visitor.
 */
export interface Language {
  locale: Locale
  t: Translate
  urlTo: UrlTo
}

export const LanguageContext = createContext<Language | null>(null)

/** The language of the page. Throws outside a page or island. */
export function useLanguage(): Language {
  const language = use(LanguageContext)
  if (!language) throw new Error('useLanguage needs a LanguageContext above it.')
  return language
}
