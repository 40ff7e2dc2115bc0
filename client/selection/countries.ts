import type { Country } from '../commerce/schema/place.ts'
import type { Locale } from '../i18n/locales.ts'
import { countryName } from './country-name.ts'

/** The platform's countries with the names that the page's language has for them, in its order. */
export function namedIn(locale: Locale, countries: Country[]): Country[] {
  return countries
    .map(one => ({ ...one, name: countryName(locale, one.country, one.name) }))
    .sort((a, b) => a.name.localeCompare(b.name, locale))
}

/**
 * Those whose name, code or currency has a word that begins as asked; accents and case do not
 * matter.
 */
export function matching(countries: Country[], search: string): Country[] {
  const term = plain(search)
  return countries.filter(({ country, name, currency }) =>
    ` ${plain(name)} ${plain(country)} ${plain(currency)}`.includes(` ${term}`),
  )
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()
