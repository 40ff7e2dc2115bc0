import type { Locale } from './localize.ts'
import { en, type Texts } from './texts/en.ts'
import { sv } from './texts/sv.ts'

export type { Texts }

/** The service's own texts, by language. */
export const contentTexts: Record<Locale, Texts> = {
  en,
  sv,
}
