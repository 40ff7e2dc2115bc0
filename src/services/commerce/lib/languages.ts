/** The languages of names in the catalogue; the first is the default. */
export const languages = [
  { language: 'en', name: 'English', default: true },
  { language: 'sv', name: 'Svenska', default: false },
] as const

export type Language = (typeof languages)[number]['language']

export const isLanguage = (text: unknown): text is Language => languages.some(({ language }) => language === text)

/** The first of the preferences that is a language of the shop, else the default. */
export const languageOf = (...preferences: unknown[]): Language => preferences.find(isLanguage) ?? 'en'
