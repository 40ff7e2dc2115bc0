import { languageTag } from '#client/shared/texts/locales.ts'
import type { LanguageCode } from '../../lib/languages.ts'
import { texts } from '../../lib/texts.ts'

interface Method {
  name: string
  /** Customers' countries by the currencies that they can pay in there. */
  places: Record<string, string[]> | 'all'
}

const mobilePay = ['DK', 'FI']

/**
 * What Stripe's page offers besides cards, by country, to a shop in the European Economic Area.
 * Only methods whose money can be captured later: with manual capture Stripe hides all others, as
 * iDEAL, Bancontact and Swish. Klarna wants the currency of the customer's country. Link pays with
 * a stored card. What is switched off in Stripe's dashboard is to be removed here; what is switched
 * on besides (Amazon Pay, PayPal, Revolut Pay, Satispay, for companies Billie) is to be added.
 * Sources: docs.stripe.com/payments/klarna.md, docs.stripe.com/payments/mobilepay.md,
 * docs.stripe.com/payments/wallets, docs.stripe.com/payments/place-a-hold-on-a-payment-method.md;
 * read on 2026-11-23.
 */
const others: Method[] = [
  // Whoever has set one up on their device, in every country but India.
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

/** "On Stripe's page you pay by card, Apple Pay or Klarna." */
export function stripeOffer(
  { country, currency }: { country: string; currency: string },
  language: LanguageCode,
): string {
  const t = texts[language].payment
  const names = others
    .filter(({ places }) => (places === 'all' ? country !== 'IN' : places[currency]?.includes(country)))
    .map(({ name }) => name)
  return t.offer(new Intl.ListFormat(languageTag(language), { type: 'disjunction' }).format([t.card, ...names]))
}
