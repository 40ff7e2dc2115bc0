import { defaultLocale, isLocale, type Locale, locales, ownName } from '#client/i18n/locales.ts'

/** Of names in the catalogue, and of what the service says: the shop's own. */
export type Language = Locale
export const isLanguage = (text: unknown): text is Language => typeof text === 'string' && isLocale(text)
export const codes = locales

/** As the wire has them. */
export const languages = codes.map(language => ({
  language,
  name: ownName(language),
  default: language === defaultLocale,
}))

/** The first of the preferences that is a language of the shop, else the default. */
export const languageOf = (...preferences: unknown[]): Language => preferences.find(isLanguage) ?? defaultLocale

/** What addresses of the shop's pages in a language begin with: `/sv`, or nothing. */
export const prefixOf = (language: Language) => (language === defaultLocale ? '' : `/${language}`)
