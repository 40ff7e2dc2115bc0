import * as v from 'valibot'

/** Up to which value tax is treated in another way than above, without tax and delivery. */
export interface ValueLimit {
  /** Whether it is for each piece or for all goods of an order, after discounts. */
  per: 'item' | 'consignment'
  /** In minor units of `currency`. */
  amount: number
  currency: string
  /** Whether goods worth exactly that are within it. */
  included: boolean
  /** What one unit of `currency` is worth in the price list's currency, in millionths. */
  rate: number
}

/** What becomes of the tax of goods within a limit, outside the VAT area. */
export interface TaxRule {
  /** `charge`: it stays in the price; `refuse`: they are not sent. Above, it is deducted. */
  treatment: 'deduct' | 'charge' | 'refuse'
  /** Null where the treatment is for all goods. */
  limit: ValueLimit | null
  /** Whether companies with a VAT number account for the tax of goods within it themselves. */
  reverseCharge: boolean
}

const parts = 1_000_000
const stored = v.object({
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
          rate: Math.round((rate ?? 1) * parts),
        }),
      ),
    ),
  ),
  reverseCharge: v.boolean(),
})

/** Reads a tax rule as it is stored. Throws for any other text. */
export const taxRuleOf = (json: string): TaxRule => v.parse(stored, JSON.parse(json))

/** Goods of one kind: what they cost together after discounts, in minor units, tax included. */
export interface Goods {
  price: number
  quantity: number
}

/** Which goods of an order are within a limit, in their order. `vatTenths` is in their prices. */
export function goodsWithin(limit: ValueLimit, goods: Goods[], vatTenths: number): boolean[] {
  if (limit.per === 'item') return goods.map(one => isWithin(limit, one, vatTenths))
  const all = { price: goods.reduce((sum, { price }) => sum + price, 0), quantity: 1 }
  const are = isWithin(limit, all, vatTenths)
  return goods.map(() => are)
}

/** Compares whole numbers, which exceed 53 bits: nothing is rounded. */
function isWithin({ amount, rate, included }: ValueLimit, { price, quantity }: Goods, vatTenths: number): boolean {
  const worth = BigInt(price) * 1000n * BigInt(parts)
  const most = BigInt(amount) * BigInt(rate) * BigInt(quantity) * BigInt(1000 + vatTenths)
  return included ? worth <= most : worth < most
}

/** The highest price within a limit, tax included: in minor units of the price list. */
export function highestWithin({ amount, rate, included }: ValueLimit, vatTenths: number): number {
  const [most, divisor] = [BigInt(amount) * BigInt(rate) * BigInt(1000 + vatTenths), 1000n * BigInt(parts)]
  return Number(included ? most / divisor : (most - 1n) / divisor)
}
