/** A voucher's worth. Percent is of the goods; an amount is in minor units; free shipping has no value. */
export interface VoucherTerms {
  kind: 'percent' | 'amount' | 'free_shipping'
  value: number
}

export interface Basket {
  /** Unit prices in minor units, tax included. */
  lines: { price: number; quantity: number }[]
  /** Taken off in this order, each from what the ones before have left. */
  vouchers: VoucherTerms[]
  /** The chosen method; null when there is none. Goods after vouchers worth `freeFrom` or more are sent for nothing. */
  shipping: { price: number; freeFrom: number | null } | null
  /** The tax inside all prices, in tenths of a percent. */
  vatTenths: number
  /** The goods leave the tax area: the included tax is taken off, and no other is added. */
  taxFree: boolean
}

export interface Totals {
  items: number
  /** What each voucher takes off, as a number below zero or 0; in the order of the vouchers. */
  vouchers: number[]
  discount: number
  shipping: number
  handling: number
  /** Below zero where the tax is deducted, else 0. */
  taxDeducted: number
  grandTotal: number
  /** The tax inside the grand total. */
  tax: number
}

/**
 * The only place where money is computed: minor units in, minor units out, whole numbers throughout. Divisions are rounded half
 * up, once each. Percent vouchers are of the goods before other vouchers; the goods never fall below 0.
 */
export function totalsOf({ lines, vouchers, shipping, vatTenths, taxFree }: Basket): Totals {
  const items = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  const off = reductions(items, vouchers)
  const discount = off.reduce((sum, amount) => sum + amount, 0)
  const goods = items + discount
  const shippingPrice = lines.length > 0 && shipping ? shippingCost(shipping, goods, vouchers) : 0
  const handling = 0
  const payable = goods + shippingPrice + handling
  const included = includedTax(payable, vatTenths)
  return {
    items,
    vouchers: off,
    discount,
    shipping: shippingPrice,
    handling,
    taxDeducted: taxFree ? 0 - included : 0,
    grandTotal: taxFree ? payable - included : payable,
    tax: taxFree ? 0 : included,
  }
}

/** The tax inside an amount, rounded half up to the minor unit. */
export const includedTax = (amount: number, vatTenths: number) => divideHalfUp(amount * vatTenths, 1000 + vatTenths)

function reductions(items: number, vouchers: VoucherTerms[]): number[] {
  let left = items
  return vouchers.map(({ kind, value }) => {
    const worth = kind === 'percent' ? divideHalfUp(items * value, 100) : kind === 'amount' ? value : 0
    const off = Math.min(worth, left)
    left -= off
    return 0 - off
  })
}

/** What a method costs for goods of this worth after vouchers, in minor units. */
export function shippingCost(
  { price, freeFrom }: { price: number; freeFrom: number | null },
  goods: number,
  vouchers: VoucherTerms[],
): number {
  const free = vouchers.some(({ kind }) => kind === 'free_shipping') || (freeFrom !== null && goods >= freeFrom)
  return free ? 0 : price
}

const divideHalfUp = (dividend: number, divisor: number) => Math.floor((2 * dividend + divisor) / (2 * divisor))
