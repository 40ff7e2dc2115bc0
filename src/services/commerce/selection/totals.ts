import { shippingCost } from '../delivery/methods.ts'
import { divideHalfUp, includedTax } from '../lib/money.ts'
import type { VoucherTerms } from '../vouchers/terms.ts'

export interface Basket {
  /** Unit prices in minor units, tax included. */
  lines: { product: string; price: number; quantity: number }[]
  /** Taken off in this order, each from what the ones before have left. */
  vouchers: VoucherTerms[]
  /**
   * The chosen method; null when there is none. Goods after vouchers worth `freeFrom` or more are
   * sent for nothing.
   */
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
  /** Which of the vouchers count: what their terms ask for is in the basket. */
  inEffect: boolean[]
  freeShipping: boolean
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
 * The only place where money is computed: minor units in, minor units out, whole numbers
 * throughout. Divisions are rounded half up, once each. Percent vouchers are of the goods before
 * other vouchers; no line ever falls below 0.
 */
export function totalsOf({ lines, vouchers, shipping, vatTenths, taxFree }: Basket): Totals {
  const items = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  const inEffect = vouchers.map(terms => isInEffect(terms, lines, items))
  const freeShipping = vouchers.some(({ kind }, index) => kind === 'free_shipping' && inEffect[index])
  const off = reductions(lines, vouchers, inEffect)
  const discount = off.reduce((sum, amount) => sum + amount, 0)
  const goods = items + discount
  const shippingPrice = lines.length > 0 && shipping ? shippingCost(shipping, goods, freeShipping) : 0
  const handling = 0
  const payable = goods + shippingPrice + handling
  const included = includedTax(payable, vatTenths)
  return {
    items,
    vouchers: off,
    inEffect,
    freeShipping,
    discount,
    shipping: shippingPrice,
    handling,
    taxDeducted: taxFree ? 0 - included : 0,
    grandTotal: taxFree ? payable - included : payable,
    tax: taxFree ? 0 : included,
  }
}

const isFor = ({ products }: VoucherTerms, { product }: Basket['lines'][number]) =>
  products === null || products.includes(product)

const isInEffect = (terms: VoucherTerms, lines: Basket['lines'], items: number) =>
  lines.some(line => isFor(terms, line)) && items >= (terms.minimum ?? 0)

function reductions(lines: Basket['lines'], vouchers: VoucherTerms[], inEffect: boolean[]): number[] {
  const full = lines.map(({ price, quantity }) => price * quantity)
  let left = full
  return vouchers.map((terms, index) => {
    const own = lines.map(line => inEffect[index] === true && isFor(terms, line))
    const worth = worthOf(terms, sum(full.filter((_, line) => own[line])))
    const shares = share(
      worth,
      left.map((amount, line) => (own[line] ? amount : 0)),
    )
    left = left.map((amount, line) => amount - (shares[line] ?? 0))
    return 0 - sum(shares)
  })
}

const worthOf = ({ kind, value }: VoucherTerms, goods: number) =>
  kind === 'percent' ? divideHalfUp(goods * value, 100) : kind === 'amount' ? value : 0

/**
 * Spreads an amount over parts by their size, the whole of it or all that they are; no part gives
 * more than it has.
 */
function share(amount: number, parts: number[]): number[] {
  const total = sum(parts)
  const given = Math.min(amount, total)
  let passed = 0
  let taken = 0
  return parts.map(part => {
    passed += part
    // The products do not fit into 53 bits.
    const due = total === 0 ? 0 : Number((BigInt(given) * BigInt(passed)) / BigInt(total))
    const own = due - taken
    taken = due
    return own
  })
}

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
