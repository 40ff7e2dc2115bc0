/** The languages of the shop; the first is the default and has no prefix in addresses. */
export const locales = ['en', 'sv'] as const
export type Locale = (typeof locales)[number]
export const defaultLocale: Locale = 'en'

/** The BCP 47 tag for `Intl` and `<html lang>`. */
export const languageTag = (locale: Locale) => (locale === 'sv' ? 'sv-SE' : 'en-GB')

export const isLocale = (text: string | undefined): text is Locale => locales.some(locale => locale === text)
