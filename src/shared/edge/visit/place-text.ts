import { formatCountryName } from '#client/shared/commerce/country-name.ts'
import type { Locale } from '#client/shared/texts/locales.ts'

// Public, and as many as there are countries. A name costs more than a page's other slots.
const known = new Map<string, string>()

/** `Sweden (SE), `, to be followed by a currency; empty without a country. */
export function placeText(locale: Locale, country: string): string {
  const key = `${locale} ${country}`
  const text = known.get(key) ?? (country && `${formatCountryName(locale, country)} (${country}), `)
  known.set(key, text)
  return text
}
