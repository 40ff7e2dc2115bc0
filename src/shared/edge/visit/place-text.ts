import { formatCountryName } from '#client/shared/commerce/country-name.ts'
import type { Locale } from '#client/shared/texts/locales.ts'

// Cached, because formatting a country's name takes more CPU time than all other slots of a page.
const known = new Map<string, string>()

/** Formats `Sweden (SE), `, after which the page shows the currency; empty without a country. */
export function formatPlace(locale: Locale, country: string): string {
  const key = `${locale} ${country}`
  const text = known.get(key) ?? (country && `${formatCountryName(locale, country)} (${country}), `)
  known.set(key, text)
  return text
}
