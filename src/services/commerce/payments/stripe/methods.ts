import { languageTag, perLocale } from '#client/shared/texts/locales.ts'
import type { LanguageCode } from '../../lib/languages.ts'
import { texts } from '../../lib/texts.ts'
import type { PaymentPlace } from '../../selection/state.ts'
import type { Payment } from '../storage.ts'

/** A payment method in the checkout, and what Stripe's page offers for it. */
export interface StripeMethod {
  /**
   * Its name on the wire. The name for cards is just `stripe`, because older payments are stored
   * with it.
   */
  paymentMethod: string
  names: Record<LanguageCode, string>
  /**
   * Stripe's types of payment methods (docs.stripe.com/payments/payment-methods). Empty if the page
   * asks for the addresses: it then offers the types of all other methods, except credit.
   */
  types: { type: string; canHold: boolean }[]
  /** For each currency, the countries whose buyers can pay in that currency. */
  places: Record<string, string[]> | 'all'
  /** Maximum amount in minor units. Default: no limit that a purchase here could reach. */
  maxAmount?: number
  /**
   * Set as long as Stripe does not offer the method to all merchants. Remove this property once it
   * does.
   */
  isOff?: true
  /** Whether Stripe's page asks for the addresses. */
  collectsAddress?: true
  /**
   * Formats a sentence about what Stripe's page offers. Default: none, because the name says
   * enough.
   */
  offer?: (place: PaymentPlace, language: LanguageCode) => string
}

/** The method for cards, wallets and Link. */
export const cards = 'stripe'

const sameName = (name: string) => perLocale(() => name)
const held = (type: string) => ({ type, canHold: true })
const taken = (type: string) => ({ type, canHold: false })
const mobilePay = ['DK', 'FI']

/**
 * The methods in the order in which the checkout shows them: first those of the buyer's country,
 * then cards, then credit. Swedish law forbids shops to list credit first or to preselect it
 * (betaltjänstlagen 2010:751, chapter 7 a). Remove a method here if you switch it off in Stripe's
 * dashboard. Sources: docs.stripe.com/payments (swish, ideal, bancontact, mobilepay, klarna,
 * place-a-hold-on-a-payment-method), read in November 2026.
 */
export const stripeMethods: StripeMethod[] = [
  {
    ...{ paymentMethod: 'stripe-swish', names: sameName('Swish'), types: [taken('swish')] },
    ...{ places: { SEK: ['SE'] }, maxAmount: 15_000_000 },
  },
  {
    ...{ paymentMethod: 'stripe-ideal', names: sameName('iDEAL | Wero'), types: [taken('ideal')] },
    places: { EUR: ['NL'] },
  },
  {
    ...{ paymentMethod: 'stripe-bancontact', names: sameName('Bancontact'), types: [taken('bancontact')] },
    places: { EUR: ['BE'] },
  },
  {
    ...{ paymentMethod: 'stripe-mobilepay', names: sameName('MobilePay'), types: [held('mobilepay')] },
    places: { DKK: mobilePay, EUR: mobilePay, NOK: mobilePay, SEK: mobilePay },
  },
  {
    ...{ paymentMethod: 'stripe-vipps', names: sameName('Vipps'), types: [held('vipps')], isOff: true },
    places: { NOK: ['NO'] },
  },
  {
    ...{ paymentMethod: cards, types: [held('card'), held('link')], places: 'all' },
    names: perLocale(language => texts[language].payment.stripe),
    offer: formatCardOffer,
  },
  {
    ...{ paymentMethod: 'stripe-klarna', names: sameName('Klarna'), types: [held('klarna')] },
    // Klarna requires the currency of the buyer's country.
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
  {
    ...{ paymentMethod: 'stripe-buy-now', types: [], places: 'all', collectsAddress: true },
    names: sameName('Stripe'),
    offer: formatBuyNowOffer,
  },
]

const credit = 'stripe-klarna'

/**
 * The methods from which buyers can choose on the page that asks for addresses: all except credit.
 */
const listBuyNowMethods = (place: PaymentPlace) =>
  stripeMethods.filter(
    method => !method.collectsAddress && method.paymentMethod !== credit && isOfferedIn(method, place),
  )

/** Whether buyers of a country can pay an amount with a method. */
export const isOfferedIn = (
  { places, maxAmount, isOff }: StripeMethod,
  { country, currency, amount }: PaymentPlace,
): boolean =>
  !isOff &&
  (places === 'all' || (country !== null && places[currency]?.includes(country) === true)) &&
  (maxAmount === undefined || amount <= maxAmount)

/** Formats a sentence: "On Stripe's page you pay by card, Apple Pay or Google Pay." */
function formatCardOffer(place: PaymentPlace, language: LanguageCode): string {
  return formatOffer(listCardNames(place, language), language)
}

/**
 * Formats the same sentence as `formatCardOffer`, but with all methods from which buyers can choose
 * on the page.
 */
function formatBuyNowOffer(place: PaymentPlace, language: LanguageCode): string {
  const names = listBuyNowMethods(place).flatMap(method =>
    method.offer ? [...listCardNames(place, language), 'Link'] : [method.names[language]],
  )
  return formatOffer(names, language)
}

const formatOffer = (names: string[], language: LanguageCode) =>
  texts[language].payment.offer(new Intl.ListFormat(languageTag(language), { type: 'disjunction' }).format(names))

function listCardNames({ country }: PaymentPlace, language: LanguageCode): string[] {
  const { card } = texts[language].payment
  // Stripe offers the wallets in every country but India.
  return country === 'IN' ? [card] : [card, 'Apple Pay', 'Google Pay']
}

/**
 * Creates the fields that limit a Checkout Session to the payment's method, even if more methods
 * are switched on in Stripe's dashboard. They also make Stripe only hold the money, if the method
 * allows that.
 */
export function createMethodFields(payment: Payment, shopName: string): Record<string, string> {
  const types = findTypes(payment)
  return Object.fromEntries([
    ...types.map(({ type }, index) => [`allowed_payment_method_types[${index}]`, type]),
    ...types
      .filter(({ canHold }) => canHold)
      .map(({ type }) => [`payment_method_options[${type}][capture_method]`, 'manual']),
    // Swish shows Stripe as the payee, and this text.
    ...types
      .filter(({ type }) => type === 'swish')
      .map(({ type }) => [`payment_method_options[${type}][reference]`, shopName.slice(0, 35)]),
  ])
}

/** Finds the types that the page of a payment offers. */
function findTypes({ method, amount, currency, snapshot: { awaitsAddress } }: Payment): StripeMethod['types'] {
  if (!awaitsAddress) return stripeMethods.find(({ paymentMethod }) => paymentMethod === method)?.types ?? []
  const place = { country: awaitsAddress.state.place.country, currency, amount }
  return listBuyNowMethods(place).flatMap(({ types }) => types)
}
