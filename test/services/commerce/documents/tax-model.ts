import fc from 'fast-check'
import type { Snapshot } from '#src/services/commerce/orders/snapshot.ts'
import type { Bought } from '../orders/model/shop.ts'

/** An order for the model. Rates are in tenths of a percent, amounts in minor units. */
export interface TaxedOrder {
  lines: { item: number; price: number; quantity: number; off: number; rate: number; isDeducted: boolean }[]
  shipping: number
  /** The part of the delivery from which tax is deducted, in percent. */
  shippingDeducted: number
  deliveryRate: number
  /** What tax is deducted from: nothing, the lines with `isDeducted`, or everything. */
  deduction: 'none' | 'some' | 'all'
  place: { country: string; area: 'home' | 'union' | 'export' }
}

const rate = fc.constantFrom(250, 250, 200, 120, 60, 0)

export const taxedOrder: fc.Arbitrary<TaxedOrder> = fc.record({
  lines: fc.array(
    fc.record({
      item: fc.nat({ max: 2 }),
      price: fc.integer({ min: 1, max: 500_000 }),
      quantity: fc.integer({ min: 1, max: 4 }),
      // What vouchers take off, in percent.
      off: fc.constantFrom(0, 0, 10, 33, 100),
      rate,
      isDeducted: fc.boolean(),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  shipping: fc.constantFrom(0, 1, 4900, 9999),
  shippingDeducted: fc.constantFrom(0, 37, 100),
  deliveryRate: rate,
  deduction: fc.constantFrom('none', 'none', 'some', 'all'),
  place: fc.constantFrom(
    { country: 'SE', area: 'home' } as const,
    { country: 'DE', area: 'union' } as const,
    // Northern Ireland has the EU's rules.
    { country: 'GB', area: 'union' } as const,
    { country: 'GB', area: 'export' } as const,
    { country: 'NO', area: 'export' } as const,
  ),
})

/** Returns the tax that an amount includes. Half an öre is rounded up. */
export const taxIn = (amount: number, tenths: number) => {
  const exact = (BigInt(amount) * BigInt(tenths) * 2n + BigInt(1000 + tenths)) / (2n * BigInt(1000 + tenths))
  return Number(exact)
}

export const total = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

/** Returns the order as it is paid, and the gross amounts on its receipt, by tax rate. */
export function computeReceipt({ lines, shipping, shippingDeducted, deliveryRate, deduction, place }: TaxedOrder): {
  bought: Bought
  gross: Map<number, number>
} {
  const isDeducted = lines.map(line => deduction === 'all' || (deduction === 'some' && line.isDeducted))
  const isPartly = deduction === 'some' && isDeducted.some(Boolean) && !isDeducted.every(Boolean)
  const isWhole = deduction !== 'none' && isDeducted.every(Boolean)
  const prices = lines.map(({ price, quantity, off }) => price * quantity - Math.floor((price * quantity * off) / 100))
  const deductedShipping = isWhole ? shipping : isPartly ? Math.floor((shipping * shippingDeducted) / 100) : 0
  const untaxed = isWhole || isPartly ? total(prices.filter((_, index) => isDeducted[index])) + deductedShipping : 0
  const paidUntaxed = untaxed - taxIn(untaxed, deliveryRate)
  const gross = new Map<number, number>()
  const add = (tenths: number, amount: number) => gross.set(tenths, (gross.get(tenths) ?? 0) + amount)
  for (const [index, { rate: tenths }] of lines.entries()) if (!isDeducted[index]) add(tenths, prices[index] ?? 0)
  if (isWhole || isPartly) add(0, paidUntaxed)
  add(isWhole ? 0 : deliveryRate, shipping - deductedShipping)
  const fields: Partial<Snapshot> = {
    area: place.area,
    ...(isPartly && {
      deducted: {
        lines: lines.flatMap((_, index) => (isDeducted[index] ? [`l${index}`] : [])),
        shipping: deductedShipping,
      },
    }),
    purchase: {
      items: lines.map((line, index) => ({
        line: `l${index}`,
        taxPercent: (isDeducted[index] ? 0 : line.rate) / 10,
        product: { name: 'Lamp', variantName: 'Brass' },
        size: '',
      })),
      totals: { taxPercent: isWhole ? 0 : deliveryRate / 10 },
      shippingAddress: { country: place.country },
      address: { country: 'SE', vatNumber: 'SE556000000001' },
    },
  }
  return {
    bought: {
      lines: lines.map(({ item, price, quantity }, index) => ({
        item,
        price,
        quantity,
        discount: price * quantity - (prices[index] ?? 0),
      })),
      shipping,
      outcome: 'pay',
      amount: total(prices) + shipping - untaxed + paidUntaxed,
      fields,
    },
    gross,
  }
}
