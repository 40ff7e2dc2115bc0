import type { Language } from '../../lib/languages.ts'
import type { Country } from './countries.ts'

/** Sorted by name in the language shown. */
export function countriesView(countries: Country[], language: Language) {
  const views = known.get(countries) ?? {}
  known.set(countries, views)
  views[language] ??= countries
    .map(entry => countryView(entry, language))
    .sort((a, b) => a.name.localeCompare(b.name, language))
  return views[language]
}

// Selections have the same list again and again, and sorting it in a language takes long.
const known = new WeakMap<Country[], Partial<Record<Language, ReturnType<typeof countryView>[]>>>()

const countryView = ({ country, names, eu, language, currency, states }: Country, shown: Language) => ({
  country,
  name: names[shown],
  eu,
  language,
  currency,
  ...(states.length > 0 ? { states } : {}),
})
