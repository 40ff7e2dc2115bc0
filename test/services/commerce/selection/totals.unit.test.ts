import fc from 'fast-check'
import { expect, test } from 'vitest'
import { highestPriceWithin, type ValueLimit } from '#src/services/commerce/catalogue/countries/tax-rules.ts'
import { formatWireMoney } from '#src/services/commerce/lib/money.ts'
import { computeTotals } from '#src/services/commerce/selection/totals.ts'
import { combineVouchers, type VoucherTerms } from '#src/services/commerce/vouchers/terms.ts'
import { bag, checkPrices } from './price-model.ts'

test('totals equal exact arithmetic and add up in every country, territory and currency with any vouchers', () => {
  fc.assert(fc.property(bag, checkPrices), { numRuns: 5_000 })
})

const voucher = { minimum: null, products: null, type: 'code', exclusive: false, description: '' } as const

test('a voucher takes off a percentage, an amount or the delivery price, only for its products and from its minimum', () => {
  const lines = [
    { product: '1', price: 30_000, quantity: 1 },
    { product: '2', price: 10_000, quantity: 2 },
  ]
  const shipping = { price: 7_900, freeFrom: null }
  const of = (...vouchers: VoucherTerms[]) =>
    computeTotals({ lines, vouchers, shipping, vatTenths: 250, taxFree: false })
  const percent = { ...voucher, kind: 'percent', value: 10 } as const
  expect(of(percent)).toMatchObject({ vouchers: [-5_000], grandTotal: 52_900 })
  expect(of({ ...percent, products: ['2'] }).vouchers).toEqual([-2_000])
  expect(of({ ...percent, products: ['9'] })).toMatchObject({ vouchers: [0], inEffect: [false] })
  expect(of({ ...percent, minimum: 50_000 }).vouchers).toEqual([-5_000])
  expect(of({ ...percent, minimum: 50_001 })).toMatchObject({ vouchers: [0], inEffect: [false], grandTotal: 57_900 })
  // A voucher for one product takes nothing off others, even if its product costs nothing any more.
  const all = { ...percent, value: 100, products: ['1'] }
  expect(of(all, all).vouchers).toEqual([-30_000, 0])
  expect(of(percent, all).vouchers).toEqual([-5_000, -27_000])
  // A percentage takes no more off other lines if one line costs nothing any more.
  expect(of(all, percent)).toMatchObject({ vouchers: [-30_000, -2_000], lineDiscounts: [30_000, 2_000] })
  const half = { ...percent, value: 50, products: ['1'] }
  expect(of(half, percent)).toMatchObject({ vouchers: [-15_000, -5_000], lineDiscounts: [18_000, 2_000] })
  expect(of({ ...voucher, kind: 'amount', value: 99_999 })).toMatchObject({ discount: -50_000, grandTotal: 7_900 })
  const free = { ...voucher, kind: 'free_shipping', value: 0 } as const
  expect(of(free)).toMatchObject({ freeShipping: true, shipping: 0, grandTotal: 50_000 })
  expect(of({ ...free, minimum: 60_000 })).toMatchObject({ freeShipping: false, shipping: 7_900 })
})

test('the tax on delivery is deducted in proportion to the goods, even if delivery costs more than they do', () => {
  const lines = [
    { product: '1', price: 1_000, quantity: 1 },
    { product: '2', price: 3_000, quantity: 1 },
  ]
  const limit: ValueLimit = { per: 'item', amount: 2_000, currency: 'NOK', included: true, rate: 1_000_000 }
  const shipping = { price: 20_000, freeFrom: null }
  expect(computeTotals({ lines, vouchers: [], shipping, vatTenths: 250, taxFree: false, limit }).deducted).toEqual({
    lines: [false, true],
    shipping: 15_000,
  })
})

test('an exclusive voucher applies alone, unless another code is entered after it', () => {
  const one = (name: string, more: object = {}) => ({
    ...voucher,
    kind: 'percent' as const,
    value: 5,
    voucher: name,
    ...more,
  })
  const names = (...vouchers: ReturnType<typeof one>[]) => combineVouchers(vouchers).map(({ voucher }) => voucher)
  const everybody = one('auto', { type: 'automatic' })
  const alone = one('alone', { exclusive: true })
  expect(names(everybody, one('a'), one('b'))).toEqual(['auto', 'a', 'b'])
  expect(names(everybody, one('a'), alone)).toEqual(['alone'])
  expect(names(everybody, alone, one('a'))).toEqual(['auto', 'a'])
  const both = { type: 'automatic', exclusive: true }
  expect(names(everybody, one('x', both), one('y', both))).toEqual(['x'])
  expect(names(everybody, one('x', both), one('a'))).toEqual(['auto', 'a'])
})

