import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moneyText } from '#src/services/commerce/money.ts'
import { type Basket, totalsOf } from '#src/services/commerce/totals.ts'

const voucher = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), value: fc.integer({ min: 0, max: 100 }) }),
  fc.record({ kind: fc.constant('amount' as const), value: fc.integer({ min: 0, max: 500_000 }) }),
  fc.record({ kind: fc.constant('free_shipping' as const), value: fc.constant(0) }),
)

const basket: fc.Arbitrary<Basket> = fc.record({
  lines: fc.array(
    fc.record({ price: fc.integer({ min: 0, max: 10_000_000 }), quantity: fc.integer({ min: 1, max: 99 }) }),
    { maxLength: 50 },
  ),
  vouchers: fc.array(voucher, { maxLength: 3 }),
  shipping: fc.option(
    fc.record({
      price: fc.integer({ min: 0, max: 100_000 }),
      freeFrom: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
    }),
  ),
  vatTenths: fc.constantFrom(170, 190, 200, 210, 250, 255),
  taxFree: fc.boolean(),
})

/** The nearest whole number to a fraction of whole numbers, halves upwards; by searching, not by dividing. */
function nearest(numerator: bigint, denominator: bigint): bigint {
  const floor = (numerator - (((numerator % denominator) + denominator) % denominator)) / denominator
  return 2n * (numerator - floor * denominator) >= denominator ? floor + 1n : floor
}

/** The same rules written another way: exact fractions, prices of single pieces, what is left to pay as a running balance. */
function model({ lines, vouchers, shipping, vatTenths, taxFree }: Basket) {
  const pieces = lines.flatMap(({ price, quantity }) => Array<bigint>(quantity).fill(BigInt(price)))
  const full = pieces.reduce((sum, price) => sum + price, 0n)
  let balance = full
  for (const { kind, value } of vouchers) {
    if (kind === 'percent') balance -= nearest(full * BigInt(value), 100n)
    if (kind === 'amount') balance -= BigInt(value)
    if (balance < 0n) balance = 0n
  }
  const freed = vouchers.some(({ kind }) => kind === 'free_shipping')
  const enough = shipping?.freeFrom !== null && shipping !== null && balance >= BigInt(shipping.freeFrom)
  const carriage = pieces.length === 0 || !shipping || freed || enough ? 0n : BigInt(shipping.price)
  const gross = balance + carriage
  // Net is gross / (1 + rate); the tax is the rest of it.
  const tax = nearest(gross * (1000n + BigInt(vatTenths)) - gross * 1000n, 1000n + BigInt(vatTenths))
  return { items: full, goods: balance, shipping: carriage, tax, grandTotal: taxFree ? gross - tax : gross }
}

test('totals agree with exact arithmetic, and every sum adds up', () => {
  fc.assert(
    fc.property(basket, given => {
      const totals = totalsOf(given)
      const expected = model(given)
      expect(BigInt(totals.items)).toBe(expected.items)
      expect(BigInt(totals.items + totals.discount)).toBe(expected.goods)
      expect(BigInt(totals.shipping)).toBe(expected.shipping)
      expect(BigInt(totals.grandTotal)).toBe(expected.grandTotal)
      expect(BigInt(given.taxFree ? 0 - totals.taxDeducted : totals.tax)).toBe(expected.tax)
      expect(totals.items + totals.discount + totals.shipping + totals.handling + totals.taxDeducted).toBe(
        totals.grandTotal,
      )
      expect(totals.vouchers.reduce((sum, off) => sum + off, 0)).toBe(totals.discount)
      expect(totals.grandTotal).toBeGreaterThanOrEqual(0)
      for (const amount of [...Object.values(totals), ...totals.vouchers].flat()) {
        expect(Number.isSafeInteger(amount) && !Object.is(amount, -0)).toBe(true)
      }
    }),
    { numRuns: 5000 },
  )
})

test('the tax of worked examples', () => {
  const one = { lines: [{ price: 149_500, quantity: 2 }], vouchers: [], shipping: { price: 7_900, freeFrom: null } }
  expect(totalsOf({ ...one, vatTenths: 250, taxFree: false })).toMatchObject({ grandTotal: 306_900, tax: 61_380 })
  expect(totalsOf({ ...one, vatTenths: 250, taxFree: true })).toMatchObject({
    grandTotal: 245_520,
    taxDeducted: -61_380,
    tax: 0,
  })
  expect(totalsOf({ ...one, vatTenths: 255, taxFree: false }).tax).toBe(62_358)
})

test('money is written as the wire writes it', () => {
  const sek = { currency: 'SEK', whole: true }
  const eur = { currency: 'EUR', whole: false }
  expect(moneyText(149_500, sek)).toBe('1\u00a0495\u00a0SEK')
  expect(moneyText(61_380, sek)).toBe('613.80\u00a0SEK')
  expect(moneyText(-62_925, sek)).toBe('-629.25\u00a0SEK')
  expect(moneyText(0, sek)).toBe('0\u00a0SEK')
  expect(moneyText(9_900, eur)).toBe('99.00\u00a0EUR')
  expect(moneyText(123_456_705, eur)).toBe('1\u00a0234\u00a0567.05\u00a0EUR')
  fc.assert(
    fc.property(fc.integer(), fc.boolean(), (minor, whole) => {
      const text = moneyText(minor, { currency: 'SEK', whole }).replace('SEK', '').replaceAll('\u00a0', '')
      expect(Math.round(Number(text) * 100)).toBe(minor)
    }),
  )
})
