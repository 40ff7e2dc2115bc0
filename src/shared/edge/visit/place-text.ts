import { formatCountryName } from '#client/shared/commerce/country-name.ts'
import type { Locale } from '#client/shared/texts/locales.ts'

// Cached, because formatting a country's name takes more CPU time than filling all other slots.
const known = new Map<string, string>()

/** Formats a country as `Sweden (SE), `, which precedes the currency; empty if it is unknown. */
export function formatPlace(locale: Locale, country: string): string {
  const key = `${locale} ${country}`
  const text = known.get(key) ?? (country && `${formatCountryName(locale, country)} (${country}), `)
  known.set(key, text)
  return text
}
