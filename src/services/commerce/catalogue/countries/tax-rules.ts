import * as v from 'valibot'

/**
 * A limit on the value of goods, without tax and delivery. Goods up to the limit are taxed
 * differently from goods above it.
 */
export interface ValueLimit {
  /**
   * Whether the limit applies to the value of each piece, or to the total value of an order's
   * goods. Discounts are deducted first.
   */
  per: 'item' | 'consignment'
  /** In minor units of `currency`. */
  amount: number
  currency: string
  /** Whether goods worth exactly `amount` are within the limit. */
  included: boolean
  /** The price of one unit of `currency`, in millionths of the price list's currency. */
  rate: number
}

/** How the shop sells goods to a country outside the VAT area, depending on a value limit. */
export interface TaxRule {
  /**
   * Goods within the limit are sold with tax (`charge`), not sent (`refuse`), or sold without tax
   * (`deduct`). Goods above the limit are always sold without tax.
   */
  treatment: 'deduct' | 'charge' | 'refuse'
  /** Null if the treatment applies to all goods. */
  limit: ValueLimit | null
  /**
   * Whether companies with a VAT number pay the tax on goods within the limit to the state
   * themselves.
   */
  reverseCharge: boolean
}

const millionths = 1_000_000
const storedTaxRule = v.object({
  treatment: v.picklist(['deduct', 'charge', 'refuse']),
  limit: v.nullable(
    v.pipe(
      v.object({
        per: v.picklist(['item', 'consignment']),
        amount: v.number(),
        currency: v.string(),
        included: v.boolean(),
        rate: v.nullable(v.number()),
      }),
      v.transform(
        ({ amount, rate, ...limit }): ValueLimit => ({
          ...limit,
          amount: Math.round(amount * 100),
          rate: Math.round((rate ?? 1) * millionths),
        }),
      ),
    ),
  ),
  reverseCharge: v.boolean(),
})

/** Parses a stored tax rule. Throws if the text is not a tax rule. */
export const parseTaxRule = (json: string): TaxRule => v.parse(storedTaxRule, JSON.parse(json))

/**
 * One or more pieces of the same item. `price` is the price of all of them after discounts, in
 * minor units, tax included.
 */
export interface Goods {
  price: number
  quantity: number
}

/**
 * Returns, for each of the goods, whether it is within a limit. `vatTenths` is the tax that the
 * prices include, in tenths of a percent.
 */
export function goodsWithin(limit: ValueLimit, goods: Goods[], vatTenths: number): boolean[] {
  if (limit.per === 'item') return goods.map(kind => isWithin(limit, kind, vatTenths))
  const all = { price: goods.reduce((sum, { price }) => sum + price, 0), quantity: 1 }
  const areAllWithin = isWithin(limit, all, vatTenths)
  return goods.map(() => areAllWithin)
}

/** Uses BigInt, because the multiplication results exceed 53 bits and must not be rounded. */
function isWithin({ amount, rate, included }: ValueLimit, { price, quantity }: Goods, vatTenths: number): boolean {
  const worth = BigInt(price) * 1000n * BigInt(millionths)
  const maximum = BigInt(amount) * BigInt(rate) * BigInt(quantity) * BigInt(1000 + vatTenths)
  return included ? worth <= maximum : worth < maximum
}

/**
 * Returns the highest price within a limit, tax included, in minor units of the price list's
 * currency.
 */
export function highestPriceWithin({ amount, rate, included }: ValueLimit, vatTenths: number): number {
  const [maximum, divisor] = [BigInt(amount) * BigInt(rate) * BigInt(1000 + vatTenths), 1000n * BigInt(millionths)]
  return Number(included ? maximum / divisor : (maximum - 1n) / divisor)
}
