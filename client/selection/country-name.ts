import { type Locale, languageTag } from '../i18n/locales.ts'

/** Name of a country in one language; `otherwise` for codes that the browser has no name for. */
export function countryName(locale: Locale, code: string, otherwise = code): string {
  try {
    return new Intl.DisplayNames(languageTag(locale), { type: 'region', fallback: 'none' }).of(code) ?? otherwise
  } catch {
    // Not the form of a country code.
    return otherwise
  }
}
