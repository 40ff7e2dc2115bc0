import { formatAmount } from '#client/shared/money/money.ts'
import type { CountryRow } from '../../catalogue/countries/countries.ts'
import { countriesView } from '../../catalogue/countries/countries-view.ts'
import { highestPriceWithin } from '../../catalogue/countries/tax-rules.ts'
import { arrivalView } from '../../delivery/arrival.ts'
import { computeShippingCost, type ShippingMethod } from '../../delivery/methods.ts'
import { findDeliveryZipCode } from '../../delivery/options.ts'
import { deliveryView, type Widget } from '../../delivery/widget.ts'
import { listLanguages } from '../../lib/languages.ts'
import { moneyFields } from '../../lib/money.ts'
import { returnDays } from '../../lib/terms.ts'
import { texts } from '../../lib/texts.ts'
import { paymentFieldsView } from '../checkout-fields.ts'
import type { Quote } from '../quote.ts'
import { takeBackView } from '../take-back.ts'
import type { Totals } from '../totals.ts'
import { purchaseView } from './purchase-view.ts'

/**
 * The response of most calls (docs/api/checkout.json), without the token. Centra's responses do not
 * have these fields:
 * - of a shipping method: `freeFromAsNumber`, the working days `days`, `pickupPoints` (null if the
 *   method has none), `delivery` (the days of arrival if the goods are ordered now), and `leaving`
 *   (the data from which pages compute these days);
 * - of the location: `canBuyNow` (whether the country has a method for `buyNow`), `returnDays` (the
 *   withdrawal period), `due` (what the recipient pays on arrival when tax is deducted), and
 *   `charged` (the value and the price up to which the shop charges tax instead of deducting it);
 * - of the selection: `freeDelivery` (the amount missing until delivery is free), `refusal` (see
 *   `Quote`), `taxNote` and `taxNumbers` (see `purchaseView`), `buyerReference` (the buyer's own
 *   reference), `delivery` (the days of arrival with the chosen shipping method), and `takeBack`
 *   (see `decideTakeBack`);
 * - of a payment method: `offer` (which ways to pay the provider's page offers in the country);
 * - `paymentRefusal`: why no method can pay the total;
 * - `buyNow`: the method that pays without the checkout's form, because its page asks for the
 *   addresses; null if there is none.
 */
export function selectionView({ quote, reload, extraFields, loggedIn }: PricedSelection) {
  const { language, currency, country, totals } = quote
  const lists = listsView(quote)
  return {
    ...extraFields,
    selection: {
      ...purchaseView(quote),
      additionalNotes: quote.state.fields.additionalNotes,
      giftMessage: quote.state.fields.giftMessage || null,
      buyerReference: quote.state.fields.buyerReference ?? '',
      takeBack: takeBackView(quote.takeBack, language),
      delivery: arrivalView(quote.shipping?.arrival, language),
      freeDelivery: freeDeliveryView(quote),
      refusal: { text: quote.refusal },
      ...deliveryView(describeWidget(quote), { reload }),
    },
    ...lists,
    location: { ...lists.location, canBuyNow: quote.canBuyNow },
    paymentMethods: quote.paymentMethods.map(({ paymentMethod, paymentMethodType, names, offer, widget }) => ({
      paymentMethod,
      name: names[language],
      offer: offer?.(quote.paymentPlace, language) ?? '',
      paymentMethodType,
      supportsInitiateOnly: widget !== undefined,
      providesCustomerAddressAfterPayment: false,
      ...moneyFields('handlingCost', 0, currency),
    })),
    paymentRefusal: { text: quote.paymentRefusal },
    buyNow: buyNowView(quote),
    paymentFields: paymentFieldsView(country),
    shippingMethods: quote.shippingMethods.map(method => ({
      shippingMethod: method.shippingMethod,
      name: method.name,
      ...moneyFields('price', computeCost(method, totals), currency),
      freeFromAsNumber: method.freeFrom === null ? null : method.freeFrom / 100,
      days: method.days,
      delivery: arrivalView(method.arrival, language),
      leaving: quote.leaving,
      pickupPoints: method.pickup ? quote.pickupPoints : null,
    })),
    ...loggedIn,
  }
}

