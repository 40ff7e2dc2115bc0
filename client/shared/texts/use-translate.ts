import { createContext, use } from 'react'
import type { UrlTo } from '../../urls.ts'
import type { Locale } from './locales.ts'
import type { Translate } from './translate.ts'

/**
 * The page's language, its texts, and a function that builds addresses in it. Every component can
 * read it. It contains no visitor data.
 */
export interface Language {
  locale: Locale
  t: Translate
  urlTo: UrlTo
}

export const LanguageContext = createContext<Language | null>(null)

/** Returns the page's language. Throws outside a `LanguageContext`. */
export function useLanguage(): Language {
  const language = use(LanguageContext)
  if (!language) throw new Error('useLanguage needs a LanguageContext above it.')
  return language
}
