import type { LanguageCode } from './languages.ts'
import { en, type Texts } from './texts/en.ts'
import { sv } from './texts/sv.ts'

export type { Texts }

/** The service's texts by language. `tsc` fails if a language lacks a text. */
export const texts: Record<LanguageCode, Texts> = {
  en,
  sv,
}
