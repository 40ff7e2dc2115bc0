import { type Locale, languageTag } from '../texts/locales.ts'

/** Currencies whose whole amounts are written without decimals. */
const crowns = ['SEK', 'NOK', 'DKK']

/** Cached formats, because creating one is much more expensive than using it. */
const formats = new Map<string, Intl.NumberFormat>()

/**
 * Formats an amount in major units in a language: `SEK 1,234.50` and `£12.00` in English, `1 234,50
 * kr` in Swedish, with no-break spaces. The price texts of the checkout interface are not
 * localized, so they are never shown.
 */
export function formatAmount(amount: number, currency: string, locale: Locale): string {
  const decimals = crowns.includes(currency) && Number.isInteger(amount) ? 0 : undefined
  const key = `${locale} ${currency} ${decimals}`
  const format = formats.get(key) ?? createFormat(currency, locale, decimals)
  formats.set(key, format)
  // Adding 0 turns -0, which may be the sum of an empty list, into 0.
  return format.format(amount + 0)
}

/** Creates a number format. Leaves the currency out if its code is invalid. */
function createFormat(currency: string, locale: Locale, decimals: 0 | undefined) {
  const money = /^[A-Za-z]{3}$/.test(currency) ? { style: 'currency' as const, currency } : { minimumFractionDigits: 2 }
  return new Intl.NumberFormat(languageTag(locale), {
    ...money,
    ...(decimals === 0 && { maximumFractionDigits: 0 }),
  })
}
