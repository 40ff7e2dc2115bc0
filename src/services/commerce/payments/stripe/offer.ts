import { languageTag } from '#client/shared/texts/locales.ts'
import type { LanguageCode } from '../../lib/languages.ts'
import { texts } from '../../lib/texts.ts'

interface OfferedMethod {
  name: string
  /** By currency, the countries whose customers can pay in it. */
  places: Record<string, string[]> | 'all'
}

const mobilePay = ['DK', 'FI']

/**
 * The methods that Stripe's page offers besides cards, by country, to a shop in the European
 * Economic Area. They are only those whose money can be captured later: with manual capture, Stripe
 * hides all others, such as iDEAL, Bancontact and Swish. Klarna requires the currency of the
 * customer's country. Link is omitted, since it pays with a stored card. Remove here what is
 * switched off in Stripe's dashboard, and add what is switched on besides (Amazon Pay, PayPal,
 * Revolut Pay, Satispay, for companies Billie). Sources: docs.stripe.com/payments/klarna.md,
 * docs.stripe.com/payments/mobilepay.md, docs.stripe.com/payments/wallets,
 * docs.stripe.com/payments/place-a-hold-on-a-payment-method.md; read on 2026-11-23.
 */
const otherMethods: OfferedMethod[] = [
  // Both wallets work in every country but India, for shoppers who have set one up on their device.
  { name: 'Apple Pay', places: 'all' },
  { name: 'Google Pay', places: 'all' },
  {
    name: 'Klarna',
    places: {
      SEK: ['SE'],
      NOK: ['NO'],
      DKK: ['DK'],
      EUR: ['AT', 'BE', 'DE', 'ES', 'FI', 'FR', 'GR', 'IE', 'IT', 'NL', 'PT'],
      GBP: ['GB'],
      CHF: ['CH'],
      CZK: ['CZ'],
      PLN: ['PL'],
      RON: ['RO'],
    },
  },
  { name: 'MobilePay', places: { DKK: mobilePay, EUR: mobilePay, NOK: mobilePay, SEK: mobilePay } },
]

/** Formats the list of methods: "On Stripe's page you pay by card, Apple Pay or Klarna." */
export function formatStripeOffer(
  { country, currency }: { country: string; currency: string },
  language: LanguageCode,
): string {
  const t = texts[language].payment
  const names = otherMethods
    .filter(({ places }) => (places === 'all' ? country !== 'IN' : places[currency]?.includes(country)))
    .map(({ name }) => name)
  return t.offer(new Intl.ListFormat(languageTag(language), { type: 'disjunction' }).format([t.card, ...names]))
}
