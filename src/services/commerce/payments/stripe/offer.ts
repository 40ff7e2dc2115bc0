import { languageTag } from '#client/i18n/locales.ts'
import type { Language } from '../../lib/languages.ts'
import { texts } from '../../lib/texts.ts'

/**
 * What Stripe's page offers besides cards, by country. Only methods whose money can be captured
 * later: iDEAL, Bancontact and Swish are paid at once. What is switched off in Stripe's dashboard
 * is to be removed here.
 */
const others: { name: string; countries: string[] | 'all' }[] = [
  { name: 'Apple Pay', countries: 'all' },
  { name: 'Google Pay', countries: 'all' },
  {
    name: 'Klarna',
    countries: ['SE', 'NO', 'DK', 'FI', 'DE', 'AT', 'NL', 'BE', 'FR', 'ES', 'IT', 'IE', 'GB', 'US'],
  },
  { name: 'MobilePay', countries: ['DK', 'FI'] },
]

/** "On Stripe's page you pay by card, Apple Pay or Klarna." */
export function stripeOffer(country: string, language: Language): string {
  const t = texts[language].payment
  const names = others
    .filter(({ countries }) => countries === 'all' || countries.includes(country))
    .map(({ name }) => name)
  return t.offer(new Intl.ListFormat(languageTag(language), { type: 'disjunction' }).format([t.card, ...names]))
}
