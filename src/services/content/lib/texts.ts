import type { Locale } from './localize.ts'
import { en, type Texts } from './texts/en.ts'
import { sv } from './texts/sv.ts'

export type { Texts }

/** What the service itself says, by language: one that is missing fails `tsc`. */
export const texts: Record<Locale, Texts> = {
  en,
  sv,
}
