import { type Locale, languageTag } from '../i18n/locales.ts'

/** The name of a country in one language; `otherwise` for codes unknown to the browser. */
export function countryName(locale: Locale, code: string, otherwise = code): string {
  try {
    return new Intl.DisplayNames(languageTag(locale), { type: 'region', fallback: 'none' }).of(code) ?? otherwise
  } catch {
    // Not the format of a country code.
    return otherwise
  }
}
