import { expect, test } from 'vitest'
import { formatStripeOffer } from '#src/services/commerce/payments/stripe/offer.ts'

test('the payment methods that the checkout announces for Stripe’s page depend on country and currency', () => {
  const offers = (country: string, currency: string) =>
    formatStripeOffer({ country, currency }, 'en').replace(/^.*pay by card, Apple Pay(, | or )Google Pay(, | or )?/, '')
  expect(offers('SE', 'SEK')).toBe('Klarna.')
  expect(offers('FI', 'EUR')).toBe('Klarna or MobilePay.')
  expect(offers('PT', 'EUR')).toBe('Klarna.')
  // Norway with US dollars, Estonia and the United States have only cards and wallets.
  for (const [country, currency] of [
    ['NO', 'USD'],
    ['EE', 'EUR'],
    ['US', 'USD'],
  ] as const)
    expect(offers(country, currency)).toBe('.')
  expect(formatStripeOffer({ country: 'IN', currency: 'USD' }, 'sv')).toBe('På Stripes sida betalar du med kort.')
})
