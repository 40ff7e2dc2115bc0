import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromStripeAmount, toStripeAmount } from '#src/services/commerce/payments/stripe/amount.ts'

test('amounts are converted to Stripe’s units and back without a change', () => {
  expect(toStripeAmount(299_500, 'SEK')).toBe(299_500)
  expect(toStripeAmount(299_500, 'JPY')).toBe(2995)
  expect(toStripeAmount(12_345, 'KWD')).toBe(123_450)
  expect(toStripeAmount(500, 'ISK')).toBe(500)
  for (const currency of ['JPY', 'KRW', 'ISK', 'UGX']) expect(() => toStripeAmount(150, currency)).toThrow(currency)
  const currency = fc.constantFrom('SEK', 'EUR', 'USD', 'JPY', 'KRW', 'XPF', 'KWD', 'TND', 'ISK', 'UGX')
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), currency, (units, code) => {
      const hundredths = units * 100
      const amount = toStripeAmount(hundredths, code)
      return Number.isInteger(amount) && fromStripeAmount(amount, code) === hundredths
    }),
  )
})
