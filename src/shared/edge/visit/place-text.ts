import { formatCountryName } from '#client/shared/commerce/country-name.ts'
import type { Locale } from '#client/shared/texts/locales.ts'

// Cached, because a country's name costs more than the page's other slots together.
const known = new Map<string, string>()

/** Formats `Sweden (SE), `, which a currency follows; empty without a country. */
export function formatPlace(locale: Locale, country: string): string {
  const key = `${locale} ${country}`
  const text = known.get(key) ?? (country && `${formatCountryName(locale, country)} (${country}), `)
  known.set(key, text)
  return text
}