test('tax is computed from the gross total and rounded once, and is deducted if the delivery is tax free', () => {
  const one = {
    lines: [{ product: '1', price: 149_500, quantity: 2 }],
    vouchers: [],
    shipping: { price: 7_900, freeFrom: null },
  }
  expect(computeTotals({ ...one, vatTenths: 250, taxFree: false })).toMatchObject({ grandTotal: 306_900, tax: 61_380 })
  expect(computeTotals({ ...one, vatTenths: 250, taxFree: true })).toMatchObject({
    grandTotal: 245_520,
    taxDeducted: -61_380,
    tax: 0,
  })
  expect(computeTotals({ ...one, vatTenths: 255, taxFree: false }).tax).toBe(62_358)
})

test('tax is charged up to a value limit per piece or consignment, and deducted above it', () => {
  const no = { per: 'item', amount: 300_000, currency: 'NOK', included: false, rate: 1_000_000 } as const
  const gb = { per: 'consignment', amount: 13_500, currency: 'GBP', included: true, rate: 1_000_000 } as const
  const shipping = { price: 14_900, freeFrom: null }
  const of = (limit: ValueLimit, vatTenths: number, ...lines: [price: number, quantity: number][]) =>
    computeTotals({
      lines: lines.map(([price, quantity], index) => ({ product: `${index}`, price, quantity })),
      ...{ vouchers: [], shipping, vatTenths, taxFree: false, limit },
    })
  // 3,750 with tax is exactly NOK 3,000 without it, and so no longer below the limit.
  expect(of(no, 250, [374_999, 1])).toMatchObject({ taxDeducted: 0, grandTotal: 389_899, tax: 77_980 })
  expect(of(no, 250, [375_000, 1])).toMatchObject({ taxDeducted: -77_980, grandTotal: 311_920, tax: 0 })
  // The limit is per piece. Delivery is divided in proportion to the goods.
  expect(of(no, 250, [374_999, 9])).toMatchObject({ taxDeducted: 0, isTaxFree: false })
  expect(of(no, 250, [100_000, 2], [400_000, 2])).toMatchObject({
    deducted: { lines: [false, true], shipping: 11_920 },
    taxDeducted: -162_384,
    tax: 40_596,
    grandTotal: 1_014_900 - 162_384,
  })
  // £162 with tax is £135 without it, which is still within the limit for all goods together.
  expect(of(gb, 200, [16_200, 1])).toMatchObject({ taxDeducted: 0, tax: 5_183 })
  expect(of(gb, 200, [8_100, 2])).toMatchObject({ taxDeducted: 0, tax: 5_183 })
  expect(of(gb, 200, [8_100, 1], [8_101, 1])).toMatchObject({ taxDeducted: -5_184, tax: 0, isTaxFree: true })
  // With an exchange rate, the limit is converted: here 1 NOK is 0.0855 of the currency.
  const inEuro = { ...no, rate: 85_500 }
  expect(of(inEuro, 250, [32_062, 1]).taxDeducted).toBe(0)
  expect(of(inEuro, 250, [32_063, 1]).taxDeducted).toBe(-9_393)
  expect([highestPriceWithin(no, 250), highestPriceWithin(gb, 200), highestPriceWithin(inEuro, 250)]).toEqual([
    374_999, 16_200, 32_062,
  ])
})

test('amounts in the checkout interface have no-break spaces, a decimal point and the currency code', () => {
  const sek = { currency: 'SEK', whole: true }
  const eur = { currency: 'EUR', whole: false }
  expect(formatWireMoney(149_500, sek)).toBe('1\u00a0495\u00a0SEK')
  expect(formatWireMoney(61_380, sek)).toBe('613.80\u00a0SEK')
  expect(formatWireMoney(-62_925, sek)).toBe('-629.25\u00a0SEK')
  expect(formatWireMoney(0, sek)).toBe('0\u00a0SEK')
  expect(formatWireMoney(9_900, eur)).toBe('99.00\u00a0EUR')
  expect(formatWireMoney(123_456_705, eur)).toBe('1\u00a0234\u00a0567.05\u00a0EUR')
  fc.assert(
    fc.property(fc.integer(), fc.boolean(), (minor, whole) => {
      const text = formatWireMoney(minor, { currency: 'SEK', whole }).replace('SEK', '').replaceAll('\u00a0', '')
      expect(Math.round(Number(text) * 100)).toBe(minor)
    }),
  )
})
