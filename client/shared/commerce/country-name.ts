import { type Locale, languageTag } from '../texts/locales.ts'

/** A country's name in a language. Returns `otherwise` if the code is unknown. */
export function formatCountryName(locale: Locale, code: string, otherwise = code): string {
  try {
    return new Intl.DisplayNames(languageTag(locale), { type: 'region', fallback: 'none' }).of(code) ?? otherwise
  } catch {
    // The code does not have the format of a country code.
    return otherwise
  }
}

/** An address on one line, with the country code at its end replaced by the country's name. */
export const expandCountryCode = (locale: Locale, address: string): string =>
  address.replace(/(?<=, *)[A-Z]{2}$/, code => formatCountryName(locale, code))
