/*
 * Stripe's amounts are in the smallest unit of a currency, this service's in hundredths. The sets
 * are Stripe's lists of currencies with no and with three decimals. ISK and UGX are exceptions:
 * Stripe expects hundredths of them, but only multiples of 100.
 */
const withoutDecimals = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '))
const withThreeDecimals = new Set('BHD JOD KWD OMR TND'.split(' '))
const wholeOnly = new Set([...withoutDecimals, 'ISK', 'UGX'])

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
 * Converts Stripe's unit to hundredths. If Stripe's unit is smaller, the result may be a fraction,
 * which equals no amount of the shop.
 */
export function fromStripeAmount(amount: number, currency: string): number {
  if (withoutDecimals.has(currency)) return amount * 100
  return withThreeDecimals.has(currency) ? amount / 10 : amount
}
