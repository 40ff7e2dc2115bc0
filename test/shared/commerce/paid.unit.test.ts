import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitPaid } from '#client/shared/analytics/paid.ts'
import { computeTotals } from '#src/services/commerce/selection/totals.ts'

const basket = fc.record({
  lines: fc.array(
    fc.record({
      product: fc.constant('1'),
      price: fc.integer({ min: 1, max: 500_000 }),
      quantity: fc.integer({ min: 1, max: 99 }),
    }),
    { minLength: 1, maxLength: 50 },
  ),
  vouchers: fc.array(
    fc.record({
      kind: fc.constantFrom('percent' as const, 'amount' as const),
      value: fc.integer({ min: 1, max: 100 }),
      minimum: fc.constant(null),
      products: fc.constant(null),
    }),
    { maxLength: 3 },
  ),
  shipping: fc.record({ price: fc.integer({ min: 0, max: 50_000 }), freeFrom: fc.constant(null) }),
  vatTenths: fc.constantFrom(190, 250),
  taxFree: fc.boolean(),
})

test('goods and shipping add up to the paid amount, and items to the amount of the goods', () => {
  fc.assert(
    fc.property(basket, bought => {
      const sums = computeTotals(bought)
      const { goods, shipping, share } = splitPaid(selectionOf(bought, sums))
      expect(goods + shipping).toBeCloseTo(sums.grandTotal / 100, 6)
      const items = bought.lines.reduce((sum, { price, quantity }) => sum + (price / 100) * share * quantity, 0)
      expect(items).toBeCloseTo(goods, 6)
      if (sums.discount === 0 && !bought.taxFree) expect(share).toBeCloseTo(1, 12)
    }),
  )
})

type Bought = Pick<Parameters<typeof computeTotals>[0], 'lines'>

const selectionOf = ({ lines }: Bought, sums: ReturnType<typeof computeTotals>) => ({
  items: lines.map(({ price, quantity }) => ({ priceEachAsNumber: price / 100, quantity })),
  totals: {
    shippingPriceAsNumber: sums.shipping / 100,
    handlingCostPriceAsNumber: sums.handling / 100,
    taxDeductedAsNumber: sums.taxDeducted / 100,
    grandTotalPriceAsNumber: sums.grandTotal / 100,
  },
})
