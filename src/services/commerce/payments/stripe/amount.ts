/*
 * Stripe's amounts are in a currency's smallest unit, but this service's are in hundredths. The
 * first two sets are Stripe's lists of the currencies without decimals and with three decimals. ISK
 * and UGX are exceptions: Stripe expects hundredths of them, but only multiples of 100.
 */
const withoutDecimals = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '))
const withThreeDecimals = new Set('BHD JOD KWD OMR TND'.split(' '))
const wholeOnly = new Set([...withoutDecimals, 'ISK', 'UGX'])

/**
 * Stripe's smallest amounts, in hundredths (docs.stripe.com/currencies, read in November 2026).
 * Stripe also applies its minimum for the currency of the merchant's payouts, which is not known
 * here.
 */
const minima: Partial<Record<string, number>> = {
  ...{ SEK: 300, NOK: 300, DKK: 250, EUR: 50, GBP: 30, USD: 50, CHF: 50, PLN: 200, RON: 200, CZK: 1500 },
}

/** The smallest amount that can be paid in a currency, in hundredths; 0 if this list has none. */
export const findMinimum = (currency: string) => minima[currency] ?? 0

/**
 * Converts hundredths to Stripe's unit. Throws if the currency has no unit small enough for the
 * amount, because amounts must not be rounded.
 */
export function toStripeAmount(hundredths: number, currency: string): number {
  if (wholeOnly.has(currency) && hundredths % 100 !== 0)
    throw new Error(`${hundredths} hundredths cannot be paid in ${currency}`)
  if (withoutDecimals.has(currency)) return hundredths / 100
  return withThreeDecimals.has(currency) ? hundredths * 10 : hundredths
}

/**
 * Converts Stripe's unit to hundredths. If Stripe's unit is smaller than that, the result may have
 * a fraction, and then never equals an amount of the shop.
 */
export function fromStripeAmount(amount: number, currency: string): number {
  if (withoutDecimals.has(currency)) return amount * 100
  return withThreeDecimals.has(currency) ? amount / 10 : amount
}
