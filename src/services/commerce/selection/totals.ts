import { shippingCost } from '../delivery/methods.ts'
import { divideHalfUp, includedTax, share, sum } from '../lib/money.ts'
import type { VoucherTerms } from '../vouchers/terms.ts'

export interface Basket {
  /** Unit prices in minor units, tax included. */
  lines: { product: string; categories?: string[]; price: number; quantity: number }[]
  /** Applied in this order, each to the remainder of the former ones. */
  vouchers: VoucherTerms[]
  /** The chosen method; null for none. It is free from goods worth `freeFrom` after vouchers. */
  shipping: { price: number; freeFrom: number | null } | null
  /** The tax included in all prices, in tenths of a percent. */
  vatTenths: number
  /** Whether the goods leave the tax area: the included tax is deducted, and no other is added. */
  taxFree: boolean
}

export interface Totals {
  items: number
  /** The discount of each voucher, 0 or negative, in the order of the vouchers. */
  vouchers: number[]
  /** Which vouchers apply: their terms are met. */
  inEffect: boolean[]
  freeShipping: boolean
  discount: number
  /** What the vouchers take off each line, 0 or positive, in the order of the lines. */
  lineDiscounts: number[]
  shipping: number
  handling: number
  /** Negative where the tax is deducted, otherwise 0. */
  taxDeducted: number
  grandTotal: number
  /** The tax included in the grand total. */
  tax: number
}

/**
 * The only place where money is computed: whole numbers of minor units throughout. Each division is
 * rounded half up once. Percent vouchers apply to the goods before other vouchers; no line falls
 * below 0.
 */
export function totalsOf({ lines, vouchers, shipping, vatTenths, taxFree }: Basket): Totals {
  const items = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  const inEffect = vouchers.map(terms => isInEffect(terms, lines, items))
  const freeShipping = vouchers.some(({ kind }, index) => kind === 'free_shipping' && inEffect[index])
  const { off, lineDiscounts } = reductions(lines, vouchers, inEffect)
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
    lineDiscounts,
    shipping: shippingPrice,
    handling,
    taxDeducted: taxFree ? 0 - included : 0,
    grandTotal: taxFree ? payable - included : payable,
    tax: taxFree ? 0 : included,
  }
}

const isFor = (
  { products, categories = null }: VoucherTerms,
  { product, categories: own = [] }: Basket['lines'][number],
) =>
  (products === null && categories === null) ||
  products?.includes(product) === true ||
  categories?.some(category => own.includes(category)) === true

const isInEffect = (terms: VoucherTerms, lines: Basket['lines'], items: number) =>
  lines.some(line => isFor(terms, line)) && items >= (terms.minimum ?? 0)

function reductions(lines: Basket['lines'], vouchers: VoucherTerms[], inEffect: boolean[]) {
  const full = lines.map(({ price, quantity }) => price * quantity)
  let left = full
  const off = vouchers.map((terms, index) => {
    const own = lines.map(line => inEffect[index] === true && isFor(terms, line))
    const worth = worthOf(terms, sum(full.filter((_, line) => own[line])))
    const shares = share(
      worth,
      left.map((amount, line) => (own[line] ? amount : 0)),
    )
    left = left.map((amount, line) => amount - (shares[line] ?? 0))
    return 0 - sum(shares)
  })
  return { off, lineDiscounts: full.map((amount, line) => amount - (left[line] ?? 0)) }
}

const worthOf = ({ kind, value }: VoucherTerms, goods: number) =>
  kind === 'percent' ? divideHalfUp(goods * value, 100) : kind === 'amount' ? value : 0
