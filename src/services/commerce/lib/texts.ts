import type { Language } from './languages.ts'
import { en, type Texts } from './texts/en.ts'
import { sv } from './texts/sv.ts'

export type { Texts }

/** What the service says, by language: one that is missing fails `tsc`. */
export const texts: Record<Language, Texts> = {
  en,
  sv,
}
