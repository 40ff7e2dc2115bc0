import { languageTag } from '#client/shared/texts/locales.ts'
import type { LanguageCode } from '../../lib/languages.ts'
import { texts } from '../../lib/texts.ts'

interface OfferedMethod {
  name: string
  /** For each currency, the countries whose customers can pay in it. */
  places: Record<string, string[]> | 'all'
}

const mobilePay = ['DK', 'FI']

/**
 * The methods besides cards that Stripe's page offers to the customers of a shop in the European
 * Economic Area. Stripe hides methods whose money cannot be captured later, such as iDEAL,
 * Bancontact and Swish. Klarna requires the currency of the customer's country. Link is omitted
 * because it pays with a stored card. If you switch a method such as PayPal off or on in Stripe's
 * dashboard, remove or add it here. Sources: docs.stripe.com/payments/klarna.md,
 * docs.stripe.com/payments/mobilepay.md, docs.stripe.com/payments/wallets,
 * docs.stripe.com/payments/place-a-hold-on-a-payment-method.md; read on 2026-11-23.
 */
const otherMethods: OfferedMethod[] = [
  // Stripe offers the wallets in every country but India.
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

/**
 * Formats a sentence about the methods: "On Stripe's page you pay by card, Apple Pay or Klarna."
 */
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
