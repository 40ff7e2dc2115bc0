import { en } from '#client/i18n/en.ts'
import { createTranslate } from '#client/i18n/index.ts'
import type { Locale } from '#client/i18n/locales.ts'
import { sv } from '#client/i18n/sv.ts'
import type { Language } from '#client/i18n/use-translate.ts'
import { urlsOf } from '#client/urls.ts'

/** One language each, made once: nothing of a request is in it. */
export const languages: Record<Locale, Language> = {
  en: { locale: 'en', t: createTranslate('en', en), urls: urlsOf('en') },
  sv: { locale: 'sv', t: createTranslate('sv', sv), urls: urlsOf('sv') },
}