const buyNowView = ({ buyNow, paymentPlace, language }: Quote) =>
  buyNow && {
    paymentMethod: buyNow.method.paymentMethod,
    offer: buyNow.method.offer?.(paymentPlace, language) ?? '',
    needsZipCode: buyNow.needsZipCode,
  }

/** A priced selection, and the other data for the response. */
export interface PricedSelection {
  quote: Quote
  /** Whether a page must reload the delivery widget. */
  reload: boolean
  /** Additional fields for the response. */
  extraFields: object
  /** The field about the logged-in customer, as in `Shop`. */
  loggedIn: object
}

/** Returns the data of the delivery widget; null if the checkout does not show it. */
export function describeWidget(quote: Quote): Widget | null {
  const { state, totals, language, currency, country, shipping } = quote
  if (!quote.deliveryWidget || quote.lines.length === 0) return null
  return {
    session: state.id,
    language,
    currency,
    country: country?.country ?? '',
    zipCode: findDeliveryZipCode(state.fields, state.place.country),
    methods: quote.shippingMethods.map(method => ({ ...method, cost: computeCost(method, totals) })),
    points: quote.pickupPoints,
    chosen: shipping?.shippingMethod ?? null,
    delivery: quote.delivery,
    preferences: state.delivery ?? {},
    address: { ...state.fields.address, ...state.fields.shippingAddress },
  }
}

const computeCost = (method: ShippingMethod, { items, discount, freeShipping }: Totals) =>
  computeShippingCost(method, items + discount, freeShipping)

/**
 * The value and price up to which the shop charges the tax of a country outside the VAT area; null
 * if it charges no such tax. Numbers are in major units.
 */
function chargedView({ eu, taxRule: { treatment, limit }, vatTenths }: CountryRow) {
  if (eu || treatment !== 'charge') return null
  if (!limit) return { per: null, included: true, amountAsNumber: null, currency: '', highestPriceAsNumber: null }
  const { per, included, amount, currency } = limit
  const highestPriceAsNumber = highestPriceWithin(limit, vatTenths) / 100
  return { per, included, amountAsNumber: amount / 100, currency, highestPriceAsNumber }
}

/** The parts of a quote that `listsView` needs. */
type Location = Pick<Quote, 'countries' | 'country' | 'language' | 'state'>

/** The lists in responses with selections and orders. */
export const listsView = ({ countries, country, language, state }: Location) => ({
  languages: listLanguages(),
  countries: countriesView(countries, language),
  location: {
    country: country?.country ?? null,
    name: country?.names[language] ?? '',
    state: state.place.state,
    stateName: country?.states.find(entry => entry.state === state.place.state)?.name ?? '',
    eu: country?.eu ?? false,
    shipTo: country?.shipTo ?? false,
    returnDays,
    due: country && !country.eu ? country.due : null,
    charged: country && chargedView(country),
    market: state.place.market,
    pricelist: state.place.priceList,
    language: listLanguages().find(entry => entry.language === language),
  },
})

/**
 * The goods total from which the chosen shipping method is free, and the amount by which the goods
 * fall short of it, in major units. Null if delivery is free already, or never free.
 */
function freeDeliveryView({ lines, shipping, totals, language, currency }: Quote) {
  const freeFrom = shipping?.freeFrom ?? null
  if (freeFrom === null || lines.length === 0 || totals.shipping === 0) return null
  const missing = freeFrom - totals.items - totals.discount
  const money = (minor: number) => formatAmount(minor / 100, currency.currency, language)
  return {
    fromAsNumber: freeFrom / 100,
    missingAsNumber: missing / 100,
    text: texts[language].delivery.toFree(money(freeFrom), money(missing)),
  }
}
