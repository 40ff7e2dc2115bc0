import { goodsWithin, type ValueLimit } from '../catalogue/countries/tax-rules.ts'
import { computeShippingCost } from '../delivery/methods.ts'
import { distribute, divideHalfUp, includedTax, portion, sum } from '../lib/money.ts'
import type { VoucherTerms } from '../vouchers/terms.ts'

/** The data from which `computeTotals` computes the amounts of a purchase. */
export interface PurchaseTerms {
  /** Unit prices in minor units, tax included. */
  lines: { product: string; categories?: string[]; price: number; quantity: number }[]
  /** Vouchers, applied in this order. Once nothing is left to pay, the others have no effect. */
  vouchers: VoucherTerms[]
  /**
   * The chosen shipping method, or null. Delivery is free if the goods, after vouchers, cost at
   * least `freeFrom`. Both are in minor units.
   */
  shipping: { price: number; freeFrom: number | null } | null
  /** The tax included in all prices, in tenths of a percent. */
  vatTenths: number
  /** Whether tax is deducted from all goods, because they leave the VAT area. */
  taxFree: boolean
  /** If `taxFree` is false: the value of goods above which tax is deducted. Default: none. */
  limit?: ValueLimit | null
}

/** The amounts of a purchase, in minor units. */
export interface Totals {
  /** The price of all goods before discounts. */
  items: number
  /** For each voucher, its discount, 0 or negative. */
  vouchers: number[]
  /**
   * For each voucher, whether the bag reaches its minimum and contains a product to which it
   * applies.
   */
  inEffect: boolean[]
  freeShipping: boolean
  /** The sum of the vouchers' discounts, 0 or negative. */
  discount: number
  /** For each line, the sum of its discounts from all vouchers, 0 or positive. */
  lineDiscounts: number[]
  shipping: number
  handling: number
  /** For each line, whether it is within the value limit; true if there is no limit. */
  within: boolean[]
  /**
   * For each line, whether tax is deducted from it, and the part of `shipping` from which tax is
   * deducted.
   */
  deducted: { lines: boolean[]; shipping: number }
  /** Whether tax is deducted from all lines; for an empty bag, `taxFree`. */
  isTaxFree: boolean
  /** The tax that is deducted, 0 or negative. */
  taxDeducted: number
  grandTotal: number
  /** The tax included in the grand total. */
  tax: number
}

/**
 * Computes all amounts of a purchase, in minor units. A percentage voucher takes off its percentage
 * of the full price of each line. The amount of a fixed-amount voucher is spread over the lines in
 * proportion to what is left of their prices after earlier vouchers. No line costs less than 0. If
 * tax is deducted from some of the goods, it is deducted from the same share of the delivery price.
 * The total discount and the tax are only rounded at the end, half up.
 */
export function computeTotals({ lines, vouchers, shipping, vatTenths, taxFree, limit = null }: PurchaseTerms): Totals {
  const items = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  const inEffect = vouchers.map(terms => isInEffect(terms, lines, items))
  const freeShipping = vouchers.some(({ kind }, index) => kind === 'free_shipping' && inEffect[index])
  const { off, lineDiscounts } = computeDiscounts(lines, vouchers, inEffect)
  const discount = off.reduce((sum, amount) => sum + amount, 0)
  const goods = items + discount
  const shippingPrice = lines.length > 0 && shipping ? computeShippingCost(shipping, goods, freeShipping) : 0
  const handling = 0
  const paid = lines.map(({ price, quantity }, index) => ({
    price: price * quantity - (lineDiscounts[index] ?? 0),
    quantity,
  }))
  const within = limit ? goodsWithin(limit, paid, vatTenths) : lines.map(() => true)
  const isDeducted = within.map(isWithin => taxFree || !isWithin)
  const sumPrices = (deducted: boolean) => sum(paid.map(({ price }, at) => (isDeducted[at] === deducted ? price : 0)))
  const [deductedGoods, chargedGoods] = [sumPrices(true), sumPrices(false)]
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

const isForProduct = (
  { products, categories = null }: VoucherTerms,
  { product, categories: productCategories = [] }: PurchaseTerms['lines'][number],
) =>
  (products === null && categories === null) ||
  products?.includes(product) === true ||
  categories?.some(category => productCategories.includes(category)) === true

const isInEffect = (terms: VoucherTerms, lines: PurchaseTerms['lines'], items: number) =>
  lines.some(line => isForProduct(terms, line)) && items >= (terms.minimum ?? 0)

/** Discounts are computed in hundredths of minor units, so that every percentage is an integer. */
const hundredths = 100

function computeDiscounts(lines: PurchaseTerms['lines'], vouchers: VoucherTerms[], inEffect: boolean[]) {
  const full = lines.map(({ price, quantity }) => price * quantity)
  let left = full.map(amount => amount * hundredths)
  const off = vouchers.map((terms, index) => {
    const applicable = lines.map((line, at) => (inEffect[index] && isForProduct(terms, line) ? (left[at] ?? 0) : 0))
    const taken = computeDiscount(terms, applicable, full)
    left = left.map((amount, at) => amount - (taken[at] ?? 0))
    return sum(taken)
  })
  return {
    off: toMinorUnits(off).map(amount => 0 - amount),
    lineDiscounts: toMinorUnits(full.map((amount, at) => amount * hundredths - (left[at] ?? 0))),
  }
}

/**
 * Computes what a voucher takes off each line, in hundredths of minor units. `left` is what is left
 * of each line's price after earlier vouchers; 0 for lines to which the voucher does not apply.
 * `full` has the full prices in minor units.
 */
function computeDiscount({ kind, value }: VoucherTerms, left: number[], full: number[]): number[] {
  if (kind === 'percent') return left.map((amount, at) => Math.min(amount, (full[at] ?? 0) * value))
  return distribute(kind === 'amount' ? value * hundredths : 0, left)
}

/**
 * Rounds hundredths of minor units to minor units. The rounded amounts add up to their exact sum,
 * rounded half up. No amount changes by 1 or more.
 */
function toMinorUnits(amounts: number[]): number[] {
  let total = 0
  return amounts.map(amount => {
    const before = divideHalfUp(total, hundredths)
    total += amount
    return divideHalfUp(total, hundredths) - before
  })
}
