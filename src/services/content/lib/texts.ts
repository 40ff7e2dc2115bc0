import type { Locale } from './localize.ts'
import { en, type Texts } from './texts/en.ts'
import { sv } from './texts/sv.ts'

export type { Texts }

/** The service's own texts, by language: a missing one fails `tsc`. */
export const contentTexts: Record<Locale, Texts> = {
  en,
  sv,
}
