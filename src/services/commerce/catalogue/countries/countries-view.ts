import type { LanguageCode } from '../../lib/languages.ts'
import type { CountryRow } from './countries.ts'

/** Countries in the wire's format, sorted by their names in the language. */
export function countriesView(countries: CountryRow[], language: LanguageCode) {
  const views = cachedViews.get(countries) ?? {}
  cachedViews.set(countries, views)
  views[language] ??= countries
    .map(entry => countryView(entry, language))
    .sort((a, b) => a.name.localeCompare(b.name, language))
  return views[language]
}

// The views are cached because nearly every response contains them, and sorting names is slow.
const cachedViews = new WeakMap<CountryRow[], Partial<Record<LanguageCode, ReturnType<typeof countryView>[]>>>()

const countryView = ({ country, names, eu, language, currency, states }: CountryRow, shown: LanguageCode) => ({
  country,
  name: names[shown],
  eu,
  language,
  currency,
  ...(states.length > 0 ? { states } : {}),
})
