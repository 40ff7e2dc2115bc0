import { defaultLocale, isLocale, type Locale, locales, ownName } from '#client/shared/texts/locales.ts'

/** Languages of catalogue names and of the service's texts: the shop's languages. */
export type LanguageCode = Locale
export const isLanguage = (text: unknown): text is LanguageCode => typeof text === 'string' && isLocale(text)
export const codes = locales

/** Languages in the wire's format. */
export const languages = () =>
  codes.map(language => ({ language, name: ownName(language), default: language === defaultLocale }))

/** The first preference that is a language of the shop, else the default. */
export const languageOf = (...preferences: unknown[]): LanguageCode => preferences.find(isLanguage) ?? defaultLocale

/** The path prefix of a language: `/sv`, or empty. */
export const prefixOf = (language: LanguageCode) => (language === defaultLocale ? '' : `/${language}`)
