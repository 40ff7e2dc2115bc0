import { goodsWithin, type ValueLimit } from '../catalogue/countries/tax-rules.ts'
import { computeShippingCost } from '../delivery/methods.ts'
import { distribute, divideHalfUp, includedTax, portion, sum } from '../lib/money.ts'
import type { VoucherTerms } from '../vouchers/terms.ts'

export interface PurchaseTerms {
  /** Unit prices in minor units, tax included. */
  lines: { product: string; categories?: string[]; price: number; quantity: number }[]
  /** Applied in this order. When they exceed the price, the last ones take less. */
  vouchers: VoucherTerms[]
  /**
   * The chosen method; null for none. It is free if the goods, after vouchers, cost at least
   * `freeFrom`.
   */
  shipping: { price: number; freeFrom: number | null } | null
  /** The tax included in all prices, in tenths of a percent. */
  vatTenths: number
  /** Whether the goods leave the VAT area: the included tax is deducted, and no other is added. */
  taxFree: boolean
  /** When `taxFree` is false, the value above which tax is deducted; null where it never is. */
  limit?: ValueLimit | null
}

export interface Totals {
  items: number
  /** The discount of each voucher, 0 or negative, in the order of the vouchers. */
  vouchers: number[]
  /** For each voucher, whether its terms are met. */
  inEffect: boolean[]
  freeShipping: boolean
  discount: number
  /** The discount of each line by all vouchers, 0 or positive, in the order of the lines. */
  lineDiscounts: number[]
  shipping: number
  handling: number
  /** For each line, whether it is within the value limit; true when there is none. */
  within: boolean[]
  /**
   * For each line, whether tax is deducted; and the part of the delivery's price from which it is.
   */
  deducted: { lines: boolean[]; shipping: number }
  /** Whether tax is deducted from all lines. For an empty bag: whether it always is. */
  isTaxFree: boolean
  /** Negative where tax is deducted, otherwise 0. */
  taxDeducted: number
  grandTotal: number
  /** The tax included in the grand total. */
  tax: number
}

/**
 * Computes all amounts of a purchase, in minor units. A percent voucher takes its percentage of
 * each line's full price. An amount is distributed in proportion to what is left of its lines; no
 * line falls below 0. Delivery is taxed like the goods, in proportion to their price. The sum of
 * all discounts, and the tax, are rounded half up once.
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
 * Computes what a voucher takes off each line, in hundredths of minor units. `left` is what earlier
 * vouchers have left of the lines that it applies to.
 */
function computeDiscount({ kind, value }: VoucherTerms, left: number[], full: number[]): number[] {
  if (kind === 'percent') return left.map((amount, at) => Math.min(amount, (full[at] ?? 0) * value))
  return distribute(kind === 'amount' ? value * hundredths : 0, left)
}

/**
 * Rounds hundredths to minor units, so that each is off by less than 1 and the sum is rounded half
 * up.
 */
function toMinorUnits(amounts: number[]): number[] {
  let total = 0
  return amounts.map(amount => {
    const before = divideHalfUp(total, hundredths)
    total += amount
    return divideHalfUp(total, hundredths) - before
  })
}
