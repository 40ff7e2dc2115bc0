import type { PurchaseTerms } from '#src/services/commerce/selection/totals.ts'

/** An exact fraction; the denominator is above 0. */
export interface Fraction {
  numerator: bigint
  denominator: bigint
}

export const fraction = (numerator: bigint, denominator = 1n): Fraction => ({ numerator, denominator })
const plus = (one: Fraction, other: Fraction) =>
  fraction(one.numerator * other.denominator + other.numerator * one.denominator, one.denominator * other.denominator)
const minus = (one: Fraction, other: Fraction) => plus(one, fraction(-other.numerator, other.denominator))
export const multiply = (one: Fraction, other: Fraction) =>
  reduced(one.numerator * other.numerator, one.denominator * other.denominator)
const lesser = (one: Fraction, other: Fraction) =>
  one.numerator * other.denominator < other.numerator * one.denominator ? one : other
const total = (parts: Fraction[]) => parts.reduce((all, part) => plus(all, part), fraction(0n))

function reduced(numerator: bigint, denominator: bigint): Fraction {
  let [divisor, rest] = [denominator, numerator]
  while (rest !== 0n) [divisor, rest] = [rest, divisor % rest]
  return divisor === 0n ? fraction(0n) : fraction(numerator / divisor, denominator / divisor)
}

/** Returns the nearest whole number; halves are rounded up. */
export function roundToNearest({ numerator, denominator }: Fraction): bigint {
  const floor = (numerator - (((numerator % denominator) + denominator) % denominator)) / denominator
  return 2n * (numerator - floor * denominator) >= denominator ? floor + 1n : floor
}

/** Throws unless each amount differs from its exact fraction by less than `off` minor units. */
export function checkNear(amounts: number[], exact: Fraction[], what: string, off = 1n) {
  for (const [index, wanted] of exact.entries()) {
    const { numerator, denominator } = minus(fraction(BigInt(amounts[index] ?? -1)), wanted)
    if (numerator >= off * denominator || numerator <= -off * denominator)
      throw new Error(`${what} ${index}: ${amounts[index]} is not ${wanted.numerator} / ${wanted.denominator}`)
  }
}

/**
 * Applies the vouchers one after the other to what is left of each line's price, in exact fractions
 * of minor units. Returns the discounts by line and by voucher, and what is `left` of each price.
 */
export function calculateDiscounts({ lines, vouchers }: PurchaseTerms) {
  const full = lines.map(({ price, quantity }) => fraction(BigInt(price) * BigInt(quantity)))
  const left = [...full]
  const byVoucher = vouchers.map(({ kind, value, minimum, products }) => {
    const mine = lines.flatMap((line, index) => (products?.includes(line.product) === false ? [] : [index]))
    if (minimum !== null && total(full).numerator < BigInt(minimum)) return fraction(0n)
    const there = total(mine.map(index => left[index] ?? fraction(0n)))
    const given = lesser(fraction(BigInt(kind === 'amount' ? value : 0)), there)
    const taken = mine.map(index => {
      const [rest, price] = [left[index] ?? fraction(0n), full[index] ?? fraction(0n)]
      const percent = fraction(BigInt(value), 100n)
      const part = kind === 'percent' ? lesser(multiply(price, percent), rest) : partOf(given, rest, there)
      left[index] = reducedDifference(rest, part)
      return part
    })
    return total(taken)
  })
  return {
    lines: full.map((price, index) => minus(price, left[index] ?? price)),
    left,
    vouchers: byVoucher,
    total: total(byVoucher),
    /** False if a voucher takes off a fixed amount, because lines share that in rounded parts. */
    isPercent: vouchers.every(({ kind }) => kind !== 'amount'),
  }
}

const partOf = (given: Fraction, rest: Fraction, there: Fraction) =>
  there.numerator === 0n ? fraction(0n) : multiply(given, multiply(rest, fraction(there.denominator, there.numerator)))

function reducedDifference(one: Fraction, other: Fraction) {
  const { numerator, denominator } = minus(one, other)
  return reduced(numerator, denominator)
}

/** For each line, whether its tax is deducted. `discounts` are by line, in minor units. */
export function findDeductedLines({ lines, vatTenths, taxFree, limit }: PurchaseTerms, discounts: number[]): boolean[] {
  const paid = lines.map(({ price, quantity }, index) => ({
    price: BigInt(price * quantity - (discounts[index] ?? 0)),
    quantity: BigInt(quantity),
  }))
  const all = { price: paid.reduce((sum, { price }) => sum + price, 0n), quantity: 1n }
  return paid.map(line => {
    if (taxFree || !limit) return taxFree
    const { price, quantity } = limit.per === 'item' ? line : all
    const worth = multiply(fraction(price, quantity), fraction(1000n, 1000n + BigInt(vatTenths)))
    const most = multiply(fraction(BigInt(limit.amount)), fraction(BigInt(limit.rate), 1_000_000n))
    const over = minus(worth, most).numerator
    return limit.included ? over > 0n : over >= 0n
  })
}

/**
 * Returns the price of delivery, the taxes and the total, in minor units, and the exact part of the
 * delivery whose tax is deducted. `goods` is the price of all lines after discounts, and `deducted`
 * is the part of that price whose tax is deducted.
 */
export function calculateRest(
  { lines, vouchers, shipping, vatTenths }: PurchaseTerms,
  { goods, deducted, deductedShipping }: { goods: bigint; deducted: bigint; deductedShipping: bigint },
) {
  const worth = lines.reduce((sum, { price, quantity }) => sum + BigInt(price) * BigInt(quantity), 0n)
  const isFreed = vouchers.some(
    ({ kind, minimum, products }) =>
      kind === 'free_shipping' &&
      lines.some(({ product }) => products?.includes(product) !== false) &&
      worth >= BigInt(minimum ?? 0),
  )
  const isEnough = shipping?.freeFrom !== null && shipping !== null && goods >= BigInt(shipping.freeFrom)
  const carriage = lines.length === 0 || !shipping || isFreed || isEnough ? 0n : BigInt(shipping.price)
  // The net amount is gross / (1 + rate), and the tax is gross minus net.
  const rate = 1000n + BigInt(vatTenths)
  const taxIn = (gross: bigint) => roundToNearest(fraction(gross * rate - gross * 1000n, rate))
  const taxDeducted = taxIn(deducted + deductedShipping)
  return {
    shipping: carriage,
    taxDeducted,
    tax: taxIn(goods + carriage - deducted - deductedShipping),
    grandTotal: goods + carriage - taxDeducted,
    deductedShipping: goods === 0n ? null : multiply(fraction(carriage), fraction(deducted, goods)),
  }
}
