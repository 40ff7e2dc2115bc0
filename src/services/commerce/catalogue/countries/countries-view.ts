import type { LanguageCode } from '../../lib/languages.ts'
import type { CountryRow } from './countries.ts'

/** Sorted by name in the language shown. */
export function countriesView(countries: CountryRow[], language: LanguageCode) {
  const views = known.get(countries) ?? {}
  known.set(countries, views)
  views[language] ??= countries
    .map(entry => countryView(entry, language))
    .sort((a, b) => a.name.localeCompare(b.name, language))
  return views[language]
}

// Selections have the same list again and again, and sorting it in a language takes long.
const known = new WeakMap<CountryRow[], Partial<Record<LanguageCode, ReturnType<typeof countryView>[]>>>()

const countryView = ({ country, names, eu, language, currency, states }: CountryRow, shown: LanguageCode) => ({
  country,
  name: names[shown],
  eu,
  language,
  currency,
  ...(states.length > 0 ? { states } : {}),
})
