const noBreakSpace = '\u00a0'
const decimals: Record<string, number> = { SEK: 0, NOK: 0, DKK: 0 }

/**
 * Formats an amount in minor units as the commerce platform does, with no-break spaces:
 * `1 495 SEK` or `129.00 EUR`.
 */
export function formatMoney(amount: number, currency: string) {
  const [whole = '', fraction] = (amount / 100).toFixed(decimals[currency] ?? 2).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, noBreakSpace)
  return `${grouped}${fraction ? `.${fraction}` : ''}${noBreakSpace}${currency}`
}

/** A product's price at another time, in minor units; without `before`, it is not reduced. */
export interface PriceAt {
  product: string
  priceList: number
  amount: number
  before?: number
  lowest?: number
}
