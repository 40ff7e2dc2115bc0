import { createContext, use } from 'react'
import type { UrlTo } from '../../urls.ts'
import type { Locale } from './locales.ts'
import type { Translate } from './translate.ts'

/**
 * Context for every component: the language, its texts and addresses. It contains no visitor data.
 */
export interface Language {
  locale: Locale
  t: Translate
  urlTo: UrlTo
}

export const LanguageContext = createContext<Language | null>(null)

/** The page's language. Throws outside a page or island. */
export function useLanguage(): Language {
  const language = use(LanguageContext)
  if (!language) throw new Error('useLanguage needs a LanguageContext above it.')
  return language
}
