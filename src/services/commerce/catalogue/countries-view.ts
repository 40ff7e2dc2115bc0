import type { Language } from '../lib/languages.ts'
import type { Country } from './countries.ts'

/** Sorted by name in the language shown. */
export const countriesView = (countries: Country[], language: Language) =>
  countries.map(entry => countryView(entry, language)).sort((a, b) => a.name.localeCompare(b.name, language))

const countryView = ({ country, names, eu, language, currency, states }: Country, shown: Language) => ({
  country,
  name: names[shown],
  eu,
  language,
  currency,
  ...(states.length > 0 ? { states } : {}),
})
