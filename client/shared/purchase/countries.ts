import { formatCountryName } from '../commerce/country-name.ts'
import type { Country } from '../commerce/schema/place.ts'
import type { Locale } from '../texts/locales.ts'

/** Translates country names into the page's language, and sorts them by name. */
export function nameCountries(locale: Locale, countries: Country[]): Country[] {
  return countries
    .map(one => ({ ...one, name: formatCountryName(locale, one.country, one.name) }))
    .sort((a, b) => a.name.localeCompare(b.name, locale))
}

/**
 * Finds countries with a word in their name, code or currency that starts with `search`, ignoring
 * accents and case.
 */
export function filterCountries(countries: Country[], search: string): Country[] {
  const term = normalize(search)
  return countries.filter(({ country, name, currency }) =>
    ` ${normalize(name)} ${normalize(country)} ${normalize(currency)}`.includes(` ${term}`),
  )
}

const normalize = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()
