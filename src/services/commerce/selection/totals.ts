import { goodsWithin, type ValueLimit } from '../catalogue/countries/tax-rules.ts'
import { shippingCost } from '../delivery/methods.ts'
import { divideHalfUp, includedTax, portion, share, sum } from '../lib/money.ts'
import type { VoucherTerms } from '../vouchers/terms.ts'

export interface Basket {
  /** Unit prices in minor units, tax included. */
  lines: { product: string; categories?: string[]; price: number; quantity: number }[]
  /** Applied in this order: where they take more than there is, the last ones take less. */
  vouchers: VoucherTerms[]
  /** The chosen method; null for none. It is free from goods worth `freeFrom` after vouchers. */
  shipping: { price: number; freeFrom: number | null } | null
  /** The tax included in all prices, in tenths of a percent. */
  vatTenths: number
  /** Whether the goods leave the tax area: the included tax is deducted, and no other is added. */
  taxFree: boolean
  /** Otherwise, the value above which their tax is deducted; null where it never is. */
  limit?: ValueLimit | null
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
  /** Which lines are within the value limit: all where there is none. */
  within: boolean[]
  /** From which lines the tax is deducted, and from how much of the delivery's price. */
  deducted: { lines: boolean[]; shipping: number }
  /** Whether tax is deducted from all lines; of an empty bag, whether it always is. */
  isTaxFree: boolean
  /** Negative where the tax is deducted, otherwise 0. */
  taxDeducted: number
  grandTotal: number
  /** The tax included in the grand total. */
  tax: number
}

/**
 * The only place where money is computed, in minor units. A percent voucher takes its percent of
 * each line's full price, an amount is shared in proportion to what is left of its lines; no line
 * falls below 0. Delivery is taxed like the goods, in proportion to their worth. The sum of all
 * discounts, and the tax, are rounded half up once.
 */
export function computeTotals({ lines, vouchers, shipping, vatTenths, taxFree, limit = null }: Basket): Totals {
  const items = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  const inEffect = vouchers.map(terms => isInEffect(terms, lines, items))
  const freeShipping = vouchers.some(({ kind }, index) => kind === 'free_shipping' && inEffect[index])
  const { off, lineDiscounts } = reductions(lines, vouchers, inEffect)
  const discount = off.reduce((sum, amount) => sum + amount, 0)
  const goods = items + discount
  const shippingPrice = lines.length > 0 && shipping ? shippingCost(shipping, goods, freeShipping) : 0
  const handling = 0
  const paid = lines.map(({ price, quantity }, index) => ({
    price: price * quantity - (lineDiscounts[index] ?? 0),
    quantity,
  }))
  const within = limit ? goodsWithin(limit, paid, vatTenths) : lines.map(() => true)
  const isDeducted = within.map(is => taxFree || !is)
  const worthOf = (deducted: boolean) => sum(paid.map(({ price }, at) => (isDeducted[at] === deducted ? price : 0)))
  const [deductedGoods, chargedGoods] = [worthOf(true), worthOf(false)]
  const isTaxFree = lines.length > 0 ? isDeducted.every(Boolean) : taxFree
  const deductedShipping = isTaxFree
    ? shippingPrice
    : portion(shippingPrice, deductedGoods, deductedGoods + chargedGoods)
  const deducted = includedTax(deductedGoods + deductedShipping, vatTenths)
  const payable = goods + shippingPrice + handling
  return {
    items,
    vouchers: off,
    inEffect,
    freeShipping,
    discount,
    lineDiscounts,
    shipping: shippingPrice,
    handling,
    within,
    deducted: { lines: isDeducted, shipping: deductedShipping },
    isTaxFree,
    taxDeducted: 0 - deducted,
    grandTotal: payable - deducted,
    tax: includedTax(chargedGoods + shippingPrice - deductedShipping + handling, vatTenths),
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

/** Discounts are computed in hundredths of minor units, of which every percentage is whole. */
const hundredths = 100

function reductions(lines: Basket['lines'], vouchers: VoucherTerms[], inEffect: boolean[]) {
  const full = lines.map(({ price, quantity }) => price * quantity)
  let left = full.map(amount => amount * hundredths)
  const off = vouchers.map((terms, index) => {
    const own = lines.map((line, at) => (inEffect[index] && isFor(terms, line) ? (left[at] ?? 0) : 0))
    const taken = takenBy(terms, own, full)
    left = left.map((amount, at) => amount - (taken[at] ?? 0))
    return sum(taken)
  })
  return {
    off: toMinorUnits(off).map(amount => 0 - amount),
    lineDiscounts: toMinorUnits(full.map((amount, at) => amount * hundredths - (left[at] ?? 0))),
  }
}

/** What a voucher takes from lines of which this much is left for it; in hundredths. */
function takenBy({ kind, value }: VoucherTerms, left: number[], full: number[]): number[] {
  if (kind === 'percent') return left.map((amount, at) => Math.min(amount, (full[at] ?? 0) * value))
  return share(kind === 'amount' ? value * hundredths : 0, left)
}

/** Rounds hundredths: each is off by less than 1, and their sum is rounded half up. */
function toMinorUnits(amounts: number[]): number[] {
  let passed = 0
  return amounts.map(amount => {
    const before = divideHalfUp(passed, hundredths)
    passed += amount
    return divideHalfUp(passed, hundredths) - before
  })
}
