import { type Locale, languageTag } from '../texts/locales.ts'

/** The name of a country in one language; `otherwise` for codes unknown to the browser. */
export function countryName(locale: Locale, code: string, otherwise = code): string {
  try {
    return new Intl.DisplayNames(languageTag(locale), { type: 'region', fallback: 'none' }).of(code) ?? otherwise
  } catch {
    // Not the format of a country code.
    return otherwise
  }
}

/** An address in one line, with the country code at its end as a name: `…, Nässjö, SE`. */
export const withCountryName = (locale: Locale, address: string): string =>
  address.replace(/(?<=, *)[A-Z]{2}$/, code => countryName(locale, code))
