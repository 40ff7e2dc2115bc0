import { countryName } from '../commerce/country-name.ts'
import type { Country } from '../commerce/schema/place.ts'
import type { Locale } from '../texts/locales.ts'

/** The platform's countries with names in the page's language, sorted by them. */
export function namedIn(locale: Locale, countries: Country[]): Country[] {
  return countries
    .map(one => ({ ...one, name: countryName(locale, one.country, one.name) }))
    .sort((a, b) => a.name.localeCompare(b.name, locale))
}

/**
 * Countries with a word in name, code or currency that starts with the text; ignoring accents and
 * case.
 */
export function matching(countries: Country[], search: string): Country[] {
  const term = plain(search)
  return countries.filter(({ country, name, currency }) =>
    ` ${plain(name)} ${plain(country)} ${plain(currency)}`.includes(` ${term}`),
  )
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()
