import { defaultLocale, formatOwnName, isLocale, type Locale, locales } from '#client/shared/texts/locales.ts'

/** A language of the shop, in which the catalogue has names and this service has texts. */
export type LanguageCode = Locale
export const isLanguage = (text: unknown): text is LanguageCode => typeof text === 'string' && isLocale(text)
export const languageCodes = locales

/** The shop's languages in the wire's format. */
export const listLanguages = () =>
  languageCodes.map(language => ({ language, name: formatOwnName(language), default: language === defaultLocale }))

/** Returns the first preference that is a language of the shop, else the default language. */
export const pickLanguage = (...preferences: unknown[]): LanguageCode => preferences.find(isLanguage) ?? defaultLocale

/** Returns the prefix of paths in a language: `/sv`, or an empty text for the default language. */
export const languagePrefix = (language: LanguageCode) => (language === defaultLocale ? '' : `/${language}`)
