/*
 * Stripe uses each currency's smallest unit; this service uses hundredths of every currency. The
 * sets follow Stripe's lists of zero-decimal and three-decimal currencies. ISK and UGX have no
 * smaller unit, but Stripe expects hundredths of them, in whole units only.
 */
const withoutDecimals = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '))
const withThreeDecimals = new Set('BHD JOD KWD OMR TND'.split(' '))
const wholeOnly = new Set([...withoutDecimals, 'ISK', 'UGX'])

/**
 * Converts hundredths to Stripe's unit. Throws when the currency cannot express the amount, which
 * must not be rounded.
 */
export function toStripeAmount(hundredths: number, currency: string): number {
  if (wholeOnly.has(currency) && hundredths % 100 !== 0)
    throw new Error(`${hundredths} hundredths cannot be paid in ${currency}`)
  if (withoutDecimals.has(currency)) return hundredths / 100
  return withThreeDecimals.has(currency) ? hundredths * 10 : hundredths
}

/**
 * Converts Stripe's unit to hundredths. The result is a fraction if Stripe's unit is smaller, so
 * that it equals no amount of the shop.
 */
export function fromStripeAmount(amount: number, currency: string): number {
  if (withoutDecimals.has(currency)) return amount * 100
  return withThreeDecimals.has(currency) ? amount / 10 : amount
}
