/*
 * Stripe uses each currency's smallest unit, this service hundredths of every currency. Based on
 * Stripe's list of zero-decimal and three-decimal currencies; ISK and UGX have no smaller unit, but
 * Stripe still expects hundredths, in whole units only.
 */
const withoutDecimals = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '))
const withThreeDecimals = new Set('BHD JOD KWD OMR TND'.split(' '))
const wholeOnly = new Set([...withoutDecimals, 'ISK', 'UGX'])

/**
 * An amount for Stripe, from hundredths. Throws when the currency cannot express it: it must not be
 * rounded.
 */
export function toStripe(hundredths: number, currency: string): number {
  if (wholeOnly.has(currency) && hundredths % 100 !== 0)
    throw new Error(`${hundredths} hundredths cannot be paid in ${currency}`)
  if (withoutDecimals.has(currency)) return hundredths / 100
  return withThreeDecimals.has(currency) ? hundredths * 10 : hundredths
}

/**
 * Stripe's amount in hundredths; a fraction where Stripe's unit is smaller, so that it equals no
 * amount of ours.
 */
export function fromStripe(amount: number, currency: string): number {
  if (withoutDecimals.has(currency)) return amount * 100
  return withThreeDecimals.has(currency) ? amount / 10 : amount
}
